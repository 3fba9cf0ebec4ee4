/** Cases as the queues show them: what there is of one, and what its words look like. */
import type { Answer } from '@evenkeel/wire'
import type { getCases, openCase } from '../../contract/index.ts'

export type QueueName = 'deposits' | 'withdrawals' | 'identities' | 'feedback'
export type CaseRow = Answer<typeof getCases>['rows'][number]
export type OpenedCase = Answer<typeof openCase>
export type Taken = NonNullable<CaseRow['taken']>
export type Offer = OpenedCase['actions'][number]
export type Flag = CaseRow['flags'][number]
export type State = CaseRow['state']

type Tone = 'accent' | 'neutral' | 'up' | 'danger'

export const flagTones: Readonly<Record<Flag, Tone>> = {
  newAddress: 'accent',
  firstWithdrawal: 'accent',
  accountChanged: 'danger',
  largeForMember: 'danger',
  byProgram: 'accent',
  secondNeeded: 'neutral',
  secondAwaited: 'accent',
  noTransaction: 'accent',
  sameTransaction: 'danger',
  sameIdNumber: 'danger',
  samePicture: 'danger',
}

export const stateTones: Readonly<Record<State, Tone>> = {
  requested: 'neutral',
  endorsed: 'accent',
  approved: 'up',
  paying: 'accent',
  stopped: 'danger',
  unpaid: 'danger',
  cancelling: 'accent',
  voided: 'danger',
  paid: 'up',
  rejected: 'danger',
  cancelled: 'neutral',
  pending: 'neutral',
  proposed: 'accent',
  late: 'accent',
  tooLarge: 'danger',
  credited: 'up',
  underReview: 'neutral',
  verified: 'up',
  refused: 'danger',
  pendingReply: 'accent',
  replied: 'up',
  lapsed: 'danger',
}

/** The keys of those decisions that every queue has. */
export const actionKeys: Readonly<Partial<Record<Offer['name'], string>>> = {
  approve: 'a',
  verify: 'a',
  reject: 'r',
  again: 'r',
  reply: 'a',
}

/** Queues about no money have neither coins nor amounts. */
export const isMoneyQueue = (queue: QueueName): boolean =>
  queue === 'deposits' || queue === 'withdrawals'

/** Who decided first on the payout of what takes two, or else approved it first. */
export function firstOf({ fields }: OpenedCase): string | undefined {
  const named = (name: string) => fields.find(({ label }) => label === name)?.value
  return named('saidBy') ?? named('approvedBy') ?? named('proposedBy')
}

/** What a case must have changed in for whoever has it open to see it anew: each look is written down. */
export function versionOf(row: CaseRow | undefined): string {
  return row === undefined ? 'left' : JSON.stringify([row.state, row.flags])
}

/** Begin and end of what is long: enough to tell it from others, too little to be copied by eye. */
export function shortened(value: string): string {
  return value.length <= 16 ? value : `${value.slice(0, 6)}…${value.slice(-6)}`
}
