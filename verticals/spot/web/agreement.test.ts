/** The form and the exchange: what the form lets through is accepted, and what it stops is refused for that reason. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXCHANGE, formatAmount } from '@evenkeel/kernel'
import { createRandom, type Random, stage } from '@evenkeel/kernel/testing'
import { amendOrder, placeOco, placeOrder } from '../contract/index.ts'
import { type Command, spot } from '../core/index.ts'
import {
  amending,
  coins,
  given,
  givenMaker,
  laddered,
  limit,
  market,
  PAIR,
  place,
  priced,
} from '../testing/givenSpot.ts'
import { amendment, amendProblem } from './amend.ts'
import type { Order } from './orderLists.ts'
import { asks, bids, facts, filled } from './testing/givenTrade.ts'
import { figuresOf } from './tradeFigures.ts'
import { kinds, type Side, type TradeForm, timesInForce } from './tradeForm.ts'
import type { Facts } from './tradeMarket.ts'
import { problemOf } from './tradeProblem.ts'
import { type Request, requestOf } from './tradeRequest.ts'

const MEMBER = 1
const OTHER = 2
const FORMS = 4_000

/** What only the exchange knows: how deep the book is, how many orders there are, that one is over by now. */
const unforeseen = [
  'cannotFillWhole',
  'tooManyOrders',
  'orderDoesNotExist',
  // A form never asks for these.
  'pairDoesNotExist',
  'clientIdUsed',
  'cannotAmend',
]

type Scene = {
  readonly on: ReturnType<typeof staged>
  readonly seen: Pick<Facts, 'isStale' | 'bids' | 'asks'>
}
const staged = () => given(stage(spot))
type Level = (typeof bids)[number]

/** The house maker's ladder around the price. */
function usual(): Scene {
  const on = staged()
  const rung = ({ price, quantity }: Level) => [price, quantity] as const
  givenMaker(on, '1000', '10')
  on.market(laddered(1, bids.map(rung), asks.map(rung)))
  return { on, seen: { isStale: false, bids, asks } }
}

/** Another member's orders alone: a bid and an offer of one coin each. */
function membersOnly(bid: string, ask: string, isStale = false): Scene {
  const on = staged()
  on.submit(limit(OTHER, 'buy', '1', bid))
  on.submit(limit(OTHER, 'sell', '1', ask))
  on.market(priced('100', isStale))
  const level = (price: string) => [{ price, quantity: '1' }]
  return { on, seen: { isStale, bids: level(bid), asks: level(ask) } }
}

const scenes: Readonly<Record<string, () => Scene>> = {
  'a ladder around the price': usual,
  'offers below the price': () => membersOnly('99', '99.5'),
  'bids above the price': () => membersOnly('100.5', '101'),
  'nobody near the price': () => membersOnly('94.99', '105.01'),
  'a stale price': () => membersOnly('99', '101', true),
}

test('[S30, S31] the form and the exchange agree on thousands of forms, whatever stands in the book', () => {
  const random = createRandom(30)
  const met = new Map<string, number>()
  for (const [name, make] of Object.entries(scenes)) {
    const { on, seen } = make()
    const known = (side: Side) => facts({ ...seen, available: held(on, side) })
    for (let nth = 0; nth < FORMS; nth += 1) {
      const form = anyForm(random)
      const figures = figuresOf(form, known(form.side))
      const problem = problemOf(form, figures, known(form.side))
      if (problem?.why === 'missing' || problem?.why === 'totalOffStep') continue
      const refusal = refusalOf(on, commandOf(requestOf(form, figures, PAIR)))
      if (unforeseen.includes(refusal)) continue
      assert.equal(problem?.why ?? 'none', refusal, `${name}: ${JSON.stringify({ form, figures })}`)
      met.set(refusal, (met.get(refusal) ?? 0) + 1)
    }
  }
  const refusals = new Set<string>(['none', ...placeOrder.refusals, ...placeOco.refusals])
  for (const refusal of refusals)
    if (!unforeseen.includes(refusal))
      assert.ok((met.get(refusal) ?? 0) > 20, `${refusal} was hardly met: ${met.get(refusal)}`)
})

test('[S35] the form and the exchange agree on thousands of changes of an open order', () => {
  const random = createRandom(35)
  const met = new Map<string, number>()
  for (let nth = 0; nth < 40; nth += 1) {
    const { on, seen } = membersOnly('99', '101')
    const side = random.pick(['buy', 'sell'] as const)
    const force = random.pick(['gtc', 'postOnly'] as const)
    const [price, quantity] = [side === 'buy' ? '99.5' : '100.5', `${2 + random.below(90)}`]
    const id = place(on, limit(MEMBER, side, quantity, price, force))
    const filled = random.pick(['0', '0.5', '1.5'])
    if (filled !== '0') on.submit(market(3, side === 'buy' ? 'sell' : 'buy', filled))
    const order = { side, kind: 'limit', force, price, quantity, filled } as Order
    const known = facts({ ...seen, available: held(on, side) })
    for (let change = 0; change < 100; change += 1) {
      const amended = { price: anyPrice(random), quantity: anyAmount(random) }
      if (random.oneIn(3)) amended.price = price
      const problem = amendProblem(order, amended, known)
      if (problem?.why === 'missing' || problem?.why === 'unchanged') continue
      const refusal = refusalOf(on, amending(MEMBER, id, amendment(order, amended)))
      assert.equal(problem?.why ?? 'none', refusal, JSON.stringify({ order, amended, known }))
      met.set(refusal, (met.get(refusal) ?? 0) + 1)
    }
  }
  for (const refusal of ['none', ...amendOrder.refusals])
    if (!unforeseen.includes(refusal))
      assert.ok((met.get(refusal) ?? 0) > 20, `${refusal} was hardly met: ${met.get(refusal)}`)
})

/** What the member has to pay with. */
function held(on: Scene['on'], side: Side): string {
  return formatAmount(on.available(MEMBER, 'spot', side === 'buy' ? 'USDT' : 'BTC'))
}

function refusalOf(on: Scene['on'], command: Command): string {
  const decision = on.machine.decide(spot, command, 'real', EXCHANGE)
  return decision.ok ? 'none' : decision.refusal
}

function anyPrice(random: Random): string {
  const far = () => (random.oneIn(8) ? 10_737_410 + random.below(20) : 50 + random.below(120))
  const near = random.oneIn(6) ? far() : 98 + random.below(5)
  return `${near}.${random.oneIn(25) ? '005' : String(random.below(100)).padStart(2, '0')}`
}

function anyAmount(random: Random): string {
  return random.pick([
    `0.0${random.below(100)}`,
    `${random.below(4)}.${random.below(100_000)}`,
    `${random.below(150)}`,
    ...(random.oneIn(10) ? ['0.1234567', '10000000.00001'] : []),
  ])
}

function anyForm(random: Random): TradeForm {
  return filled(
    { type: 'side', side: random.pick(['buy', 'sell']) },
    { type: 'kind', kind: random.pick(kinds) },
    { type: 'timeInForce', timeInForce: random.pick(timesInForce) },
    { type: 'price', value: anyPrice(random) },
    { type: 'stopPrice', value: anyPrice(random) },
    { type: 'stopLimitPrice', value: random.oneIn(2) ? anyPrice(random) : '' },
    random.pick([
      { type: 'amount', value: anyAmount(random) },
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
