/** Sessions, as far as the server asks whoever keeps them. */
import type { MemberId, Realm } from '@evenkeel/kernel'
import type { Caller, Origin } from './handle.ts'

export type Session = Caller & { readonly expiresAt: number }

export type OpenedSession = {
  readonly token: string
  readonly expiresAt: number
  readonly session: number
}

/** A session is over for good, or goes on under another token. */
export type SessionOver = { readonly session: number; readonly isRenewed: boolean }

export type Sessions = {
  /** The session of a token, known or looked up; expired ones are found too. */
  find(token: string): Session | undefined | Promise<Session | undefined>
  open(member: MemberId, realm: Realm, from: Origin): Promise<OpenedSession>
  /** It was used, by other means than its token. */
  seen(session: Session): void
  /** Told before anybody is answered who could use the old token. */
  onOver(listener: (over: SessionOver) => void): void
}
