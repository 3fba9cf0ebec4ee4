/** Cases that operators decide, of one kind: each vertical brings its queues, and one page of the console shows them all. */
import type { Amount, Asset, Millis } from '@evenkeel/kernel'
import type { OperatorRole } from '../operatorCall.ts'
import type { Operator } from './operators.ts'

export type CaseQueue = {
  /** `deposits`; its texts are `queue.deposits`. */
  readonly name: string
  /** Who decides here; an admin may as well. */
  readonly roles: readonly OperatorRole[]
  /** How many wait, and since when the first of them does. */
  count(): Promise<{ readonly waiting: number; readonly since: Millis | undefined }>
  list(filter: CaseFilter): Promise<CasePage>
  /** One of them with all that a decision needs; nothing for an id that is none. */
  open(id: string, operator: Operator): Promise<CaseDetail | undefined>
  decide(id: string, decision: CaseDecision, operator: Operator): Promise<CaseOutcome>
}

export type CaseFilter = {
  readonly state: 'waiting' | 'decided'
  /** A member's number, an id, or what the queue can find by. */
  readonly search?: string | undefined
  readonly asset?: Asset | undefined
  readonly after?: string | undefined
  readonly size: number
}
export type CasePage = { readonly rows: readonly CaseRow[]; readonly next: string | undefined }

export type CaseRow = {
  readonly id: string
  readonly at: Millis
  /** As the queue names it: `pendingReview`; its text is `case.pendingReview`. */
  readonly state: string
  readonly member?: number | undefined
  readonly asset?: Asset | undefined
  readonly amount?: Amount | undefined
  /** What an operator should look at, as text keys: `flag.newAddress`. */
  readonly flags: readonly string[]
}

export type CaseDetail = CaseRow & {
  readonly fields: readonly CaseField[]
  /** By text key, links of a minute. */
  readonly pictures: Readonly<Record<string, string>>
  readonly actions: readonly CaseAction[]
  readonly history: readonly CaseEvent[]
  /** Of everything above, as the server has it: who decides sends it back, and decides what they saw. */
  readonly seen: string
}

export type CaseField = {
  /** A text key. */
  readonly label: string
  readonly value: string
  readonly as: 'text' | 'amount' | 'time' | 'address' | 'link' | 'private'
}

export type CaseAction = {
  /** `approve`; its text is `action.approve`. */
  readonly name: string
  readonly isDanger: boolean
  readonly reason: 'none' | 'required'
  /** Reasons to choose from, as text keys; another may be written. */
  readonly reasons: readonly string[]
  /** What else is asked for, by text key. */
  readonly asks: readonly {
    readonly name: string
    readonly label: string
    readonly as: 'text' | 'amount'
  }[]
}

export type CaseEvent = { readonly at: Millis; readonly by: string; readonly what: string }

export type CaseDecision = {
  readonly action: string
  readonly reason?: string | undefined
  readonly answers: Readonly<Record<string, string>>
  readonly seen: string
}

/** Decided; or half of it, when another operator must agree; or not, and why. */
export type CaseOutcome =
  | { readonly outcome: 'done' | 'needsAnother' }
  | {
      readonly outcome: 'refused'
      readonly refusal: string
      readonly detail?: Readonly<Record<string, string>>
    }
