/** The calls by which operators change what they sign in by themselves: each takes the second factor, and ends their other sessions. */
import { operatorCall, publicId, z } from '@evenkeel/wire'
import { credential, done, password, secret, sixDigits } from './words.ts'

const own = { method: 'POST', operators: 'operator', stepUp: true, whileNew: true } as const

export const changePassword = operatorCall({
  ...own,
  path: 'change_password',
  output: done,
  summary: "Changes the caller's password; their other sessions end.",
  input: { current: password, password, confirm: password },
  refusals: [
    'wrongPassword',
    'passwordsDoNotMatch',
    'passwordSame',
    'passwordTooShort',
    'passwordTooLong',
    'passwordTooCommon',
    'tooManyAttempts',
    'accountsBusy',
  ],
})

export const beginTotp = operatorCall({
  ...own,
  path: 'begin_totp',
  summary:
    'A secret for a new authenticator; the present one goes on until a code of the new one is shown.',
  output: z.object({ ticket: secret, totp: z.object({ secret: z.string(), uri: z.string() }) }),
})

export const replaceTotp = operatorCall({
  ...own,
  path: 'replace_totp',
  output: done,
  summary: "Makes the new authenticator the caller's; their other sessions end.",
  input: { ticket: secret, totp: sixDigits },
  refusals: ['firstCodeWrong', 'ticketOver'],
})

export const beginPasskey = operatorCall({
  ...own,
  path: 'begin_passkey',
  summary: 'What a device has to answer to make a passkey for the caller.',
  output: z.object({ ticket: secret, options: credential }),
  refusals: ['passkeysNeedADomain', 'tooManyPasskeys'],
})

export const addPasskey = operatorCall({
  ...own,
  path: 'add_passkey',
  output: done,
  summary: 'Keeps a passkey that a device has made; the other sessions of the caller end.',
  input: {
    ticket: secret,
    credential,
    name: z.string().check(z.regex(/^[^\p{Cc}]{1,60}$/u)),
  },
  refusals: ['passkeyWrong', 'ticketOver', 'tooManyPasskeys'],
})

export const removePasskey = operatorCall({
  ...own,
  path: 'remove_passkey',
  output: done,
  summary: 'Forgets a passkey of the caller; a second factor must stay. Their other sessions end.',
  input: { id: publicId },
  refusals: ['passkeyUnknown', 'lastFactor'],
})
