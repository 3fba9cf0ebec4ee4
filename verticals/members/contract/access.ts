/** The calls before somebody is signed in: captcha, codes, registration, sign-in with a password, reset. */
import { call, z } from '@evenkeel/wire'
import {
  captchaActions,
  contact,
  device,
  entered,
  inviteCode,
  password,
  secondCode,
  session,
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
    device,
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
  whileCancelOnly: true,
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
  summary: 'Ends a sign-in with a code of the authenticator, or with a recovery code.',
  policy: 'public',
  whileCancelOnly: true,
  input: { ticket, totp: secondCode },
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
    totp: z.optional(secondCode),
  },
  /** Who reads the member's mail is at a device of theirs: it is known at the next sign-in. */
  output: z.object({ device: z.string() }),
  refusals: [
    ...contactRefusals,
    ...passwordRefusals,
    'transactionPasswordSame',
    'codeWrong',
    'secondFactorNeeded',
    'secondFactorWrong',
    'tooManyAttempts',
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
    'frozenByOperator',
    'tooManyAttempts',
    'accountsBusy',
  ],
})
