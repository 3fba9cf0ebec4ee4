/** What the console's port asks of whoever keeps operators: who it is, and to write down what they do. */
import type { Millis, Refused } from '@evenkeel/kernel'
import type { OperatorRole } from '../operatorCall.ts'
import type { AuditHead } from './audit.ts'
import type { Audited, Operator } from './operators.ts'

export type OperatorSession = Operator & {
  /** Over then, for whichever reason comes first. */
  readonly expiresAt: Millis
  /** Until then the second factor counts as just shown. */
  readonly steppedUpUntil: Millis
}

export type OperatorDoor = {
  readonly sessions: {
    /** The session of a token; one that has expired is found too. Counts as a use of it. */
    find(token: string): Promise<OperatorSession | undefined>
    /** Whether it goes on; does not count as a use. */
    isOpen(session: number): Promise<boolean>
    /** Told when one ends before its time. */
    onOver(listener: (session: number) => void): void
  }
  readonly audit: AuditLog
  /** Why what an operator decides does not count now: they are new, or not on the roster. */
  notCounted(
    operator: number,
  ): Promise<Refused<'operatorNotEnrolled' | 'operatorTooNew'> | undefined>
  /** A one-time link for the first operator; nothing, once there is one. */
  firstLink(consoleUrl: string): Promise<string | undefined>
  /** A one-time link for whoever has lost their way in, asked for at the server's machine. */
  linkFor(name: string, consoleUrl: string): Promise<LinkFor>
  /** Puts an operator of a test on the roster, by the rules of the core; in a sandbox alone. */
  readonly enrolTest: ((operator: number, role: OperatorRole) => Promise<void>) | undefined
}
export type LinkFor =
  | { readonly link: string; readonly until: Millis }
  | { readonly refused: 'operatorUnknown' | 'operatorDisabled' | 'otherAdminCanDoIt' }

export type AuditLog = {
  /** Before it is carried out: nothing happens that is not written down. */
  begin(action: AuditAction): Promise<AuditBegun>
  head(): Promise<AuditHead>
  /** Whether the last check found rows that are missing or not what was written. */
  isBroken(): boolean
}
export type AuditAction = {
  readonly operator: Operator | undefined
  readonly action: string
  readonly address: string
  /** What it is about, as far as that is known before it is carried out. */
  readonly subject?: string | undefined
}
export type AuditBegun = {
  /**
   * Writes this row's hash into the journal; resolves once that is durable, with `false` while the exchange is busy.
   * Rejects when the log is not the one that was anchored before.
   */
  anchor(): Promise<boolean>
  /** Afterwards: `done`, the name of a refusal, or `failed`. */
  end(outcome: string, audited: Audited): Promise<void>
}
