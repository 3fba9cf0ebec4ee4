/** What the parts of the security centre are made from, and what they know of who asks. */
import type { Millis } from '@evenkeel/kernel'
import type { Caller, Origin, Tables } from '@evenkeel/wire/server'
import type { Entering } from '../access/entering.ts'
import type { Passkeys } from '../access/passkeys.ts'
import type { RecoveryCodes } from '../access/recoveryCodes.ts'
import type { Totp } from '../access/totp.ts'
import type { Wallets } from '../access/wallets.ts'
import type { AccountEvents } from '../accountEvents.ts'
import type { Contacts } from '../contacts.ts'
import type { Codes } from '../messages/codes.ts'
import type { Messenger } from '../messages/messenger.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Sealing } from '../sealing.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { KeyRing } from './keyRing.ts'
import type { Proof, Proofs } from './proofs.ts'

export type SecurityParts = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly contacts: Contacts
  readonly codes: Codes
  readonly messenger: Pick<Messenger, 'reaches' | 'hasOutbox'>
  readonly entering: Pick<Entering, 'renewDevices'>
  readonly passwords: Passwords
  readonly totp: Totp
  readonly recoveryCodes: Pick<RecoveryCodes, 'renew'>
  readonly wallets: Wallets
  readonly passkeys: Passkeys
  readonly proofs: Proofs
  readonly sessions: Sessions
  readonly keyRing: Pick<KeyRing, 'over'>
  readonly events: AccountEvents
  readonly now: () => Millis
}

/** Who asks, from where, and what they show for it. */
export type By = { readonly caller: Caller; readonly from: Origin; readonly proof: Proof }
