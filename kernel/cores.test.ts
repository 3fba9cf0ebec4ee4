/** What cores are to one another: what one encumbers no other spends, and one reacts to another's facts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyCore } from './decision.ts'
import { Machine } from './machine.ts'
import { recover } from './recover.ts'
import { FUNDS, givenExchange as given, type LockUp, lock, locker, spot } from './testing/index.ts'

test('an encumbered balance cannot be spent, and stays a balance', async () => {
  let held = 300n
  const encumbered: AnyCore['encumbered'] = (member, account, asset) =>
    member === 1 && account === 'spot' && asset === 'USDT' ? held : 0n
  const { submit, machine } = await given({ core: { ...locker, encumbered } as AnyCore })
  const refused = { ok: false, refusal: 'notEnough' }
  assert.deepEqual(await submit({ ...lock, amount: 700n }), refused)
  assert.equal((await submit({ ...lock, member: 2, amount: 700n }, { owner: 2 })).ok, true)
  assert.equal((await submit({ ...lock, amount: 698n })).ok, true)
  held = 10n ** 9n
  assert.deepEqual(await submit({ ...lock, amount: 1n }), refused)
  assert.equal(spot(machine), FUNDS - 698n - 1n)
})

type Counted = { readonly type: 'counted'; readonly amount: bigint }

/** Counts what others tell of fees. */
const counter: AnyCore = {
  ...locker,
  name: 'counter',
  code: 202,
  initial: () => ({ sum: 0n }),
  decide: () => ({ ok: true, events: [] }),
  apply(event: Counted, state: { sum: bigint }) {
    state.sum += event.amount
  },
  reacts: (fact, state: { sum: bigint }) =>
    fact.type === 'feePaid' && state.sum < 3n
      ? [{ type: 'counted', amount: fact.amount } satisfies Counted]
      : [],
  deferrable: undefined,
  claims: undefined,
  events: { counted: { code: 1, fields: amountField() } },
  snapshot: sumField(),
}

test('one core reacts to another within the same decision, and a replay ends in the same state', async () => {
  const teller: AnyCore = {
    ...locker,
    tells: (event: { type: string }, tell) => {
      if (event.type === 'lockedUp') tell({ type: 'feePaid', member: 1, asset: 'USDT', amount: 2n })
    },
  }
  const { exchange, machine, journal } = await given({ core: teller, more: [counter] })
  const sum = (of: Machine) => (of.state('real', counter) as { sum: bigint }).sum
  const submit = (command: LockUp) =>
    exchange.submit(teller, command, { realm: 'real', owner: 1, actor: { kind: 'member', id: 1 } })
  const first = await submit({ ...lock, amount: 5n })
  assert.deepEqual(first.ok && first.events.at(-1), { type: 'counted', amount: 2n })
  await submit({ ...lock, amount: 5n })
  assert.equal(sum(machine), 4n)
  const third = await submit({ ...lock, amount: 5n })
  assert.ok(third.ok && third.events.every(({ type }) => (type as string) !== 'counted'))
  const refused = await submit({ ...lock, amount: 0n })
  assert.equal(refused.ok, false)

  const { bank } = await given()
  const replayed = new Machine([locker, bank, counter])
  await recover(replayed, journal)
  assert.equal(sum(replayed), 4n, 'from what was written, whatever reacts today')
})

function amountField() {
  return {
    write: (out: { big(value: bigint): void }, { amount }: { amount: bigint }) => out.big(amount),
    read: (input: { big(): bigint }) => ({ amount: input.big() }),
  }
}

function sumField() {
  return {
    write: (out: { big(value: bigint): void }, { sum }: { sum: bigint }) => out.big(sum),
    read: (input: { big(): bigint }) => ({ sum: input.big() }),
  }
}
