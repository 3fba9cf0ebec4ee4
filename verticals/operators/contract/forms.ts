/** The forms of what operators type: the schemas of the calls ask for them, and so do the screens before anything is sent. */
import { REASON_FORM } from '@evenkeel/wire'

export const forms = {
  /** As it is signed in with, and as the audit log names its owner. */
  name: /^[a-z][a-z0-9._-]{1,31}$/,
  reason: REASON_FORM,
  /** How many letters a password has. */
  password: { least: 8, most: 128 },
} as const
