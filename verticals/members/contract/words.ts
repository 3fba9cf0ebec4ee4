/** The schemas of what members say about themselves. */
import { z } from '@evenkeel/wire'
import { forms } from './forms.ts'

/** Long enough for any, short enough to be read before anything is known of who sends it. */
const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** Where somebody can be reached: an e-mail address, or a mobile number with the code of its area. */
export const contact = {
  email: z.optional(line(254)),
  area_code: z.optional(z.string().check(z.regex(/^\+?[0-9]{1,4}$/))),
  phone: z.optional(line(24)),
}
export const password = line(200)
export const name = z.string().check(z.regex(forms.name))
/** Six digits, of a verification code or of an authenticator. */
export const sixDigits = z.string().check(z.regex(/^[0-9]{6}$/))
/** What the second factor is shown with: six digits of the authenticator, or a recovery code instead. */
export const secondCode = z.string().check(z.regex(forms.secondCode))
/** What belongs to one request of a browser, and nobody else can name. */
export const ticket = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
/** A solved proof of work: the challenge, a dot and the number that solves it. */
export const solution = z.string().check(z.regex(/^[A-Za-z0-9_.-]{20,300}$/))
export const inviteCode = z.string().check(z.regex(/^[A-Za-z0-9]{1,16}$/))
/** A message for a wallet, and what the wallet made of it. */
export const signed = z.strictObject({
  message: line(2_000),
  signature: z.string().check(z.regex(/^0x[0-9a-fA-F]{130}$/)),
})
/** What WebAuthn has to say, as JSON; the library that reads it knows its shape. */
export const credential = z.record(z.string(), z.unknown())

/** Shows that it is the member who asks: rule E17. */
export const proof = z.strictObject({
  password: z.optional(password),
  wallet: z.optional(signed),
  totp: z.optional(secondCode),
})
export const proofRefusals = [
  'wrongPassword',
  'secondFactorWrong',
  'signatureWrong',
  'tooManyAttempts',
  'accountsBusy',
] as const

/** What somebody does that a proof of work may be asked for. */
export const captchaActions = ['login', 'register', 'reset', 'wallet'] as const
export type CaptchaAction = (typeof captchaActions)[number]

/** What an earlier sign-in of this device was given. */
export const device = z.optional(z.string().check(z.maxLength(200)))
/** A session as it begins: the token, its seconds, and what makes this device known the next time. */
export const session = z.object({
  token: z.string(),
  expires_in: z.number(),
  device: z.optional(z.string()),
})
/** A session, or what is still needed for one. */
export const entered = z.object({
  session: z.optional(session),
  second: z.optional(z.object({ ticket })),
})

/** Where a verification stands: not verified, under review, verified, to be done again. */
export const verification = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4)])
export type Verification = z.infer<typeof verification>

/** `undefined` in fields of answers that may be absent. */
export const maybe = z.optional(z.string())
