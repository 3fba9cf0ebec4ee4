/** Halted markets: what is not liquidated there, and what their prices make due elsewhere. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyCore, accept, record } from '@evenkeel/kernel'
import { crossed, given, only, opens, priced, SYMBOL, terms } from '../testing/givenContracts.ts'
import { contracts, type Event } from './index.ts'

const OTHER = 'xethusdt'

/** A gate that halts the markets named in a set. */
function givenHalts(core = contracts) {
  const halted = new Set<string>()
  const gate: AnyCore = {
    name: 'gate',
    code: 200,
    purposes: {},
    initial: () => ({}),
    decide: () => accept(),
    apply: () => undefined,
    gate: () => undefined,
    holds: (symbol) => halted.has(symbol),
    events: {},
    snapshot: record({}),
  }
  const told: Event[] = []
  const on = given(
    {},
    '1000',
    ({ decision }) => {
      if (decision.ok) told.push(...(decision.events as Event[]))
    },
    gate,
    core,
  )
  on.submit({
    type: 'listContract',
    ...terms,
    symbol: OTHER,
  })
  on.market(priced('100', { symbol: OTHER }))
  return { on, halted, told }
}

/** Member 1 is long in both markets, against member 2. */
function givenBoth(core = contracts) {
  const stage = givenHalts(core)
  crossed(stage.on, 1, 2, 50, '100', 100)
  stage.on.submit(opens(2, 'short', 100, '100', { symbol: OTHER }))
  stage.on.submit(opens(1, 'long', 100, '100', { symbol: OTHER }))
  return stage
}

/** Where positions are liquidated after a fall in a halted market, and then a small one in the other. */
function liquidatedAfterFall(core = contracts): readonly string[] {
  const { on, halted, told } = givenBoth(core)
  halted.add(OTHER)
  // It costs 990 of the 1,000 USDT: a fall of 3% in the other market is now more than is left.
  on.market(priced('1', { symbol: OTHER }))
  assert.deepEqual(only(told, 'liquidated'), [], 'nobody is looked at by a halted price')
  on.market(priced('97'))
  return only(told, 'liquidated').map(({ symbol }) => symbol)
}

test('[LC15] a price that falls in a halted market endangers positions in the others', () => {
  assert.deepEqual(liquidatedAfterFall(), [SYMBOL])
})

test('[LC15] a core that does not follow the price of a halted market misses that', () => {
  const haltedPriceIgnored: typeof contracts = {
    ...contracts,
    follow(symbol, state, world) {
      if (!world.isHeld(symbol)) contracts.follow?.(symbol, state, world)
    },
  }
  assert.deepEqual(liquidatedAfterFall(haltedPriceIgnored), [])
})

test('[LC15] nothing of a position in a halted market is liquidated before the halt ends', () => {
  const { on, halted, told } = givenBoth()
  halted.add(OTHER)
  on.market(priced('1', { symbol: OTHER }))
  on.market(priced('97'))
  assert.deepEqual(
    only(told, 'liquidated')
      .map(({ symbol }) => symbol)
      .filter((one) => one === OTHER),
    [],
  )
  const left = on
    .state()
    .accounts.get(1)
    ?.positions.filter(({ lots }) => lots > 0)
  assert.deepEqual(
    left?.map(({ market }) => market.terms.symbol),
    [OTHER],
  )
  halted.delete(OTHER)
  on.market(() => undefined)
  assert.equal(
    only(told, 'liquidated').some(({ symbol }) => symbol === OTHER),
    true,
  )
})
