/** What a vertical knows of members, for operators who look for one: whose something is, and what happened to them there. */
import type { Amount, Asset, MemberId, Millis } from '@evenkeel/kernel'

export type MemberFacts = {
  /** Whose what was typed is, such as the id of an order; nobody, for what it does not know. */
  find(typed: string): Promise<readonly MemberId[]>
  /** What happened in the real realm before a moment, the latest first. */
  happened(member: MemberId, before: Millis, size: number): Promise<readonly MemberHappening[]>
}

export type MemberHappening = {
  readonly id: string
  readonly at: Millis
  /** `deposit`; its text is `happened.deposit`. */
  readonly kind: string
  readonly asset?: Asset | undefined
  readonly amount?: Amount | undefined
  readonly pair?: string | undefined
  /** What has a name and a number of its own: `Keelfolk #11`. */
  readonly item?: string | undefined
  /** The average, of an order that was filled in parts. */
  readonly price?: Amount | undefined
}
