/** LC45: one net figure of a position, in the ledger, in calls, and on the screens that foresee it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, factsOf, formatAmount, type Machine } from '@evenkeel/kernel'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Instrument } from '@evenkeel/ui'
import type { PublicIds } from '@evenkeel/wire/server'
import type { Command } from './core/index.ts'
import { netOfClosingAt } from './core/risk.ts'
import { history } from './history.ts'
import { fillPage, positionPage } from './past.ts'
import {
  closes,
  coins,
  given,
  laddered,
  opens,
  type Stage,
  SYMBOL,
} from './testing/givenContracts.ts'
import { accountView } from './view.ts'
import { listedOf, type Terms } from './web/listed.ts'
import type { PastPosition } from './web/names.ts'
import { closingNet, figuresOf } from './web/orderFigures.ts'
import { newForm, touch } from './web/orderForm.ts'
import type { OwnAccount } from './web/ownAccount.ts'
import { hasSameLots, netAtMark, standingOf } from './web/standing.ts'
import { targetNet } from './web/targets.ts'

const MEMBER = 1
const me = { id: MEMBER, realm: 'real' } as const
const ids = { of: (_: string, id: number) => `${id}`.padStart(22, '0') } as PublicIds
const instrument = { symbol: SYMBOL, base: 'XBT', quote: 'USDT', name: 'Bitcoin' } as Instrument
const HOURS_8 = 8 * 3_600_000
const tables = await openTestTables()

/** A member whose movements are summed up, and what is written of them. */
function watched() {
  const entries: Entry[] = []
  const moved = { sum: 0n }
  const on = given({ houseLots: 1_000 }, '1000', (entry) => entries.push(entry))
  on.machine.onMovement = (_, { from, to, amount, reason }) => {
    if (!reason.startsWith('lever')) return
    for (const [side, sign] of [
      [from, -1n],
      [to, 1n],
    ] as const) {
      const facts = factsOf(side)
      if (facts.owner === 'member' && facts.member === MEMBER) moved.sum += sign * amount
    }
  }
  return { on, entries, moved }
}

/** At this price from now on, at which all of the position can be closed. */
function stands(on: Stage, side: 'long' | 'short', price: string): void {
  const at = on.machine.now
  on.market((board) => {
    board.setReference(SYMBOL, { price: coins(price), at, source: 'test', isStale: false })
  })
  on.market(side === 'long' ? laddered([price], ['110']) : laddered(['90'], [price]))
}

async function written(entries: readonly Entry[], machine: Machine) {
  for (const sql of history.create.split(';\n')) await tables.rows(sql, [])
  const all = entries.map((entry) => ({ ...entry, movements: [] }))
  for (const { sql, values } of history.fold(all)) await tables.rows(sql, values)
  const peek = <Value>(look: (of: Machine) => Value) => look(machine)
  const reading = { history: tables, ids, exchange: { peek }, member: me }
  const { fills } = await fillPage({ ...reading, input: { size: 100 } })
  const of = async (state: 'open' | 'closed') =>
    (await positionPage({ ...reading, input: { size: 10, state } })).positions
  return { fills, positions: [...(await of('open')), ...(await of('closed'))] }
}

/** As the network tells it: amounts are decimal strings. */
const told = <Value>(value: unknown): Value =>
  JSON.parse(
    JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? formatAmount(part) : part)),
  ) as Value

/** The member's position as a screen has it. */
function screenOf(on: Stage, price: string) {
  const market = on.state().markets.get(SYMBOL)
  const terms = { ...market?.terms, priceStep: market?.terms.tickSize }
  const lots = { longLots: 0, shortLots: 0, longOpening: 0, shortOpening: 0 }
  const [listed] = listedOf([told<Terms>({ ...terms, ...lots })], [instrument])
  assert(listed)
  const own = told<OwnAccount>({ revision: 1, ...accountView(on.machine, me, ids) })
  const standing = standingOf({
    own,
    balance: undefined,
    listed: new Map([[SYMBOL, listed]]),
    price: () => price,
  })
  const [held] = standing.held
  assert(held)
  return { listed, standing, held }
}

for (const side of ['long', 'short'] as const)
  test(`[LC45] opened, funded and closed, the net of a ${side} position is what its movements come to, and what was foreseen`, async () => {
    const { on, entries, moved } = watched()
    stands(on, side === 'long' ? 'short' : 'long', '100')
    on.submit(opens(MEMBER, side, 10))
    on.wait(HOURS_8)
    stands(on, side, side === 'long' ? '100.2' : '99.8')
    on.submit(closes(MEMBER, side, 3))
    const price = side === 'long' ? '100.4' : '99.6'
    stands(on, side, price)

    const { listed, standing, held } = screenOf(on, price)
    const soFar = await written(entries, on.machine)
    const [open] = soFar.positions
    assert(open)
    assert.equal(open.net, moved.sum, 'so far')
    assert.notEqual(open.funding, 0n)
    const form = touch(touch({ ...newForm('market'), effect: 'close' }, { type: 'side', side }), {
      type: 'percent',
      percent: 100,
    })
    const figuresAt = (quantity: string) =>
      figuresOf(
        { ...form, effect: 'close' },
        {
          listed,
          leverage: 10,
          reference: { price: coins(price), isStale: false },
          now: 0,
          bids: [{ price, quantity }],
          asks: [{ price, quantity }],
          standing,
          orders: [],
        },
      )
    const figures = figuresAt('10')
    assert.equal(figures.lots, 7)
    const foreseen = closingNet(held.exposure, figures)
    const some = figuresAt(formatAmount(2n * listed.contract.terms.lotSize))
    assert.deepEqual([some.lots, some.worthLots], [7, 2])
    const { exposure } = held
    assert.equal(
      closingNet(exposure, some),
      formatAmount(netOfClosingAt(exposure, exposure.mark, 2)),
    )
    const target = { nth: 0, kind: 'takeProfit', price, lots: '' } as const
    assert.equal(targetNet(target, held), foreseen)
    const past = told<PastPosition>(open)
    assert.equal(hasSameLots(held, past), true)
    assert.equal(hasSameLots(held, { ...past, closed: past.closed + 1 }), false)
    const shared = netAtMark(held, past)

    on.submit({ type: 'closePositions', member: MEMBER, symbol: SYMBOL, side } as Command)
    const { fills, positions } = await written(entries, on.machine)
    const [closed] = positions
    const [last] = fills
    assert(closed && last)
    assert.equal(closed.state, 'closed')
    assert.equal(closed.net, moved.sum, 'in the ledger')
    assert.equal(closed.net, closed.realised + closed.funding - closed.fee)
    assert.equal(formatAmount(last.net), foreseen, 'as the sheet foresaw it')
    assert.equal(last.net, last.realised + last.funding - last.fee)
    assert.equal(shared.net, formatAmount(closed.net), 'as the picture had it')
    assert.ok(closed.profit > 0n && closed.net < closed.profit)
  })
