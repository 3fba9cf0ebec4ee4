/** The ways in for who has an address: registration, sign-in, a new password, the end of a freeze. */
import type { Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import type { Captcha } from '../captcha/captcha.ts'
import type { Contacts } from '../contacts.ts'
import type { HouseRules } from '../houseRules.ts'
import type { Codes } from '../messages/codes.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Sealing } from '../sealing.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Entering } from './entering.ts'
import type { GuessAlarm } from './guessAlarm.ts'
import type { Making } from './making.ts'
import { createOwners, type FindOwner } from './owners.ts'
import { createRecovery } from './recovery.ts'
import { createRegistration } from './registration.ts'
import type { SecondFactor } from './secondFactor.ts'
import { createSignIn } from './signIn.ts'
import type { Throttle } from './throttle.ts'

export type Entrance = ReturnType<typeof createEntrance>

type Options = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly contacts: Contacts
  readonly codes: Codes
  readonly passwords: Passwords
  readonly captcha: Captcha
  readonly throttle: Throttle
  readonly guessAlarm: Pick<GuessAlarm, 'note'>
  readonly making: Making
  readonly entering: Entering
  readonly secondFactor: SecondFactor
  readonly sessions: Sessions
  readonly events: AccountEvents
  readonly now: () => Millis
  rules(): Promise<HouseRules>
}
/** What its parts are made of. */
export type EntranceParts = Options & { readonly ownerOf: FindOwner }

/**
 * Nobody learns here whether an address is known (rule E2): until something secret was right, known and unknown
 * ones take the same statements, the same hashes and the same answers.
 */
export function createEntrance(options: Options) {
  const parts: EntranceParts = { ...options, ownerOf: createOwners(options) }
  return { ...createRegistration(parts), ...createSignIn(parts), ...createRecovery(parts) }
}
