/** What operators ask of the core, what it reports, and what it refuses. */
import type { Amount, Asset, Id, Millis } from '@evenkeel/kernel'
import type { RosterCommand, RosterEvent, RosterRefusal } from './roster.ts'

/** What operators may hold up, and for whom. Two of them hold triggers and liquidations up: rules P26 and P77. */
export const switchNames = [
  'cancelOnly',
  'withdrawalsFrozen',
  'marketHalted',
  'maintenance',
  'everythingFrozen',
] as const
export type SwitchName = (typeof switchNames)[number]

/** Why, as far as the journal says so; the operator's own words are in the audit log. */
export const switchReasons = [
  'incident',
  'security',
  'market',
  'maintenance',
  'regulator',
  'drill',
  'velocity',
] as const
export type SwitchReason = (typeof switchReasons)[number]

/** One market is halted by its symbol; of all other switches the symbol is empty. */
export type SetSwitch = {
  readonly type: 'setSwitch'
  readonly name: SwitchName
  readonly symbol: string
  readonly isOn: boolean
  readonly reason: SwitchReason
  /** Agreed on while it was on: it goes on for longer, and is not turned on anew. */
  readonly prolongs?: true
}
/** Proposes a command of purpose `terms` that takes two: `text` is that command as `canonical` writes it. */
export type Propose = { readonly type: 'propose'; readonly core: string; readonly text: string }
export type ApproveProposal = { readonly type: 'approveProposal'; readonly id: Id }
export type RejectProposal = { readonly type: 'rejectProposal'; readonly id: Id }
/** Given by the exchange when what one operator holds up alone has come to its end. */
export type EndHold = {
  readonly type: 'endHold'
  readonly name: SwitchName
  readonly symbol: string
}
export type ExpireProposal = { readonly type: 'expireProposal'; readonly id: Id }
/** A rate, a limit or a source that no other core keeps; empty for none. */
export type SetParameter = {
  readonly type: 'setParameter'
  readonly name: string
  readonly value: string
}
/** The head of the audit log, so that the journal vouches for it. */
export type AnchorAudit = {
  readonly type: 'anchorAudit'
  readonly count: number
  readonly head: string
}
export type Command =
  | SetSwitch
  | Propose
  | ApproveProposal
  | RejectProposal
  | ExpireProposal
  | SetParameter
  | AnchorAudit
  | EndHold
  | RosterCommand

export type SwitchSet = {
  readonly type: 'switchSet'
  readonly name: SwitchName
  readonly symbol: string
  readonly isOn: boolean
  readonly reason: SwitchReason
  readonly at: Millis
  /** 0 for the exchange itself. */
  readonly operator: number
}
export type Proposed = {
  readonly type: 'proposed'
  readonly id: Id
  readonly core: string
  readonly text: string
  readonly by: number
  readonly at: Millis
}
export type ProposalApproved = {
  readonly type: 'proposalApproved'
  readonly id: Id
  readonly by: number
  readonly at: Millis
}
export type ProposalRejected = {
  readonly type: 'proposalRejected'
  readonly id: Id
  readonly by: number
}
export type ProposalExpired = { readonly type: 'proposalExpired'; readonly id: Id }
/** What was approved has been done; it is done once. */
export type ProposalCarriedOut = {
  readonly type: 'proposalCarriedOut'
  readonly id: Id
  readonly by: number
}
export type ParameterSet = {
  readonly type: 'parameterSet'
  readonly name: string
  readonly value: string
}
export type AuditAnchored = {
  readonly type: 'auditAnchored'
  readonly count: number
  readonly head: string
}
/** Money left the exchange: what left within the last hour is bounded. */
export type OutflowCounted = {
  readonly type: 'outflowCounted'
  readonly asset: Asset
  readonly amount: Amount
  readonly at: Millis
}
/** One operator alone holds up triggers and liquidations: until `endsAt`, and not again for a while. */
export type HoldBounded = {
  readonly type: 'holdBounded'
  readonly name: SwitchName
  readonly symbol: string
  readonly at: Millis
  readonly endsAt: Millis
}
/** A market trades again; a frozen exchange stays frozen, and triggers and liquidates again. */
export type HoldEnded = {
  readonly type: 'holdEnded'
  readonly name: SwitchName
  readonly symbol: string
}
export type Event =
  | SwitchSet
  | Proposed
  | ProposalApproved
  | ProposalRejected
  | ProposalExpired
  | ProposalCarriedOut
  | ParameterSet
  | AuditAnchored
  | OutflowCounted
  | HoldBounded
  | HoldEnded
  | RosterEvent

export type Refusal =
  | 'operatorNeeded'
  | 'otherOperatorNeeded'
  | 'switchUnknown'
  | 'proposalDoesNotExist'
  | 'proposalNotOpen'
  | 'proposalExpired'
  | 'proposalLapsed'
  | 'tooManyProposals'
  | 'proposalTooLong'
  | 'parameterUnsound'
  | 'auditBehind'
  | 'auditRewritten'
  | 'approvalNeeded'
  | 'nothingToProlong'
  | RosterRefusal
