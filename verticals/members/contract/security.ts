/** The calls of the security centre. */
import { call, millis, publicId, realm, z } from '@evenkeel/wire'
import { codeRefusals, codeSent } from './access.ts'
import { forms, KEY_DAYS_MAX } from './forms.ts'
import {
  contact,
  credential,
  maybe,
  name,
  password,
  proof,
  proofRefusals,
  signed,
  sixDigits,
  ticket,
} from './words.ts'

const done = z.object({})
/** As they are shown, this once. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
const newPassword = [
  'passwordsDoNotMatch',
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
  'passwordSame',
  'transactionPasswordSame',
] as const

export const getSecurity = call({
  method: 'GET',
  path: 'user/get_security',
  summary: 'What guards this account.',
  policy: 'realMember',
  output: z.object({
    email: maybe,
    phone: maybe,
    wallet: maybe,
    has_password: z.boolean(),
    has_transaction_password: z.boolean(),
    has_totp: z.boolean(),
    recovery_codes_left: z.number(),
    anti_phishing: maybe,
    is_allow_listed: z.boolean(),
    /** No withdrawal before this moment. */
    withdrawals_held_until: z.optional(millis),
    passkeys: z.array(
      z.object({ id: publicId, name: z.string(), made_at: millis, used_at: z.optional(millis) }),
    ),
    api_keys: z.array(
      z.object({
        id: publicId,
        name: z.string(),
        key: z.string(),
        may_trade: z.boolean(),
        may_withdraw: z.boolean(),
        addresses: z.array(z.string()),
        realm,
        made_at: millis,
        expires_at: z.optional(millis),
        used_at: z.optional(millis),
      }),
    ),
  }),
})

export const changePassword = call({
  method: 'POST',
  path: 'user/changepwd',
  summary: 'Changes the login password; ends every other session and renews this one.',
  policy: 'realMember',
  input: { proof, password, confirm: password },
  /** No other device is known any more. */
  output: z.object({ token: z.string(), expires_in: z.number(), device: z.string() }),
  refusals: [...newPassword, ...proofRefusals, 'sessionExpired'],
})

export const changeTransactionPassword = call({
  method: 'POST',
  path: 'user/change_transaction_password',
  summary: 'Changes the transaction password; withdrawals wait for 24 hours.',
  policy: 'realMember',
  input: { proof, password, confirm: password },
  output: done,
  refusals: [...newPassword, ...proofRefusals],
})

export const beginTotp = call({
  method: 'POST',
  path: 'user/begin_totp',
  summary: 'A new secret for an authenticator; it guards nothing before it is confirmed.',
  policy: 'realMember',
  input: { proof },
  output: z.object({ ticket, secret: z.string(), uri: z.string() }),
  refusals: ['secondFactorIsOn', ...proofRefusals],
})

export const confirmTotp = call({
  method: 'POST',
  path: 'user/confirm_totp',
  summary: 'Switches the second factor on, with a first code of it; tells its recovery codes.',
  policy: 'realMember',
  input: { ticket, totp: sixDigits },
  output: recoveryCodes,
  refusals: ['firstCodeWrong', 'ticketOver', 'secondFactorIsOn'],
})

export const makeRecoveryCodes = call({
  method: 'POST',
  path: 'user/make_recovery_codes',
  summary: 'New recovery codes for who loses the authenticator; those before are void.',
  policy: 'realMember',
  input: { proof },
  output: recoveryCodes,
  refusals: ['secondFactorIsOff', ...proofRefusals],
})

export const endTotp = call({
  method: 'POST',
  path: 'user/end_totp',
  summary: 'Switches the second factor off; withdrawals wait for 24 hours.',
  policy: 'realMember',
  input: { proof },
  output: done,
  refusals: ['secondFactorIsOff', ...proofRefusals],
})

export const beginPasskey = call({
  method: 'POST',
  path: 'user/begin_passkey',
  summary: 'What a device has to answer to make a passkey.',
  policy: 'realMember',
  input: { proof },
  output: z.object({ ticket, options: credential }),
  refusals: ['passkeysNeedADomain', 'tooManyPasskeys', ...proofRefusals],
})

export const addPasskey = call({
  method: 'POST',
  path: 'user/add_passkey',
  summary: 'Keeps a new passkey.',
  policy: 'realMember',
  input: { ticket, credential, name },
  output: z.object({ id: publicId }),
  refusals: ['passkeyWrong', 'ticketOver', 'tooManyPasskeys'],
})

export const removePasskey = call({
  method: 'POST',
  path: 'user/remove_passkey',
  summary: 'Forgets a passkey.',
  policy: 'realMember',
  input: { id: publicId, proof },
  output: done,
  refusals: ['passkeyUnknown', ...proofRefusals],
})

/** Which of the two addresses a code is for. */
export const sendOwnCode = call({
  method: 'POST',
  path: 'user/send_own_code',
  summary: 'Sends a code to the present e-mail address or mobile number, or to a new one.',
  policy: 'realMember',
  input: { ...contact, to: z.enum(['old', 'new']), kind: z.enum(['email', 'phone']) },
  output: codeSent,
  refusals: ['invalidEmail', 'invalidPhone', 'noOldAddress', ...codeRefusals],
})

export const changeContact = call({
  method: 'POST',
  path: 'user/change_contact',
  summary:
    'Changes the e-mail address or mobile number, with a code from the old and from the new one.',
  policy: 'realMember',
  input: {
    ...contact,
    kind: z.enum(['email', 'phone']),
    proof,
    old: z.optional(z.strictObject({ ticket, code: sixDigits })),
    new: z.strictObject({ ticket, code: sixDigits }),
  },
  output: done,
  refusals: ['invalidEmail', 'invalidPhone', 'codeWrong', 'addressTaken', ...proofRefusals],
})

export const linkWallet = call({
  method: 'POST',
  path: 'user/link_wallet',
  summary: 'Lets a wallet sign in to this account.',
  policy: 'realMember',
  input: { ...signed.shape, proof },
  output: done,
  refusals: ['walletTaken', ...proofRefusals],
})

export const setAntiPhishing = call({
  method: 'POST',
  path: 'user/set_anti_phishing',
  summary: 'Sets the word that every message from the exchange will carry.',
  policy: 'realMember',
  input: { code: z.string().check(z.regex(forms.antiPhishing)), proof },
  output: done,
  refusals: [...proofRefusals],
})

export const setAllowList = call({
  method: 'POST',
  path: 'user/set_allow_list',
  summary:
    'Whether withdrawals go to addresses of the address book only; switching it off holds them for 24 hours.',
  policy: 'realMember',
  input: { is_on: z.boolean(), proof },
  output: done,
  refusals: [...proofRefusals],
})

export const makeApiKey = call({
  method: 'POST',
  path: 'user/make_api_key',
  summary:
    'A key for programs, which may read, trade, withdraw to the address book. The secret is told this once.',
  policy: 'realMember',
  input: {
    name,
    may_trade: z.boolean(),
    /** E55: needs addresses, a second factor, the transaction password; for 90 days at most. */
    may_withdraw: z.prefault(z.boolean(), false),
    transaction_password: z.optional(password),
    addresses: z
      .array(z.string().check(z.maxLength(forms.addresses.longest)))
      .check(z.maxLength(forms.addresses.most)),
    realm: z.prefault(realm, 'real'),
    /** Left out: for ever, or 90 days for one that is good from any address, which lasts no longer. */
    days: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(KEY_DAYS_MAX))),
    proof,
  },
  output: z.object({ id: publicId, key: z.string(), secret: z.string() }),
  refusals: [
    'tooManyApiKeys',
    'badAddress',
    'apiKeyOfDemo',
    'apiKeyNeedsAddresses',
    'apiKeyNetworkTooWide',
    'authenticatorNeeded',
    'transactionPasswordNotSet',
    'transactionPasswordWrong',
    'transactionPasswordExhausted',
    ...proofRefusals,
  ],
})

export const removeApiKey = call({
  method: 'POST',
  path: 'user/remove_api_key',
  summary: 'Ends a key for programs.',
  policy: 'realMember',
  input: { id: publicId, proof },
  output: done,
  refusals: ['apiKeyUnknown', ...proofRefusals],
})

export const freezeAccount = call({
  method: 'POST',
  path: 'user/freeze',
  summary: 'Freezes the own account: every session ends, nobody signs in before it is thawed.',
  policy: 'realMember',
  whileCancelOnly: true,
  input: { proof },
  output: done,
  refusals: ['noAddressToThaw', ...proofRefusals],
})
