/** The calls before an operator is signed in: the sign-in in two steps, and the enrolment by a link. */
import { operatorCall, z } from '@evenkeel/wire'
import { credential, operatorName, password, role, secret, session, sixDigits } from './words.ts'

export const getEntrance = operatorCall({
  method: 'GET',
  path: 'get_entrance',
  summary:
    'What the sign-in needs; it is the same whoever asks, and whether or not there are operators.',
  operators: 'anybody',
  output: z.object({
    is_sandbox: z.boolean(),
    /** A passkey can be used under the name that the console was asked for by. */
    has_passkeys: z.boolean(),
  }),
})

export const signIn = operatorCall({
  method: 'POST',
  path: 'sign_in',
  summary:
    'The first step of a sign-in: a name and a password. The second factor is the second step.',
  operators: 'anybody',
  input: { name: z.string().check(z.minLength(1), z.maxLength(100)), password },
  output: z.object({
    ticket: secret,
    /** How the second step can be made: with a code, with a passkey, or with either. */
    totp: z.boolean(),
    passkey: z.optional(credential),
  }),
  refusals: ['signInWrong', 'tooManyAttempts', 'accountsBusy'],
})

export const signInSecond = operatorCall({
  method: 'POST',
  path: 'sign_in_second',
  summary: 'Ends a sign-in with a code of the authenticator.',
  operators: 'anybody',
  input: { ticket: secret, totp: sixDigits },
  output: session,
  refusals: ['operatorCodeWrong', 'ticketOver', 'tooManyAttempts'],
})

export const signInPasskey = operatorCall({
  method: 'POST',
  path: 'sign_in_passkey',
  summary: 'Ends a sign-in with a passkey that answered what the first step asked for.',
  operators: 'anybody',
  input: { ticket: secret, credential },
  output: session,
  refusals: ['passkeyWrong', 'ticketOver', 'tooManyAttempts'],
})

export const openInvitation = operatorCall({
  method: 'POST',
  path: 'open_invitation',
  summary: 'Whom a one-time link is for. It is not used up by being looked at.',
  operators: 'anybody',
  input: { invitation: secret },
  output: z.object({
    /** Nobody yet, for the first operator, who chooses a name. */
    name: z.optional(z.string()),
    role,
  }),
  refusals: ['invitationOver', 'tooManyAttempts'],
})

export const beginEnrolment = operatorCall({
  method: 'POST',
  path: 'begin_enrolment',
  summary: 'Chooses a password, and begins a second factor. Nothing is kept before that is shown.',
  operators: 'anybody',
  input: { invitation: secret, name: z.optional(operatorName), password, confirm: password },
  output: z.object({
    ticket: secret,
    totp: z.object({ secret: z.string(), uri: z.string() }),
    /** Absent where the console is asked for by an address and not by a name. */
    passkey: z.optional(credential),
  }),
  refusals: [
    'invitationOver',
    'passwordsDoNotMatch',
    'passwordTooShort',
    'passwordTooLong',
    'passwordTooCommon',
    'tooManyAttempts',
    'accountsBusy',
  ],
})

export const enrolTotp = operatorCall({
  method: 'POST',
  path: 'enrol_totp',
  summary:
    'Ends an enrolment with the first code of an authenticator; uses the link up and signs in.',
  operators: 'anybody',
  input: { ticket: secret, totp: sixDigits },
  output: session,
  refusals: ['firstCodeWrong', 'ticketOver', 'invitationOver', 'tooManyAttempts'],
})

export const enrolPasskey = operatorCall({
  method: 'POST',
  path: 'enrol_passkey',
  summary: 'Ends an enrolment with a passkey that was just made; uses the link up and signs in.',
  operators: 'anybody',
  input: { ticket: secret, credential, name: z.string().check(z.minLength(1), z.maxLength(100)) },
  output: session,
  refusals: ['passkeyWrong', 'ticketOver', 'invitationOver', 'tooManyAttempts'],
})
