/** A program cancels the orders that it names, and no others: rules LC27 and LC46. */
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { type AnyCore, available, EXCHANGE, Exchange, house, Machine } from '@evenkeel/kernel'
import { memoryJournal, ownerAsActor } from '@evenkeel/kernel/testing'
import type { Instrument, SignedContext } from '@evenkeel/wire/server'
import { type Fields, fieldFault, isFault } from '@evenkeel/wire/server/htx'
import { contracts, type PlaceOrder } from '../core/index.ts'
import {
  closes,
  coins,
  MAKER_FUNDS,
  opens,
  priced,
  SYMBOL,
  terms,
} from '../testing/givenContracts.ts'
import { stateOf } from '../view.ts'
import { cancelCalls } from './cancel.ts'
import { createCodes } from './words.ts'

const FOREX = 'eurusd'
const coin = { symbol: SYMBOL, class: 'crypto', base: 'XBT', quote: 'USDT' } as Instrument
const currency = { symbol: FOREX, class: 'forex', base: 'EUR', quote: 'USD' } as Instrument
const calls = cancelCalls({ codes: createCodes([coin, currency]) })

/** Funds the trading accounts of two members and the house maker. */
const bank: AnyCore = {
  ...(contracts as unknown as AnyCore),
  name: 'bank',
  code: 201,
  purposes: { fund: 'run' },
  deferrable: undefined,
  claims: undefined,
  events: {},
  decide: () => ({
    ok: true,
    events: [available(1, 'trading'), available(2, 'trading'), house('maker')].map((to) => ({
      type: 'moved',
      asset: 'USDT',
      amount: MAKER_FUNDS,
      from: 9,
      to,
      reason: 'fund',
      of: 0,
    })),
  }),
} as unknown as AnyCore

let exchange: Exchange
let machine: Machine

beforeEach(async () => {
  machine = new Machine([contracts, bank])
  exchange = new Exchange({
    machine,
    journal: memoryJournal(),
    clock: () => 1_700_000_000_000,
    onBroken: (error) => assert.fail(String(error)),
  })
  const real = { realm: 'real', actor: EXCHANGE } as const
  await exchange.submit(bank, { type: 'fund' }, real)
  for (const symbol of [SYMBOL, FOREX]) {
    await exchange.submit(contracts, { type: 'listContract', ...terms, symbol }, real)
    exchange.tick(priced('100', { symbol }))
  }
})

const submission = (owner: number) =>
  ({ realm: 'real', owner, actor: ownerAsActor(owner) }) as const

async function place(order: PlaceOrder): Promise<void> {
  const decision = await exchange.submit(contracts, order, submission(order.member))
  assert.equal(decision.ok, true)
}

/** A long position with a trailing stop, a closing stop, a take-profit and a stop-loss. */
async function protectedLong(): Promise<void> {
  await place(opens(2, 'short', 4, '100'))
  const targets = { takeProfit: coins('120'), stopLoss: coins('80') }
  await place(opens(1, 'long', 4, '100', targets))
  await place(closes(1, 'long', 1, undefined, { kind: 'trailing', distanceBps: 500 }))
  await place(closes(1, 'long', 1, undefined, { kind: 'stopMarket', stopPrice: coins('85') }))
}

async function cancelAll(path: string, fields: Fields): Promise<void> {
  const call = calls.find((one) => one.path === path)
  assert(call !== undefined)
  const fault = fieldFault(call.takes, {}, fields)
  assert.equal(fault, undefined)
  const answer = await call.answer({
    input: { fields, list: undefined },
    member: { id: 1, realm: 'real' },
    exchange: {
      read: exchange.read.bind(exchange),
      submitAll: (core: typeof contracts, commands: readonly never[]) =>
        exchange.submitAll(core, commands, submission(1)),
    },
    ids: { of: (_: string, id: number) => `${id}` },
    now: 0,
  } as unknown as SignedContext)
  assert.equal(isFault(answer), false)
}

const left = () =>
  [...(stateOf(machine, 'real').accounts.get(1)?.orders ?? [])].map(
    ({ symbol, kind }) => `${symbol} ${kind}`,
  )

for (const [type, kinds] of [
  ['TRAILING_STOP', ['stopMarket', 'takeProfit', 'stopLoss']],
  ['SL', ['trailing', 'takeProfit']],
  ['Tp', ['trailing', 'stopLoss']],
  ['tpSL', ['trailing']],
  ['TRIGGER', ['trailing', 'takeProfit', 'stopLoss']],
] as const)
  test(`[LC46] \`type\` ${type} cancels the orders of that type, whatever its letter case`, async () => {
    await protectedLong()
    assert.equal(left().length, 4)
    await cancelAll('/v5/algo/cancel_all_orders', { type })
    assert.deepEqual(left().toSorted(), kinds.map((kind) => `${SYMBOL} ${kind}`).toSorted())
  })

test('[LC46] an unknown `type` is refused by its name', () => {
  for (const { takes } of calls.filter(({ takes }) => takes.fields.has('type')))
    for (const type of ['stop', 'sl ', 0, ['sl']])
      assert.match(fieldFault(takes, {}, { type })?.message ?? '', /`type`/)
})

test('[LC27] cancelling all without a contract leaves contracts that the dialect does not list', async () => {
  for (const symbol of [SYMBOL, FOREX]) {
    await place({ ...opens(1, 'long', 1, '95'), symbol })
    const more = { kind: 'stopMarket', stopPrice: coins('105') } as const
    await place({ ...opens(1, 'long', 1, undefined, more), symbol })
  }
  assert.equal(left().length, 4)
  await cancelAll('/v5/trade/cancel_all_orders', {})
  await cancelAll('/v5/algo/cancel_all_orders', {})
  assert.deepEqual(left(), [`${FOREX} limit`, `${FOREX} stopMarket`])
  await place(opens(1, 'long', 1, undefined, { kind: 'stopMarket', stopPrice: coins('105') }))
  await cancelAll('/linear-swap-api/v1/swap_cross_trigger_cancelall', {})
  assert.deepEqual(left(), [`${FOREX} limit`, `${FOREX} stopMarket`])
})
