/** Orders that meet: limit orders, the house maker's ladder, pairs of orders, and amending. */
import { bookName, realms } from '@evenkeel/kernel'
import { amend, type BothBooks, cancel, cancelAll, place, placeOco } from './bothBooks.ts'
import { BTC, DUST, IDR, SHIB } from './pairs.ts'

export async function tradeLimits(books: BothBooks): Promise<void> {
  await books.askWithoutKey(place(1, DUST, 'sell limit gtc', { quantity: 3n, price: '1' }))
  await books.ask(place(2, DUST, 'buy limit gtc', { quantity: 1n, price: '1' }))
  await books.ask(place(3, BTC, 'buy market ioc', { spend: '50' }), 'priceFeedStale')
  await books.price(BTC, '60000.005')
  await books.price(SHIB, '0.00001', 'walk')
  await books.price(IDR, '950000000')
  const at = { price: '60100' }
  const named = { ...at, quantity: '0.5', clientId: 'a-1' }
  await books.ask(place(1, BTC, 'sell limit gtc', named))
  await books.ask(place(1, BTC, 'sell limit gtc', named), 'clientIdUsed')
  await books.askWithoutKey(place(2, BTC, 'sell limit gtc', { ...at, quantity: '0.25' }))
  await books.ask(place(3, BTC, 'buy limit ioc', { ...at, quantity: '0.6' }))
  await books.ask(place(70_000, BTC, 'buy limit fok', { ...at, quantity: '0.1' }))
  await books.ask(place(1, BTC, 'buy limit fok', { ...at, quantity: '1' }), 'cannotFillWhole')
  await books.ask(place(1, BTC, 'buy limit postOnly', { ...at, quantity: '1' }), 'wouldTake')
  const digits = { price: '59900', quantity: '0.2', clientId: '9007199254740993' }
  await books.ask(place(3, BTC, 'buy limit postOnly', digits))
  // Meets an order of its own.
  await books.ask(place(2, BTC, 'buy limit ioc', { ...at, quantity: '0.3' }))
  await refuseLimits(books)
}

async function refuseLimits(books: BothBooks): Promise<void> {
  const [price, quantity] = ['60100', '0.1']
  const buy = 'buy limit gtc'
  await books.ask(place(1, 'NO-USDT', buy, { price, quantity }), 'pairDoesNotExist')
  await books.ask(place(1, BTC, buy, { price: '60100.001', quantity }), 'priceOffTick')
  await books.ask(place(1, BTC, buy, { price, quantity: 7n }), 'quantityOffLot')
  await books.ask(place(1, BTC, buy, { price, quantity: 1_000n }), 'orderTooSmall')
  await books.ask(place(1, BTC, buy, { price, quantity: 10n ** 16n }), 'orderTooLarge')
  await books.ask(place(1, BTC, buy, { price: '90000', quantity }), 'priceBeyondBand')
  await books.ask(place(1, BTC, buy, { price, quantity: '2001' }), 'insufficientFunds')
  await books.ask(place(1, SHIB, 'sell market ioc', { quantity: '1000000' }), 'noLiquidity')
}

export async function tradeWithLadder(books: BothBooks): Promise<void> {
  await books.ladder(
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
  await books.ask(place(1, BTC, 'buy market ioc', { spend: '30000.12345678' }))
  await books.ask(place(2, BTC, 'buy market ioc', { quantity: '0.7' }))
  await books.askWithoutKey(
    place(70_000, BTC, 'sell market ioc', { quantity: '0.9', clientId: 'm' }),
  )
  await books.ladder(2, [], [[59_999, 1]])
  const partly = await books.ask(place(2, BTC, 'buy limit gtc', { quantity: '3', price: '60000' }))
  await books.askWithoutKey(place(1, BTC, 'sell limit gtc', { quantity: '0.5', price: '60000' }))
  await books.ask(cancel(1, partly), 'orderDoesNotExist')
  await books.ask(cancel(2, partly))
  await books.see((board) => {
    for (const realm of realms) board.setLadder(realm, bookName('spot', BTC), undefined)
  })
}

export async function pairUpAndAmend(books: BothBooks): Promise<void> {
  await books.askWithoutKey(placeOco(1, BTC, 'sell', '0.4', ['61000', '59000']))
  await books.ask(placeOco(1, BTC, 'sell', '0.4', ['59000', '61000']), 'ocoPricesWrong')
  const legs = await books.ask(placeOco(3, BTC, 'buy', '0.3', ['59500', '60500', '60600']))
  await books.ask(amend(3, legs, { quantity: '0.2' }), 'cannotAmend')
  // Takes the order at 59900 and a part of one leg.
  await books.ask(place(70_000, BTC, 'sell limit ioc', { quantity: '0.3', price: '59500' }))
  await books.ask(amend(3, legs, { quantity: '0.1' }), 'quantityBelowFilled')
  await books.ask(amend(3, legs, { quantity: '0.25' }))
  await books.ask(amend(3, legs, { price: '59400' }))
  await books.ask(cancel(3, legs), 'orderDoesNotExist')
  const others = await books.ask(placeOco(70_000, BTC, 'buy', '0.3', ['59500', '60500']))
  await books.ask(cancel(70_000, others))
  await books.ask(cancelAll(70_000))
  const [high, low] = [{ price: '59000' }, { price: '58000', clientId: 'b-1' }]
  await books.askTogether(
    place(70_000, BTC, 'buy limit gtc', { ...high, quantity: '0.02' }),
    place(70_000, BTC, 'buy limit gtc', { price: '0.001', quantity: '0.02' }),
    place(70_000, BTC, 'buy limit gtc', { ...low, quantity: '3' }),
  )
  await books.ask(amend(70_000, 'b-1', { price: '58000.01', quantity: '2' }))
}
