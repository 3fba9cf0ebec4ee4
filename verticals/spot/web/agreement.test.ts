/** The form and the exchange: what the form lets through is accepted, and what it stops is refused for that reason. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAmount } from '@evenkeel/kernel'
import { createRandom, type Random, stage } from '@evenkeel/kernel/testing'
import { type Command, spot } from '../core/index.ts'
import { coins, given, givenMaker, laddered, PAIR, priced } from '../testing/givenSpot.ts'
import { asks, bids, facts, filled } from './testing/givenTrade.ts'
import { figuresOf } from './tradeFigures.ts'
import { kinds, type TradeForm, timesInForce } from './tradeForm.ts'
import { type Problem, problemOf } from './tradeProblem.ts'
import { type Request, requestOf } from './tradeRequest.ts'

const MEMBER = 1
const FORMS = 4_000

/** What each refusal is called in the form. */
const reasons: Readonly<Record<string, Problem['why']>> = {
  priceOffTick: 'priceStep',
  priceTooHigh: 'priceTooHigh',
  quantityOffLot: 'amountStep',
  orderTooLarge: 'tooLarge',
  orderTooSmall: 'tooSmall',
  priceBeyondBand: 'beyondBand',
  insufficientFunds: 'insufficientFunds',
  priceFeedStale: 'feedStale',
  ocoPricesWrong: 'ocoSides',
  wouldTake: 'wouldTake',
  noLiquidity: 'noOffers',
}
/** Whether there is enough to fill it whole is known to the exchange alone. */
const unforeseen = ['cannotFillWhole']

test('[S30, S31] the form and the exchange agree on thousands of forms', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '10')
  on.market(priced('100'))
  on.market(laddered(1, bids.map(rung), asks.map(rung)))
  const balances = {
    buy: formatAmount(on.available(MEMBER, 'spot', 'USDT')),
    sell: formatAmount(on.available(MEMBER, 'spot', 'BTC')),
  }
  const random = createRandom(30)
  const seen = new Map<string, number>()
  for (let nth = 0; nth < FORMS; nth += 1) {
    const form = anyForm(random)
    const known = facts({ available: balances[form.side] })
    const figures = figuresOf(form, known)
    const problem = problemOf(form, figures, known)
    if (problem?.why === 'missing' || problem?.why === 'totalStep') continue
    const decision = on.machine.decide(spot, commandOf(requestOf(form, figures, PAIR)), 'real')
    const refusal = decision.ok ? undefined : decision.refusal
    if (refusal !== undefined && unforeseen.includes(refusal)) continue
    const told = problem?.why ?? 'placed'
    seen.set(told, (seen.get(told) ?? 0) + 1)
    const said = refusal === undefined ? undefined : reasons[refusal]
    assert.equal(said, problem?.why, JSON.stringify({ form, figures, refusal }))
  }
  for (const why of [
    'placed',
    'priceStep',
    'amountStep',
    'tooSmall',
    'beyondBand',
    'ocoSides',
    'priceTooHigh',
  ])
    assert.ok((seen.get(why) ?? 0) > 20, `${why} was hardly met: ${seen.get(why)}`)
  for (const why of ['insufficientFunds', 'wouldTake'])
    assert.ok((seen.get(why) ?? 0) > 20, `${why} was hardly met: ${seen.get(why)}`)
})

const rung = ({ price, quantity }: (typeof bids)[number]) => [price, quantity] as const

function anyForm(random: Random): TradeForm {
  const far = () => (random.oneIn(8) ? 10_737_410 + random.below(20) : 50 + random.below(120))
  const near = () => (random.oneIn(6) ? far() : 98 + random.below(5))
  const anyPrice = () =>
    `${near()}.${random.oneIn(25) ? '005' : String(random.below(100)).padStart(2, '0')}`
  const anyAmount = () =>
    random.pick([
      `0.0${random.below(100)}`,
      `${random.below(4)}.${random.below(100_000)}`,
      `${random.below(150)}`,
      ...(random.oneIn(10) ? ['0.1234567'] : []),
    ])
  return filled(
    { type: 'side', side: random.pick(['buy', 'sell']) },
    { type: 'kind', kind: random.pick(kinds) },
    { type: 'timeInForce', timeInForce: random.pick(timesInForce) },
    { type: 'price', value: anyPrice() },
    { type: 'stopPrice', value: anyPrice() },
    { type: 'stopLimitPrice', value: random.oneIn(2) ? anyPrice() : '' },
    random.pick([
      { type: 'amount', value: anyAmount() },
      { type: 'total', value: `${random.below(12_000)}` },
      { type: 'percent', percent: 1 + random.below(100) },
    ]),
  )
}

/** The request as the route would hand it on. */
function commandOf({ type, input }: Request): Command {
  const amounts = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, isAmount(name) ? coins(value) : value]),
  )
  const order = { type: type === 'oco' ? 'placeOco' : 'placeOrder', member: MEMBER }
  return { force: 'gtc', ...order, ...amounts } as unknown as Command
}

function isAmount(name: string): boolean {
  return ['price', 'stopPrice', 'stopLimitPrice', 'quantity', 'spend'].includes(name)
}
