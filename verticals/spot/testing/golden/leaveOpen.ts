/** The end of the golden spot journal: what stays in the order books, so that the state holds it. */
import { type BothRealms, listPair, place, placeOco } from './bothRealms.ts'
import { BTC, IDR, LAST, PAIRS, SHIB } from './pairs.ts'

export async function leaveOpen(bothRealms: BothRealms): Promise<void> {
  const fees = { makerFeeBps: 0, takerFeeBps: 25, minNotional: 9_007_199_254_740_993n }
  for (const terms of PAIRS.filter(({ pair }) => pair === IDR)) {
    await bothRealms.ask(listPair({ ...terms, ...fees }))
    await bothRealms.ask(listPair({ ...terms, ...fees }))
    await bothRealms.ask(listPair({ ...terms, tickSize: 1n }), 'termsNeverChange')
  }
  await bothRealms.ask(
    () => ({ type: 'fundSandboxMaker', asset: 'BTC', amount: 0n }),
    'amountIsZero',
  )
  await bothRealms.askWithoutKey(placeOco(1, BTC, 'sell', '0.4', ['61500', '59500']))
  await bothRealms.ask(placeOco(2, BTC, 'buy', '0.2', ['60000', '61000', '61100']))
  await bothRealms.askWithoutKey(
    placeOco(3, SHIB, 'sell', '30000000000', ['0.000011', '0.000009', '0.0000089']),
  )
  await bothRealms.askWithoutKey(placeOco(LAST, IDR, 'buy', '20', ['940000000', '960000000']))
  await bothRealms.askWithoutKey(
    place(3, BTC, 'sell stopMarket gtc', { quantity: '0.7', stopPrice: '59000' }),
  )
  await bothRealms.ask(place(2, BTC, 'sell stopLimit gtc', { ...RISING, quantity: '0.7' }))
  await bothRealms.ask(place(3, BTC, 'buy stopMarket gtc', { spend: '77.00000007', ...LATER }))
  await bothRealms.askWithoutKey(
    place(1, BTC, 'buy stopLimit ioc', { ...FALLING, quantity: '0.01' }),
  )
  // One line at one price.
  for (const member of [LAST, 1, 2])
    await bothRealms.askWithoutKey(
      place(member, BTC, 'buy limit gtc', { quantity: '0.05', price: '60010' }),
    )
  await bothRealms.ladder(
    9,
    [
      [60_490, 3],
      [60_480, 8],
    ],
    [
      [60_505, 3],
      [60_506, 8],
    ],
  )
  await bothRealms.ask(place(2, BTC, 'buy market ioc', { quantity: '1.2' }))
  await bothRealms.askWithoutKey(place(1, BTC, 'sell market ioc', { quantity: '0.8' }))
  await bothRealms.ask(place(LAST, BTC, 'sell limit ioc', { quantity: '0.6', price: '60490' }))
}

const RISING = { stopPrice: '62000', price: '61990' }
const LATER = { stopPrice: '62500', clientId: 's-2' }
const FALLING = { stopPrice: '60100', price: '60050' }
