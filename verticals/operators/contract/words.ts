/** The schemas of what operators say about themselves and each other. */
import { millis, operatorRoles, publicId, z } from '@evenkeel/wire'
import { forms } from './forms.ts'

export { reason } from '@evenkeel/wire'

export const role = z.enum(operatorRoles)
export const operatorName = z.string().check(z.regex(forms.name))
/** Long enough for any, short enough to be read before anything is known of who sends it. */
export const password = z.string().check(z.minLength(1), z.maxLength(200))
export const sixDigits = z.string().check(z.regex(/^[0-9]{6}$/))
/** What a link that was handed over carries, and what joins two requests of one browser. */
export const secret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
/** What WebAuthn has to say, as JSON; the library that reads it knows its shape. */
export const credential = z.record(z.string(), z.unknown())
export const done = z.object({})

/** A session as it begins: its token, and the seconds after which it is over at the latest. */
export const session = z.object({ token: z.string(), expires_in: z.number() })

export const ownPasskey = z.object({
  id: publicId,
  name: z.string(),
  made_at: millis,
  used_at: z.optional(millis),
})
