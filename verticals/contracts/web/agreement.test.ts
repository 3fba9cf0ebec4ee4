/** The screen and the exchange: what the form lets through is accepted, what it stops is refused for that reason, and every figure is the exchange's own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXCHANGE, formatAmount } from '@evenkeel/kernel'
import { createRandom, type Random } from '@evenkeel/kernel/testing'
import type { Instrument } from '@evenkeel/ui'
import type { PublicIds } from '@evenkeel/wire/server'
import { placeOrder } from '../contract/index.ts'
import { type Command, contracts } from '../core/index.ts'
import {
  coins,
  crossed,
  given,
  laddered,
  opens,
  priced,
  type Stage,
  SYMBOL,
  terms,
} from '../testing/givenContracts.ts'
import { accountView, openOrders } from '../view.ts'
import { type Listed, listedOf, type Terms } from './listed.ts'
import { type Facts, type Request, requestOf } from './orderFacts.ts'
import { figuresOf } from './orderFigures.ts'
import { kinds, newForm, type OrderForm, type Touch, timesInForce, touch } from './orderForm.ts'
import { problemOf } from './orderProblem.ts'
import type { Order, OwnAccount } from './ownAccount.ts'
import { figuresOf as positionFigures, type Standing, standingOf } from './standing.ts'

const MEMBER = 1
const me = { id: MEMBER, realm: 'real' } as const
const ids = { of: (_kind: string, id: number) => `${id}` } as unknown as PublicIds

const instrument = { symbol: SYMBOL, base: 'XBT', quote: 'USDT', name: 'Bitcoin' } as Instrument

const FORMS = 2_000
const PRICES = { bids: ['99.9', '99.5', '98'], asks: ['100.1', '100.5', '102'] } as const

/** What only the exchange knows, and what a form never asks for. */
const unforeseen = [
  'cannotFillWhole',
  'contractDoesNotExist',
  'clientIdUsed',
  'leverageNotOffered',
  'marketClosed',
]

type Scene = {
  readonly isStale?: boolean
  /** Nobody is there but the member. */
  readonly isEmpty?: boolean
  /** The long position has a single place left for a target: three are set, six are kept for orders. */
  readonly isTargeted?: boolean
  /** The member has so many stops that wait. */
  readonly stops?: number
}

const scenes: readonly Scene[] = [
  {},
  { isStale: true },
  { isEmpty: true },
  { isTargeted: true },
  { stops: 198 },
]

/** The member holds a long and a short position already; the house maker's ladder is around 100. */
function staged({ isStale, isEmpty, isTargeted, stops = 0 }: Scene = {}): Stage {
  const on = given({ houseLots: 100_000, openInterestLots: 150 })
  crossed(on, MEMBER, 2, 30, '100')
  crossed(on, 3, MEMBER, 5, '100')
  on.submit(opens(MEMBER, 'long', 4, '95'))
  if (isTargeted) target(on)
  for (let nth = 0; nth < stops; nth += 1)
    on.submit(
      opens(MEMBER, 'long', 1, undefined, {
        kind: 'stopMarket',
        stopPrice: coins('105'),
        leverage: 1,
      }),
    )
  on.market(priced('100', { isStale }))
  if (!isEmpty) on.market(laddered(PRICES.bids, PRICES.asks, 40))
  return on
}

const PROFITS = ['103', '104', '105', '106']

function target(on: Stage): void {
  const [set, ...kept] = PROFITS.map(coins)
  const targets = [
    { kind: 'takeProfit', price: set, lots: 0 },
    { kind: 'stopLoss', price: coins('97'), lots: 3 },
    { kind: 'stopLoss', price: coins('96'), lots: 3 },
  ]
  on.submit({
    type: 'setTargets',
    member: MEMBER,
    symbol: SYMBOL,
    side: 'long',
    targets,
  } as Command)
  for (const [nth, takeProfit] of kept.entries())
    on.submit(opens(MEMBER, 'long', 1, '95', { takeProfit, stopLoss: coins(`${94 - nth}`) }))
}

const levels = (prices: readonly string[]) => prices.map((price) => ({ price, quantity: '4' }))

test('[LC2, LC4, LC6, LC9, LC12, LC13, LC32] the form and the exchange agree on thousands of orders', () => {
  const random = createRandom(41)
  const met = new Map<string, number>()
  for (const scene of scenes) {
    const { isStale = false, isEmpty = false, stops = 0 } = scene
    const on = staged(scene)
    // A stale ladder is not offered.
    const isAlone = isStale || isEmpty
    const [bids, asks] = isAlone ? [[], []] : [levels(PRICES.bids), levels(PRICES.asks)]
    const forms = stops > 0 ? FORMS / 10 : FORMS
    for (let nth = 0; nth < forms; nth += 1) {
      const leverage = random.pick([1, 5, 10, 100])
      const facts = factsIn(on, { price: '100', isStale, leverage, bids, asks })
      const form = anyForm(random)
      const figures = figuresOf(form, facts)
      const problem = problemOf(form, figures, facts)
      if (problem?.why === 'missing') continue
      const refusal = refusalOf(on, commandOf(requestOf(form, figures.lots, facts)))
      if (unforeseen.includes(refusal)) continue
      // It is held against the trigger that the exchange sets for it.
      const isOfSize = [problem?.why, refusal].includes('positionTooLarge')
      if (form.kind === 'trailing' && isOfSize) continue
      assert.equal(problem?.why ?? 'none', refusal, JSON.stringify({ form, figures, leverage }))
      met.set(refusal, (met.get(refusal) ?? 0) + 1)
    }
  }
  for (const refusal of ['none', ...placeOrder.refusals])
    if (!unforeseen.includes(refusal))
      assert.ok((met.get(refusal) ?? 0) > 3, `${refusal} was hardly met: ${met.get(refusal)}`)
})

test('[LC4] the most lots that the form offers are accepted, and one more is not', () => {
  for (const kind of ['limit', 'market'] as const)
    for (const side of ['long', 'short'] as const)
      for (const leverage of [1, 10]) {
        const on = staged()
        const facts = factsIn(on, { ...seen(leverage), price: '100' })
        const form = [
          { type: 'side', side } as const,
          { type: 'price', value: side === 'long' ? '99.5' : '100.5' } as const,
        ].reduce(touch, newForm(kind))
        const { most = 0 } = figuresOf(form, facts)
        assert.ok(most > 0)
        assert.equal(refusalOf(on, commandOf(requestOf(form, most, facts))), 'none')
        const more = refusalOf(on, commandOf(requestOf(form, most + 1, facts)))
        assert.match(more, /insufficientFunds|openInterestReached|positionTooLarge/)
      }
})

test('[LC8] what the screen makes of prices that moved is what the exchange tells of them', () => {
  const random = createRandom(8)
  const on = staged()
  for (let nth = 0; nth < 200; nth += 1) {
    const before = ownIn(on)
    const price = `${96 + random.below(8)}.${10 + random.below(90)}`
    on.market(priced(price))
    const { account, positions } = ownIn(on)
    const standing = standingIn(on, price, before)
    assert.equal(formatAmount(standing.risk.equity), account.equity)
    assert.equal(formatAmount(standing.spendable), account.spendable)
    for (const [place, held] of standing.held.entries()) {
      const figures = positionFigures(held, standing)
      assert.equal(figures.profit, positions[place]?.profit)
      assert.equal(figures.liquidationPrice, positions[place]?.liquidationPrice)
    }
  }
})

test('[LC15] the liquidation price before an order is the one after it has filled', () => {
  for (const side of ['long', 'short'] as const)
    for (const lots of [10, 60, 90]) {
      const on = staged()
      const facts = factsIn(on, { ...seen(10), price: '100' })
      const form = [
        { type: 'side', side } as const,
        { type: 'lots', value: `${lots}` } as const,
      ].reduce(touch, newForm('market'))
      const { liquidationPrice, margin } = figuresOf(form, facts)
      const had = ownIn(on).positions.find((one) => one.side === side)
      on.submit(commandOf(requestOf(form, lots, facts)))
      const position = ownIn(on).positions.find((one) => one.side === side)
      assert.equal(liquidationPrice, position?.liquidationPrice)
      const added = coins(position?.margin ?? '0') - coins(had?.margin ?? '0')
      assert.equal(margin, formatAmount(added))
    }
})

const seen = (leverage: number) => ({
  leverage,
  bids: levels(PRICES.bids),
  asks: levels(PRICES.asks),
})

function refusalOf(on: Stage, command: Command): string {
  const decision = on.machine.decide(contracts, command, 'real', EXCHANGE)
  return decision.ok ? 'none' : decision.refusal
}

function anyPrice(random: Random): string {
  const far = () => (random.oneIn(8) ? 10_737_418 + random.below(2) : 50 + random.below(120))
  const near = random.oneIn(6) ? far() : 98 + random.below(5)
  return `${near}.${random.oneIn(25) ? '005' : String(random.below(100)).padStart(2, '0')}`
}

function anyForm(random: Random): OrderForm {
  const kind = random.pick(kinds)
  const touches: readonly Touch[] = [
    { type: 'side', side: random.pick(['long', 'short']) },
    { type: 'effect', effect: random.oneIn(4) ? 'close' : 'open' },
    { type: 'force', force: random.pick(timesInForce) },
    { type: 'price', value: anyPrice(random) },
    { type: 'stopPrice', value: anyPrice(random) },
    { type: 'distance', value: random.pick(['0.5', '3', '50', '60']) },
    { type: 'hasTargets', hasTargets: random.oneIn(3) },
    { type: 'takeProfit', value: random.pick([anyPrice(random), random.pick(PROFITS), '', '']) },
    { type: 'stopLoss', value: random.oneIn(2) ? anyPrice(random) : '' },
    random.oneIn(3)
      ? { type: 'percent', percent: 1 + random.below(100) }
      : { type: 'lots', value: random.oneIn(20) ? '1000000001' : `${1 + random.below(200)}` },
  ]
  return touches.reduce(touch, newForm(kind))
}

/** The request as the route would hand it on. */
function commandOf(request: Request): Command {
  const amounts = ['price', 'stopPrice', 'takeProfit', 'stopLoss']
  const read = Object.entries(request).map(([name, value]) => [
    name,
    amounts.includes(name) && typeof value === 'string' ? coins(value) : value,
  ])
  const command = { ...Object.fromEntries(read), type: 'placeContractOrder', member: MEMBER }
  return { ...command, symbol: SYMBOL } as Command
}

/** As the network tells it: amounts are decimal strings. */
function told<Value>(value: unknown): Value {
  const written = JSON.stringify(value, (_name, part) =>
    typeof part === 'bigint' ? formatAmount(part) : part,
  )
  return JSON.parse(written) as Value
}

function listedIn(on: Stage): Listed {
  const market = on.state().markets.get(SYMBOL)
  const wire = told<Terms>({
    ...(market?.terms ?? terms),
    priceStep: terms.tickSize,
    longLots: market?.lots.long,
    shortLots: market?.lots.short,
    longOpening: market?.opening.long,
    shortOpening: market?.opening.short,
  })
  return listedOf([wire], [instrument])[0] as Listed
}

function ownIn(on: Stage): OwnAccount {
  return told<OwnAccount>({ revision: 1, ...accountView(on.machine, me, ids) })
}

function ordersIn(on: Stage): readonly Order[] {
  return told<readonly Order[]>(openOrders(on.machine, me, undefined, ids))
}

/** What the screen makes of the account at a price, from what it was told before. */
function standingIn(on: Stage, price: string, own = ownIn(on)): Standing {
  const balance = formatAmount(on.available(MEMBER, 'trading', 'USDT'))
  const listed = new Map([[SYMBOL, listedIn(on)]])
  return standingOf({ own, balance, listed, price: () => price })
}

type Seen = {
  readonly price: string
  readonly isStale?: boolean
  readonly leverage: number
  readonly bids: Facts['bids']
  readonly asks: Facts['asks']
}

function factsIn(on: Stage, { price, isStale = false, ...seen }: Seen): Facts {
  return {
    ...seen,
    listed: listedIn(on),
    reference: { price: coins(price), isStale },
    now: 0,
    standing: standingIn(on, price),
    orders: ordersIn(on),
  }
}
