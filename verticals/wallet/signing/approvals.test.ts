/** What the signer takes from the journal: approvals by whom the entries name, and two of them where the core asks for two. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Reader, Writer } from '@evenkeel/kernel'
import { APPROVAL_MS, ENDORSEMENT_MS } from '../core/approvals.ts'
import type { Event } from '../core.ts'
import { approvalsCodec, followEntry, noApprovals } from './approvals.ts'

const operator = (id: number) => ({ kind: 'operator', id }) as const
const exchange = { kind: 'exchange' } as const
type Who = ReturnType<typeof operator> | typeof exchange
type Step = readonly [event: Event, by: Who, at?: number]

const asked: Event = {
  type: 'withdrawalRequested',
  id: 7,
  member: 1,
  account: 'spot',
  asset: 'ETH',
  chain: 'ethereum',
  amount: 100n,
  fee: 1n,
  destination: 'hash',
  at: 5,
}
const network: Event = {
  type: 'networkSet',
  asset: 'ETH',
  chain: 'ethereum',
  depositMin: 1n,
  withdrawalMin: 1n,
  withdrawalFee: 1n,
  dailyMax: 1n,
  dailyMaxAdvanced: 1n,
  fourEyesAbove: 99n,
}
const endorsed = (by: number, at = 10): Event => ({
  type: 'withdrawalEndorsed',
  id: 7,
  member: 1,
  operator: by,
  at,
})
const approved = (by: number): Event => ({
  type: 'withdrawalApproved',
  id: 7,
  member: 1,
  operator: by,
})
const begun = (nonce: number): Event => ({
  type: 'payoutStarted',
  id: 7,
  member: 1,
  chain: 'ethereum',
  place: nonce + 1,
})
const failed: Event = {
  type: 'payoutFailed',
  id: 7,
  member: 1,
  chain: 'ethereum',
  cost: 0n,
  costAsset: 'ETH',
  uncovered: 0n,
}

function followed(...entries: readonly Step[]) {
  const approvals = noApprovals()
  for (const [event, actor, at = 20] of entries)
    followEntry(approvals, { at, actor, events: [event] })
  return { approvals, one: approvals.open.get(7) }
}
const start = [
  [network, exchange],
  [asked, exchange],
] as const

test('[K1] above the limit it takes two different operators, within a day of each other', () => {
  const by = (...rest: readonly Step[]) => followed(...start, ...rest).one?.approvedBy
  assert.equal(by([approved(1), operator(1)]), undefined)
  assert.equal(by([endorsed(1), operator(1)], [approved(1), operator(1)]), undefined)
  assert.equal(by([endorsed(1), operator(1)], [approved(2), operator(2)]), 2)
  const late = 10 + ENDORSEMENT_MS
  assert.equal(by([endorsed(1), operator(1)], [approved(2), operator(2), late]), undefined)
})

test('[K1] one operator alone is enough within the limits, of a member and of all in a day', () => {
  const alone = (id: number, by: number, at: number): Event => ({
    type: 'withdrawalApprovedAlone',
    id,
    member: 1,
    operator: by,
    at,
  })
  const limit: Event = { type: 'approvalLimitSet', asset: 'ETH', dailyMax: 150n }
  const wide = { ...network, fourEyesAbove: 1_000n } as Event
  const second = { ...asked, id: 8, member: 2 } as Event
  const both = (at: number, ...first: readonly Step[]) =>
    [7, 8].map((id) => {
      const { approvals } = followed(...first, [asked, exchange], [second, exchange], ...steps(at))
      return approvals.open.get(id)?.approvedBy
    })
  const steps = (at: number): Step[] => [
    [alone(7, 1, 20), operator(1), 20],
    [alone(8, 1, at), operator(1), at],
  ]
  assert.deepEqual(both(30, [wide, exchange]), [1, 1])
  assert.deepEqual(both(30, [wide, exchange], [limit, exchange]), [1, undefined])
  assert.deepEqual(both(20 + APPROVAL_MS, [wide, exchange], [limit, exchange]), [1, 1])
  assert.deepEqual(both(30, [network, exchange]), [undefined, undefined])
  const others = followed([wide, exchange], [asked, exchange], [alone(7, 1, 20), operator(2)])
  assert.equal(others.one?.approvedBy, undefined)
})

test('[K1] an event counts for nothing where its entry names somebody else', () => {
  const small = { ...network, fourEyesAbove: 100n } as Event
  const by = (event: Event, who: Who) =>
    followed([small, exchange], [asked, exchange], [event, who]).one?.approvedBy
  assert.equal(by(approved(1), operator(1)), 1)
  assert.equal(by(approved(1), operator(2)), undefined)
  assert.equal(by(approved(1), exchange), undefined)
  const pair = followed(...start, [endorsed(1), operator(2)], [approved(2), operator(2)])
  assert.equal(pair.one?.approvedBy, undefined)
})

test('[K2] it knows under which number a withdrawal is paid, and which of them paid nothing', () => {
  const { one } = followed(...start, [begun(4), exchange], [failed, exchange], [begun(6), exchange])
  assert.deepEqual([one?.nonce, one?.failed], [6, '4'])
  const again = followed(
    ...start,
    [begun(4), exchange],
    [failed, exchange],
    [begun(6), exchange],
    [failed, exchange],
  )
  assert.deepEqual([again.one?.nonce, again.one?.failed], [undefined, '4 6'])
})

test('[K1] what is over is not approved any more', () => {
  const ended = { ...asked, type: 'withdrawalRejected', operator: 1 } as unknown as Event
  assert.equal(followed(...start, [ended, operator(1)]).one, undefined)
})

test('[K1] what it remembers is what it knew', () => {
  const { approvals } = followed(
    ...start,
    [endorsed(1), operator(1)],
    [approved(2), operator(2)],
    [begun(4), exchange],
  )
  const out = new Writer()
  approvalsCodec.write(out, approvals)
  assert.deepEqual(approvalsCodec.read(new Reader(out.copy())), approvals)
})

test('[K6] it knows which nonce is cancelled, and pays again only once that is final', () => {
  const started: Event = {
    type: 'payoutCancellationStarted',
    id: 7,
    member: 1,
    chain: 'ethereum',
    nonce: 4,
    operator: 1,
  }
  const { type: _, ...rest } = failed as Extract<Event, { type: 'payoutFailed' }>
  const cancelled: Event = { type: 'payoutCancelled', ...rest, nonce: 4, transaction: 'cafe' }
  const going = followed(...start, [begun(4), exchange], [started, operator(1)])
  assert.deepEqual([...going.approvals.cancelling], [[7, 4]])
  assert.deepEqual([going.one?.nonce, going.one?.failed], [4, ''])
  const out = new Writer()
  approvalsCodec.write(out, going.approvals)
  assert.deepEqual(approvalsCodec.read(new Reader(out.copy())), going.approvals)
  const over = followed(
    ...start,
    [begun(4), exchange],
    [started, operator(1)],
    [cancelled, exchange],
  )
  assert.deepEqual([...over.approvals.cancelling], [])
  assert.deepEqual([over.one?.nonce, over.one?.failed], [undefined, '4'])
})
