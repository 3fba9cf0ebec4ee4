/** What the signer takes from the journal: approvals by whom the entries name, and two of them where the core asks for two. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Reader, Writer } from '@evenkeel/kernel'
import type { Event } from '../core.ts'
import { approvalsCodec, followEntry, noApprovals } from './approvals.ts'

const DAY_MS = 24 * 3_600_000
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

const enrolled = (id: number, at = 0, countsFrom = at) =>
  ({ type: 'operatorEnrolled', operator: id, role: 'finance', at, countsFrom }) as unknown as Event

function followed(...entries: readonly Step[]) {
  const approvals = noApprovals()
  for (const id of [1, 2, 3])
    followEntry(approvals, { at: 0, actor: exchange, events: [enrolled(id)] })
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
  const second = (at: number) => by([endorsed(1), operator(1)], [approved(2), operator(2), at])
  assert.deepEqual([second(9 + DAY_MS), second(10 + DAY_MS)], [2, undefined])
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
  assert.deepEqual(both(19 + DAY_MS, [wide, exchange], [limit, exchange]), [1, undefined])
  assert.deepEqual(both(20 + DAY_MS, [wide, exchange], [limit, exchange]), [1, 1])
  assert.deepEqual(both(30, [network, exchange]), [undefined, undefined])
  const others = followed([wide, exchange], [asked, exchange], [alone(7, 1, 20), operator(2)])
  assert.equal(others.one?.approvedBy, undefined)
})

test('[K1] an approval without a first one counts into the sums of its operator, whatever its event is called', () => {
  const limit: Event = { type: 'approvalLimitSet', asset: 'ETH', dailyMax: 250n }
  const wide = { ...network, fourEyesAbove: 150n } as Event
  const types = ['withdrawalApproved', 'withdrawalApprovedAlone'] as const
  /** By whom each is approved: one of 100 for each of these members, all by the same operator. */
  const by = (members: readonly number[], type: (nth: number) => (typeof types)[number]) => {
    const ids = members.map((_, nth) => 7 + nth)
    const asking = members.map(
      (member, nth): Step => [{ ...asked, id: 7 + nth, member } as Event, exchange],
    )
    const approving = members.map((member, nth): Step => {
      const at = 20 + nth
      return [{ type: type(nth), id: 7 + nth, member, operator: 1, at }, operator(1), at]
    })
    const { approvals } = followed([wide, exchange], [limit, exchange], ...asking, ...approving)
    return ids.map((id) => approvals.open.get(id)?.approvedBy)
  }
  for (const type of [() => types[0], () => types[1], (nth: number) => types[(nth % 2) as 0 | 1]]) {
    assert.deepEqual(by([1, 2, 3], type), [1, 1, undefined], 'of all members')
    assert.deepEqual(by([1, 1, 2], type), [1, undefined, 1], 'of the same member')
  }
  const pair: readonly Step[] = [
    [{ ...asked, id: 8 } as Event, exchange],
    [{ type: 'withdrawalApproved', id: 8, member: 1, operator: 1 }, operator(1)],
    [endorsed(1), operator(1)],
    [approved(2), operator(2)],
  ]
  const { one, approvals } = followed([wide, exchange], [asked, exchange], ...pair)
  assert.equal(one?.approvedBy, 2)
  assert.deepEqual([...approvals.alone.keys()], [8], 'what two approve counts for neither')
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

test('[K1] [O7] it takes operators whom the journal says to be enrolled, past their waiting period', () => {
  const one = (...rest: readonly Step[]) => followed(...start, ...rest).one
  const first: Step = [endorsed(1), operator(1)]
  const pair = (by: number): readonly Step[] => [first, [approved(by), operator(by)]]
  assert.deepEqual([one(...pair(2))?.approvedBy, one(...pair(2))?.isUnproven], [2, false])
  for (const steps of [
    pair(8),
    [[enrolled(8), operator(8)], ...pair(8)],
    [[enrolled(8), operator(1)], ...pair(8)],
    [[enrolled(8, 5, 21), exchange], ...pair(8)],
  ] as readonly (readonly Step[])[]) {
    const known = one(...steps)
    assert.deepEqual([known?.approvedBy, known?.isUnproven], [undefined, true])
  }
  assert.equal(one([enrolled(8, 5, 20), exchange], ...pair(8))?.approvedBy, 8)
})

test('[K1] [O7] a first approval lapses with whoever gave it', () => {
  const changes = {
    disabled: { type: 'operatorDisabled', operator: 1, by: 3, at: 11 },
    admitted: { type: 'operatorAdmitted', operator: 1, role: 'admin', by: 3, at: 11 },
    role: {
      type: 'operatorRoleChanged',
      operator: 1,
      role: 'admin',
      by: 3,
      at: 11,
      countsFrom: 11,
    },
  }
  for (const [name, event] of Object.entries(changes)) {
    const steps: Step[] = [
      [endorsed(1), operator(1)],
      [event as unknown as Event, operator(3)],
      [approved(2), operator(2)],
    ]
    const { one } = followed(...start, ...steps)
    assert.deepEqual([one?.approvedBy, one?.isUnproven], [undefined, true], name)
  }
})

test('[K1] [O7] what was approved before the journal knew operators is not proven', () => {
  const approvals = noApprovals()
  const steps: Step[] = [...start, [endorsed(1), operator(1)], [approved(2), operator(2)]]
  for (const [event, actor] of steps) followEntry(approvals, { at: 20, actor, events: [event] })
  followEntry(approvals, { at: 30, actor: exchange, events: [enrolled(1), enrolled(2)] })
  assert.deepEqual(approvals.open.get(7)?.isUnproven, true)
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
