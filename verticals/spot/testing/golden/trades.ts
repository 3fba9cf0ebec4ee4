/** Orders that meet: limit orders, the house maker's ladder, pairs of orders, and amending. */
import { bookName, realms } from '@evenkeel/kernel'
import { amend, type BothRealms, cancel, cancelAll, place, placeOco } from './bothRealms.ts'
import { BTC, DUST, IDR, SHIB } from './pairs.ts'

export async function tradeLimits(bothRealms: BothRealms): Promise<void> {
  await bothRealms.askWithoutKey(place(1, DUST, 'sell limit gtc', { quantity: 3n, price: '1' }))
  await bothRealms.ask(place(2, DUST, 'buy limit gtc', { quantity: 1n, price: '1' }))
  await bothRealms.ask(place(3, BTC, 'buy market ioc', { spend: '50' }), 'priceFeedStale')
  await bothRealms.price(BTC, '60000.005')
  await bothRealms.price(SHIB, '0.00001', 'walk')
  await bothRealms.price(IDR, '950000000')
  const at = { price: '60100' }
  const named = { ...at, quantity: '0.5', clientId: 'a-1' }
  await bothRealms.ask(place(1, BTC, 'sell limit gtc', named))
  await bothRealms.ask(place(1, BTC, 'sell limit gtc', named), 'clientIdUsed')
  await bothRealms.askWithoutKey(place(2, BTC, 'sell limit gtc', { ...at, quantity: '0.25' }))
  await bothRealms.ask(place(3, BTC, 'buy limit ioc', { ...at, quantity: '0.6' }))
  await bothRealms.ask(place(70_000, BTC, 'buy limit fok', { ...at, quantity: '0.1' }))
  await bothRealms.ask(place(1, BTC, 'buy limit fok', { ...at, quantity: '1' }), 'cannotFillWhole')
  await bothRealms.ask(place(1, BTC, 'buy limit postOnly', { ...at, quantity: '1' }), 'wouldTake')
  const digits = { price: '59900', quantity: '0.2', clientId: '9007199254740993' }
  await bothRealms.ask(place(3, BTC, 'buy limit postOnly', digits))
  // Meets an order of its own.
  await bothRealms.ask(place(2, BTC, 'buy limit ioc', { ...at, quantity: '0.3' }))
  await refuseLimits(bothRealms)
}

async function refuseLimits(bothRealms: BothRealms): Promise<void> {
  const [price, quantity] = ['60100', '0.1']
  const buy = 'buy limit gtc'
  await bothRealms.ask(place(1, 'NO-USDT', buy, { price, quantity }), 'pairDoesNotExist')
  await bothRealms.ask(place(1, BTC, buy, { price: '60100.001', quantity }), 'priceOffTick')
  await bothRealms.ask(place(1, BTC, buy, { price, quantity: 7n }), 'quantityOffLot')
  await bothRealms.ask(place(1, BTC, buy, { price, quantity: 1_000n }), 'orderTooSmall')
  await bothRealms.ask(place(1, BTC, buy, { price, quantity: 10n ** 16n }), 'orderTooLarge')
  await bothRealms.ask(place(1, BTC, buy, { price: '90000', quantity }), 'priceBeyondBand')
  await bothRealms.ask(place(1, BTC, buy, { price, quantity: '2001' }), 'insufficientFunds')
  await bothRealms.ask(place(1, SHIB, 'sell market ioc', { quantity: '1000000' }), 'noLiquidity')
}

export async function tradeWithLadder(bothRealms: BothRealms): Promise<void> {
  await bothRealms.ladder(
    1,
    [
      [59_990, 2],
      [59_980, 9],
    ],
    [
      [60_010, 2],
      [60_020, 9],
    ],
  )
  await bothRealms.ask(place(1, BTC, 'buy market ioc', { spend: '30000.12345678' }))
  await bothRealms.ask(place(2, BTC, 'buy market ioc', { quantity: '0.7' }))
  await bothRealms.askWithoutKey(
    place(70_000, BTC, 'sell market ioc', { quantity: '0.9', clientId: 'm' }),
  )
  await bothRealms.ladder(2, [], [[59_999, 1]])
  const partly = await bothRealms.ask(
    place(2, BTC, 'buy limit gtc', { quantity: '3', price: '60000' }),
  )
  await bothRealms.askWithoutKey(
    place(1, BTC, 'sell limit gtc', { quantity: '0.5', price: '60000' }),
  )
  await bothRealms.ask(cancel(1, partly), 'orderDoesNotExist')
  await bothRealms.ask(cancel(2, partly))
  await bothRealms.see((board) => {
    for (const realm of realms) board.setLadder(realm, bookName('spot', BTC), undefined)
  })
}

export async function pairUpAndAmend(bothRealms: BothRealms): Promise<void> {
  await bothRealms.askWithoutKey(placeOco(1, BTC, 'sell', '0.4', ['61000', '59000']))
  await bothRealms.ask(placeOco(1, BTC, 'sell', '0.4', ['59000', '61000']), 'ocoPricesWrong')
  const legs = await bothRealms.ask(placeOco(3, BTC, 'buy', '0.3', ['59500', '60500', '60600']))
  await bothRealms.ask(amend(3, legs, { quantity: '0.2' }), 'cannotAmend')
  // Takes the order at 59900 and a part of one leg.
  await bothRealms.ask(place(70_000, BTC, 'sell limit ioc', { quantity: '0.3', price: '59500' }))
  await bothRealms.ask(amend(3, legs, { quantity: '0.1' }), 'quantityBelowFilled')
  await bothRealms.ask(amend(3, legs, { quantity: '0.25' }))
  await bothRealms.ask(amend(3, legs, { price: '59400' }))
  await bothRealms.ask(cancel(3, legs), 'orderDoesNotExist')
  const others = await bothRealms.ask(placeOco(70_000, BTC, 'buy', '0.3', ['59500', '60500']))
  await bothRealms.ask(cancel(70_000, others))
  await bothRealms.ask(cancelAll(70_000))
  const [high, low] = [{ price: '59000' }, { price: '58000', clientId: 'b-1' }]
  await bothRealms.askTogether(
    place(70_000, BTC, 'buy limit gtc', { ...high, quantity: '0.02' }),
    place(70_000, BTC, 'buy limit gtc', { price: '0.001', quantity: '0.02' }),
    place(70_000, BTC, 'buy limit gtc', { ...low, quantity: '3' }),
  )
  await bothRealms.ask(amend(70_000, 'b-1', { price: '58000.01', quantity: '2' }))
}
