/** Cases that operators decide, of one kind: each vertical brings its queues, and one page of the console shows them all. */
import type { Amount, Asset, Millis } from '@evenkeel/kernel'
import type {
  CaseAction,
  CaseAsk,
  CaseEventName,
  CaseFlag,
  CaseLabel,
  CasePicture,
  CaseReason,
  CaseState,
} from '../cases.ts'
import type { OperatorRole } from '../operatorCall.ts'
import type { Operator } from './operators.ts'

export type CaseQueue = {
  /** Who decides here; an admin may as well. */
  readonly roles: readonly OperatorRole[]
  /** Whoever decides here has just shown the second factor. */
  readonly movesMoney: boolean
  /** How many wait for this operator, and since when the first of them does: not what waits for another than them. */
  count(operator: Operator): Promise<CaseCount>
  /** Those that wait in the order in which they came; what is decided, the latest first. */
  list(filter: CaseFilter): Promise<CasePage>
  /** One of them with all that a decision needs; nothing for an id that is none. Nobody has looked at it yet. */
  find(id: string): Promise<CaseDetail | undefined>
  /** A look of this operator: written down where that is a rule, with links of a minute to what it shows. */
  look(id: string, operator: Operator): Promise<CaseLinks>
  /** Carries out what was decided about a case that is as it was seen. */
  decide(id: string, decision: CaseDecision, operator: Operator): Promise<CaseOutcome>
}

export type CaseCount = { readonly waiting: number; readonly since: Millis | undefined }

export type CaseFilter = {
  readonly state: 'waiting' | 'decided'
  /** A member's number, or the id of a case. */
  readonly search?: string | undefined
  readonly asset?: Asset | undefined
  /** These alone, or all but these. */
  readonly among?: readonly string[] | undefined
  readonly without?: readonly string[] | undefined
  readonly size: number
}
export type CasePage = { readonly rows: readonly CaseRow[]; readonly isMore: boolean }

export type CaseRow = {
  readonly id: string
  readonly at: Millis
  readonly state: CaseState
  /** The number that the member is known by. */
  readonly uid?: number | undefined
  readonly asset?: Asset | undefined
  readonly amount?: Amount | undefined
  readonly flags: readonly CaseFlag[]
}

export type CaseDetail = CaseRow & {
  readonly fields: readonly CaseField[]
  readonly actions: readonly CaseOffer[]
  /** What the queue knows of its past; what operators did at the console is in the audit log. */
  readonly history: readonly CaseEvent[]
}

export type CaseField = {
  readonly label: CaseLabel
  readonly value: string
  readonly as: 'text' | 'amount' | 'code' | 'level' | 'feedbackType' | 'action'
  readonly asset?: Asset | undefined
  /** The picture that it is about. */
  readonly picture?: CasePicture | undefined
  /** Moves with the market: shown beside the case, and no part of its digest. */
  readonly isLive?: boolean | undefined
}

/** What may be decided, and what that needs. */
export type CaseOffer = {
  readonly name: CaseAction
  readonly isDanger: boolean
  readonly needsReason: boolean
  /** Those that are usual; another may be written. */
  readonly reasons: readonly CaseReason[]
  readonly asks: readonly {
    readonly name: CaseAsk
    readonly as: 'text' | 'amount' | 'choice'
    readonly isOptional: boolean
    /** Of a choice. */
    readonly options?: readonly string[] | undefined
  }[]
}

export type CaseLinks = Readonly<Partial<Record<CasePicture, string>>>

export type CaseEvent = {
  readonly at: Millis
  readonly what: CaseEventName | CaseAction
  readonly by?: string | undefined
  /** The first of two has said so: it is not done. */
  readonly isHalf?: boolean | undefined
}

export type CaseDecision = {
  readonly action: CaseAction
  /** As it is kept: own words, or the name of a usual one (`usualReason`). */
  readonly reason: string
  readonly answers: Readonly<Partial<Record<CaseAsk, string>>>
}

/** Decided; or half of it, when another operator must agree; or it made no sense; or it was refused, and why. */
export type CaseOutcome =
  | { readonly outcome: 'done' | 'needsAnother' | 'malformed' }
  | { readonly outcome: 'refused'; readonly refusal: string }
