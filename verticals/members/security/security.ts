/** The security centre: what guards an account, and every change of it. Rules E16 to E21. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Passkey } from '../access/passkeys.ts'
import type { Contact } from '../contacts.ts'
import { type ApiKey, createApiKeys } from './apiKeys.ts'
import { createContactChanges } from './contactChanges.ts'
import { createFactorChanges } from './factorChanges.ts'
import { createGuards } from './guards.ts'
import type { SecurityParts } from './parts.ts'
import { createPasswordChanges } from './passwordChanges.ts'

export type Security = ReturnType<typeof createSecurity>

export type Overview = {
  readonly contacts: readonly Contact[]
  readonly hasPassword: boolean
  readonly hasTransactionPassword: boolean
  readonly hasTotp: boolean
  readonly recoveryCodesLeft: number
  readonly antiPhishing: string | undefined
  readonly isAllowListed: boolean
  /** While they are held. */
  readonly withdrawalsHeldUntil: Millis | undefined
  readonly passkeys: readonly Passkey[]
  readonly apiKeys: readonly ApiKey[]
}
type State = {
  totp: boolean
  codes: number
  allow_listed: boolean
  held: Millis | null
  passkeys: number
}

export function createSecurity(parts: SecurityParts) {
  const { tables, contacts, passwords, passkeys, now } = parts
  const guards = createGuards(parts)
  const apiKeys = createApiKeys(parts)

  async function stateOf(member: MemberId): Promise<State> {
    const [row] = await tables.rows<State>(
      `select totp is not null as totp, cardinality(recovery_codes) as codes,
         is_allow_listed as allow_listed,
         extract(epoch from withdrawals_held_until)::float8 * 1000 as held,
         (select count(*) from passkey where member = $1)::float8 as passkeys
       from member where id = $1`,
      [member],
    )
    return row ?? { totp: false, codes: 0, allow_listed: false, held: null, passkeys: 0 }
  }

  return {
    ...guards,
    ...apiKeys,
    ...createPasswordChanges(parts),
    ...createFactorChanges(parts),
    ...createContactChanges({ ...parts, antiPhishingOf: guards.antiPhishingOf }),

    async overview(member: MemberId): Promise<Overview> {
      const [state, known, hasPassword, hasTransactionPassword, antiPhishing, keys, ofPrograms] =
        await Promise.all([
          stateOf(member),
          contacts.of(member),
          passwords.has(member, 'login'),
          passwords.has(member, 'transaction'),
          guards.antiPhishingOf(member),
          passkeys.of(member),
          apiKeys.apiKeysOf(member),
        ])
      const isHeld = state.held !== null && state.held > now()
      return {
        contacts: known,
        hasPassword,
        hasTransactionPassword,
        hasTotp: state.totp,
        recoveryCodesLeft: state.codes,
        antiPhishing,
        isAllowListed: state.allow_listed,
        withdrawalsHeldUntil: isHeld ? (state.held ?? undefined) : undefined,
        passkeys: keys,
        apiKeys: ofPrograms,
      }
    },

    /** What the credit score asks of this: rule E36. */
    async scoreFacts(member: MemberId): Promise<{ readonly hasSecondFactor: boolean }> {
      const { totp, passkeys: many } = await stateOf(member)
      return { hasSecondFactor: totp || many > 0 }
    },
  }
}
