/** Prices that move: stops go off, the house maker sweeps; and trades of very large amounts. */
import { amend, type BothRealms, cancel, cancelAll, place } from './bothRealms.ts'
import { BTC, IDR, LAST, SHIB } from './pairs.ts'

/** The last amount that is written as a plain number, and the two after it. */
const EDGES = [2n ** 53n - 2n, 2n ** 53n - 1n, 2n ** 53n]

/** Bids are swept, and stops sell. */
export async function fall(bothRealms: BothRealms): Promise<void> {
  const quantity = '0.3'
  await bothRealms.askWithoutKey(
    place(2, BTC, 'sell stopMarket gtc', { quantity, stopPrice: '59200' }),
  )
  const rests = { quantity, stopPrice: '59100', price: '58950' }
  await bothRealms.ask(place(1, BTC, 'sell stopLimit gtc', rests))
  const whole = { quantity, stopPrice: '59050', price: '58990' }
  await bothRealms.ask(place(70_000, BTC, 'sell stopLimit fok', whole))
  const posted = { quantity, stopPrice: '59020', price: '58960' }
  await bothRealms.askWithoutKey(place(3, BTC, 'sell stopLimit postOnly', posted))
  await bothRealms.price(BTC, '58900', 'walk', true)
  await bothRealms.ask(place(1, BTC, 'sell stopMarket gtc', rests), 'priceFeedStale')
  await bothRealms.price(BTC, '58900.00000001', 'walk')
}

/** Offers are swept, and stops buy. */
export async function rise(bothRealms: BothRealms): Promise<void> {
  const quantity = '0.1'
  const rests = { quantity, stopPrice: '60400', price: '60450' }
  await bothRealms.ask(place(3, BTC, 'buy stopLimit gtc', { ...rests, clientId: 's-1' }))
  const passes = { quantity, stopPrice: '60300', price: '60350' }
  await bothRealms.askWithoutKey(place(1, BTC, 'buy stopLimit ioc', passes))
  await bothRealms.askWithoutKey(
    place(2, BTC, 'buy stopMarket gtc', { spend: '5000', stopPrice: '60200' }),
  )
  await bothRealms.ask(place(1, BTC, 'buy stopMarket gtc', { quantity, stopPrice: '60250' }))
  const posted = { quantity, stopPrice: '60480', price: '60600' }
  await bothRealms.ask(place(3, BTC, 'buy stopLimit postOnly', posted))
  await bothRealms.askWithoutKey(
    place(70_000, BTC, 'sell limit gtc', { quantity: '0.5', price: '60510' }),
  )
  await bothRealms.price(BTC, '60500')
}

export async function tradeLargely(bothRealms: BothRealms): Promise<void> {
  await bothRealms.askWithoutKey(
    place(1, IDR, 'sell limit gtc', { quantity: '200', price: '951000000' }),
  )
  await bothRealms.ask(place(2, IDR, 'buy limit gtc', { quantity: '150', price: '951000000' }))
  const bid = { quantity: '200', price: '949000000', clientId: 'large' }
  await bothRealms.ask(place(3, IDR, 'buy limit gtc', bid))
  await bothRealms.ask(place(70_000, IDR, 'sell market ioc', { quantity: '120' }))
  await bothRealms.ask(amend(3, 'large', { quantity: '150' }))
  for (const spend of EDGES)
    await bothRealms.ask(place(LAST, IDR, 'buy stopMarket gtc', { spend, stopPrice: '960000000' }))
  await bothRealms.ask(cancelAll(LAST, IDR))
  await bothRealms.askWithoutKey(
    place(1, IDR, 'sell limit gtc', { quantity: '100', price: '955000000' }),
  )
  const spend = 12_345_678_901_234_567n
  await bothRealms.ask(place(2, IDR, 'buy stopMarket gtc', { spend, stopPrice: '952000000' }))
  await bothRealms.price(IDR, '952500000.00000001')
  await bothRealms.askWithoutKey(
    place(1, SHIB, 'sell limit gtc', { quantity: '200000000000', price: '0.0000101' }),
  )
  await bothRealms.ask(
    place(2, SHIB, 'buy limit ioc', { quantity: '100000000000', price: '0.0000101' }),
  )
  const offer = { quantity: '20000000000', price: '0.000012', clientId: 'shib' }
  await bothRealms.askWithoutKey(place(3, SHIB, 'sell limit gtc', offer))
  await bothRealms.ask(cancel(3, 'shib'))
}
