/** What the parts of the security centre are made from, and what they know of who asks. */
import type { Millis } from '@evenkeel/kernel'
import type { Caller, Origin, Tables } from '@evenkeel/wire/server'
import type { Passkeys } from '../access/passkeys.ts'
import type { Totp } from '../access/totp.ts'
import type { Wallets } from '../access/wallets.ts'
import type { AccountEvents } from '../accountEvents.ts'
import type { Contacts } from '../contacts.ts'
import type { Codes } from '../messages/codes.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Sealing } from '../sealing.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Proof, Proofs } from './proofs.ts'

export type SecurityParts = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly contacts: Contacts
  readonly codes: Codes
  readonly passwords: Passwords
  readonly totp: Totp
  readonly wallets: Wallets
  readonly passkeys: Passkeys
  readonly proofs: Proofs
  readonly sessions: Sessions
  readonly events: AccountEvents
  readonly now: () => Millis
}

/** Who asks, from where, and what they show for it. */
export type By = { readonly caller: Caller; readonly from: Origin; readonly proof: Proof }

/** How long no withdrawal is possible after a change that a thief would make: rule E18. */
export const HELD_MS = 24 * 3_600_000
