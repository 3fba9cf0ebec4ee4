/** Keys of programs, as far as the server asks whoever keeps them. */
import type { MemberId, Millis, Realm } from '@evenkeel/kernel'

/** What a key may be used for: to look, to place and cancel orders as well, to withdraw as well. */
export type Scope = 'read' | 'trade' | 'withdraw'

/** So long a key that may withdraw rests before it does: its owner is told of it at once, and can end it. */
export const KEY_REST_MS = 24 * 3_600_000

export type FoundKey = {
  readonly number: number
  readonly member: MemberId
  /** The number that the member is known by. */
  readonly uid: number
  readonly realm: Realm
  readonly mayTrade: boolean
  readonly mayWithdraw: boolean
  /** Where it may be used from; anywhere, when there is none. */
  readonly addresses: readonly string[]
  readonly madeAt: Millis
  /** From then on it is worth nothing. */
  readonly expiresAt: Millis | undefined
  readonly secret: string
}

export type ApiKeys = {
  /** The key of this name, expired or not; none for a name that is none, or of an account that is frozen. Never from memory. */
  find(name: string): Promise<FoundKey | undefined>
  /** It was used, now. */
  used(key: FoundKey): void
  /** Told when keys of a member are over: one of them, or all. */
  onOver(listener: (member: MemberId, key: number | undefined) => void): void
}
