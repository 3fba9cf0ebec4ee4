/** The signer against the core: it takes what the core approves, and nothing that the core wants a second operator for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Actor, Reader, type Typed, Writer } from '@evenkeel/kernel'
import { createRandom } from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'
import { given, withdrawal } from '../testing/given.ts'
import { type Approvals, approvalsCodec, followEntry, noApprovals } from './approvals.ts'

const HOUR_MS = 3_600_000
const exchange: Actor = { kind: 'exchange' }
const network = {
  type: 'setNetwork',
  depositMin: 1n,
  withdrawalMin: 1n,
  withdrawalFee: 0n,
  dailyMax: 1_000_000n,
  dailyMaxAdvanced: 1_000_000n,
} as const

function copyOf(approvals: Approvals): Approvals {
  const out = new Writer()
  approvalsCodec.write(out, approvals)
  return approvalsCodec.read(new Reader(out.copy()))
}

function staged(seed: number) {
  const on = given()
  const approvals = noApprovals()
  const { below, oneIn, pick } = createRandom(seed)
  const follow = (known: Approvals, actor: Actor, events: readonly Typed[]) =>
    followEntry(known, { at: on.machine.now, actor, events })
  function submit(command: Command, actor = exchange): readonly Typed[] {
    try {
      const events = on.submit(command, actor)
      follow(approvals, actor, events)
      return events
    } catch (error) {
      assert.match(String(error), /refused: (otherOperatorNeeded|withdrawalNotOpen)/)
      return []
    }
  }
  const enrolled = { type: 'operatorEnrolled', at: 0, countsFrom: 0 }
  for (const operator of [1, 2]) follow(approvals, exchange, [{ ...enrolled, operator } as Typed])
  const setLimits = () => {
    for (const chain of ['ethereum', 'bnb'] as const)
      for (const asset of ['USDT', 'ETH'])
        submit({ ...network, asset, chain, fourEyesAbove: BigInt(pick([0, 300, 500])) })
  }
  for (const member of [1, 2])
    for (const asset of ['USDT', 'ETH']) on.fund(member, asset, 10n ** 8n)
  setLimits()

  function ask(): void {
    const [member, asset, chain] = [pick([1, 2]), pick(['USDT', 'ETH']), pick(['ethereum', 'bnb'])]
    const own = { member, asset, chain: chain as 'bnb', amount: BigInt(1 + below(200)) }
    submit({ ...withdrawal, ...own, level: 'advanced' })
  }
  /** Where the core notes a first approval, a journal that calls it enough is not believed. */
  function approve(id: number): number {
    const actor = { kind: 'operator', id: pick([1, 2]) } as const
    const before = copyOf(approvals)
    const [event] = submit({ type: 'approveWithdrawal', id }, actor)
    if (event?.type !== 'withdrawalEndorsed') return 0
    for (const type of ['withdrawalApproved', 'withdrawalApprovedAlone']) {
      const forged = copyOf(before)
      follow(forged, actor, [{ ...event, type } as Typed])
      assert.equal(forged.open.get(id)?.approvedBy, undefined, type)
    }
    return 1
  }
  function step(): number {
    if (oneIn(20)) on.wait(below(30) * HOUR_MS)
    if (oneIn(100)) setLimits()
    if (oneIn(60))
      submit({
        type: 'setApprovalLimit',
        asset: pick(['USDT', 'ETH']),
        dailyMax: BigInt(below(900)),
      })
    const open = [...on.state().withdrawals.keys()]
    if (open.length === 0 || oneIn(3)) ask()
    else return approve(pick(open))
    return 0
  }
  /** The journal's approvals are those of the core. */
  function compare(): number {
    let count = 0
    for (const [id, { state }] of on.state().withdrawals) {
      const isApproved = approvals.open.get(id)?.approvedBy !== undefined
      assert.equal(isApproved, state === 'approved', `withdrawal ${id}`)
      if (isApproved) count++
    }
    return count
  }
  return { step, compare }
}

test('[K1] the sums of one operator are added up as W24 says, over any journal', () => {
  for (const seed of [1, 2, 3]) {
    const { step, compare } = staged(seed)
    let endorsed = 0
    for (let nth = 0; nth < 400; nth++) endorsed += step()
    const approved = compare()
    assert.ok(endorsed > 20 && approved > 20, `${endorsed} first approvals, ${approved} approved`)
  }
})
