/** The calls before somebody is signed in: captcha, codes, registration, sign-in, reset. */
import { call, z } from '@evenkeel/wire'
import {
  captchaActions,
  contact,
  credential,
  device,
  entered,
  inviteCode,
  password,
  session,
  signed,
  sixDigits,
  solution,
  ticket,
} from './words.ts'

export const getCaptcha = call({
  method: 'GET',
  path: 'common/captcha',
  summary:
    'A proof of work: find a number so that the SHA-256 of `challenge.number` begins with `bits` zero bits.',
  policy: 'public',
  input: { action: z.enum(captchaActions) },
  output: z.object({ challenge: z.string(), bits: z.number(), expires_in: z.number() }),
})

export const getAreas = call({
  method: 'GET',
  path: 'area_code/get_area_code',
  summary:
    'Countries with the codes of their telephone numbers, by name in the language asked for.',
  policy: 'public',
  output: z.array(z.object({ country: z.string(), name: z.string(), area_code: z.string() })),
})

export const getEntrance = call({
  method: 'GET',
  path: 'user/get_entrance',
  summary: 'What the forms of the entrance begin with.',
  policy: 'public',
  output: z.object({
    is_open: z.boolean(),
    /** The house's, while registration is open. */
    invite_code: z.optional(z.string()),
    /** Codes can be sent there. */
    by_email: z.boolean(),
    by_phone: z.boolean(),
  }),
})

const sent = z.object({
  ticket,
  expires_in: z.number(),
  /** Seconds until another one can be asked for. */
  again_in: z.number(),
  /** A sandbox that can send nothing tells it right away. */
  sandbox_code: z.optional(sixDigits),
})
export const codeRefusals = ['codeSentJustNow', 'tooManyCodes'] as const
const contactRefusals = ['invalidEmail', 'invalidPhone'] as const

export const sendCode = call({
  method: 'POST',
  path: 'user/send_code',
  summary:
    'Sends a verification code to an address, to register, to reset a password or to thaw an account.',
  policy: 'public',
  input: {
    ...contact,
    purpose: z.enum(['register', 'reset', 'thaw']),
    captcha: z.optional(solution),
  },
  output: sent,
  refusals: [...contactRefusals, ...codeRefusals, 'captchaNeeded', 'registrationClosed'],
})
export { sent as codeSent }

const passwordRefusals = [
  'passwordsDoNotMatch',
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
] as const

export const register = call({
  method: 'POST',
  path: 'user/register',
  summary: 'Makes a member, and signs them in.',
  policy: 'public',
  input: {
    ...contact,
    password,
    confirm: password,
    transaction_password: password,
    invite_code: inviteCode,
    ticket,
    code: sixDigits,
    agreed: z.boolean(),
  },
  output: session,
  refusals: [
    ...contactRefusals,
    ...passwordRefusals,
    'agreementNeeded',
    'registrationClosed',
    'inviteCodeUnknown',
    'transactionPasswordSame',
    'codeWrong',
    'accountsBusy',
  ],
})

export const login = call({
  method: 'POST',
  path: 'user/login',
  summary: 'Signs in with an address and a password.',
  policy: 'public',
  input: {
    ...contact,
    password,
    captcha: z.optional(solution),
    device,
  },
  output: entered,
  refusals: [
    ...contactRefusals,
    'wrongCredentials',
    'captchaNeeded',
    'tooManyAttempts',
    'accountsBusy',
    'accountFrozen',
  ],
})

export const loginSecond = call({
  method: 'POST',
  path: 'user/login_second',
  summary: 'Ends a sign-in with a code of the authenticator.',
  policy: 'public',
  input: { ticket, totp: sixDigits },
  output: session,
  refusals: ['secondFactorWrong', 'ticketOver', 'tooManyAttempts', 'accountFrozen'],
})

export const resetPassword = call({
  method: 'POST',
  path: 'user/reset_password',
  summary: 'Sets a new login password with a code that was sent; ends every session.',
  policy: 'public',
  input: {
    ...contact,
    ticket,
    code: sixDigits,
    password,
    confirm: password,
    totp: z.optional(sixDigits),
  },
  output: z.object({}),
  refusals: [
    ...contactRefusals,
    ...passwordRefusals,
    'transactionPasswordSame',
    'codeWrong',
    'secondFactorWrong',
    'accountsBusy',
  ],
})

export const thaw = call({
  method: 'POST',
  path: 'user/thaw',
  summary: 'Ends the freeze of an account with its password and a code that was sent.',
  policy: 'public',
  input: { ...contact, password, ticket, code: sixDigits },
  output: z.object({}),
  refusals: [
    ...contactRefusals,
    'codeWrong',
    'wrongCredentials',
    'captchaNeeded',
    'tooManyAttempts',
    'accountsBusy',
  ],
})

export const askWallet = call({
  method: 'POST',
  path: 'user/wallet_challenge',
  summary: 'A message (EIP-4361) for a wallet to sign, good once and for five minutes.',
  policy: 'public',
  input: {
    address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
    chain_id: z.number().check(z.int(), z.minimum(1), z.maximum(4_294_967_295)),
  },
  output: z.object({ message: z.string() }),
})

export const loginWallet = call({
  method: 'POST',
  path: 'user/wallet_login',
  summary:
    'Signs in with a signed message; makes an account for an unknown wallet that agrees to the terms.',
  policy: 'public',
  input: {
    ...signed.shape,
    device,
    /** For a wallet that is not known yet. */
    invite_code: z.optional(inviteCode),
    agreed: z.optional(z.boolean()),
    captcha: z.optional(solution),
  },
  output: entered,
  refusals: [
    'signatureWrong',
    'walletUnknown',
    'captchaNeeded',
    'agreementNeeded',
    'registrationClosed',
    'inviteCodeUnknown',
    'accountFrozen',
  ],
})

export const askPasskey = call({
  method: 'POST',
  path: 'user/passkey_challenge',
  summary: 'What a passkey has to answer, for whoever it belongs to.',
  policy: 'public',
  output: z.object({ ticket, options: credential }),
  refusals: ['passkeysNeedADomain'],
})

export const loginPasskey = call({
  method: 'POST',
  path: 'user/passkey_login',
  summary: 'Signs in with a passkey.',
  policy: 'public',
  input: { ticket, credential, device },
  output: session,
  refusals: ['passkeyWrong', 'ticketOver', 'accountFrozen'],
})
