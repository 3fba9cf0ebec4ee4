/** How much one operator approves alone: of one member, of one coin, in the last 24 hours. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Actor, type Amount, type Id, Reader, Writer } from '@evenkeel/kernel'
import { given, olga, omar, withdrawal } from '../testing/given.ts'
import { snapshot } from './state.ts'

const DAY_MS = 24 * 3_600_000

function funded() {
  const on = given()
  const deposit = { type: 'creditDeposit', chain: 'ethereum', block: 7, amount: 50_000n } as const
  for (const member of [1, 2, 3])
    for (const asset of ['USDT', 'ETH'])
      on.submit({ ...deposit, member, asset, source: `${member} ${asset}` })
  /** Asks for one that this operator then approves; tells how far that brings it. */
  const approved = (by: Actor, amount: Amount, other: Partial<typeof withdrawal> = {}) => {
    const [event] = on.submit({ ...withdrawal, level: 'advanced', amount, ...other } as never)
    const { id } = event as { id: Id }
    on.submit({ type: 'approveWithdrawal', id }, by)
    return on.state().withdrawals.get(id)?.state
  }
  return { on, approved }
}

const member = (id: number) => ({ member: id }) as Partial<typeof withdrawal>

test('[W24] many small withdrawals of one member in a row take two operators, as a large one does', () => {
  const { on, approved } = funded()
  assert.equal(approved(olga, 300n), 'approved')
  assert.equal(approved(olga, 200n), 'approved', 'together they are at the limit')
  assert.equal(approved(olga, 10n), 'endorsed')
  const [waiting] = [...on.state().withdrawals.values()].slice(-1)
  const approve = { type: 'approveWithdrawal', id: waiting?.id ?? 0 } as const
  on.refused(approve, 'otherOperatorNeeded', olga)
  on.submit(approve, omar)
  assert.equal(on.state().withdrawals.get(approve.id)?.state, 'approved')
})

test('[W24] what two have approved counts for neither, and each operator has limits of their own', () => {
  const { on, approved } = funded()
  assert.equal(approved(olga, 501n), 'endorsed')
  const [large] = [...on.state().withdrawals.keys()]
  on.submit({ type: 'approveWithdrawal', id: large ?? 0 }, omar)
  assert.equal(approved(olga, 500n), 'approved')
  assert.equal(approved(omar, 500n), 'approved')
  assert.equal(approved(omar, 10n), 'endorsed')
})

test('[W24] the limit is of one coin, on whatever chain', () => {
  const { on, approved } = funded()
  const terms = on.state().networks.get('USDT ethereum')
  on.submit({ type: 'setNetwork', ...terms, chain: 'tron' } as never)
  assert.equal(approved(olga, 500n), 'approved')
  assert.equal(approved(olga, 10n, { chain: 'tron' } as never), 'endorsed')
  assert.equal(approved(olga, 500n, { asset: 'ETH' } as never), 'approved')
})

test('[W24] an approval counts for 24 hours, also if the withdrawal was rejected since', () => {
  const { on, approved } = funded()
  assert.equal(approved(olga, 500n), 'approved')
  const [first] = [...on.state().withdrawals.keys()]
  on.submit({ type: 'rejectWithdrawal', id: first ?? 0 }, olga)
  on.wait(DAY_MS - 1)
  assert.equal(approved(olga, 10n), 'endorsed')
  on.wait(1)
  assert.equal(approved(olga, 500n), 'approved')
  assert.equal(on.state().approvals.size, 1, 'what does not count any more is forgotten')
})

test('[W24] in a day one operator approves alone, of all members together, what is set for the coin', () => {
  const { on, approved } = funded()
  assert.equal(approved(olga, 400n, member(1)), 'approved')
  assert.equal(
    approved(olga, 400n, member(2)),
    'endorsed',
    'not set, it is the limit of the network',
  )
  const limit = { type: 'setApprovalLimit', asset: 'USDT', dailyMax: 1_000n } as const
  on.refused({ ...limit, asset: 'NONE' }, 'coinDoesNotExist')
  on.refused({ ...limit, dailyMax: -1n }, 'networkTermsWrong')
  on.submit(limit)
  assert.equal(approved(olga, 400n, member(2)), 'approved')
  assert.equal(approved(olga, 201n, member(3)), 'endorsed')
  assert.equal(approved(olga, 200n, member(3)), 'approved')
  assert.equal(approved(omar, 400n, member(3)), 'approved')
})

test('a snapshot of a version without these limits is read as one without approvals', () => {
  const { on, approved } = funded()
  const state = { ...on.state(), reserves: new Map() }
  const whole = new Writer()
  snapshot.write(whole, state)
  const emptyMaps = 10
  const before = whole.view().slice(0, whole.view().length - emptyMaps)
  assert.deepEqual(snapshot.read(new Reader(before)), state)
  approved(olga, 100n)
  const again = new Writer()
  snapshot.write(again, on.state())
  assert.deepEqual(snapshot.read(new Reader(again.view())), on.state())
})
