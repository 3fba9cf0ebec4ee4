/** The calls of those who sign in with a wallet or a passkey. */
import { call, z } from '@evenkeel/wire'
import {
  credential,
  device,
  entered,
  inviteCode,
  session,
  signed,
  solution,
  ticket,
} from './words.ts'

/** What a wallet signs for: a signature for one of these is none for another. */
export const walletPurposes = ['signIn', 'prove', 'link'] as const
export type WalletPurpose = (typeof walletPurposes)[number]

export const askWallet = call({
  method: 'POST',
  path: 'user/wallet_challenge',
  summary:
    'A message (EIP-4361) for a wallet to sign, good once, for its purpose and five minutes; to prove or to link, for who is signed in.',
  policy: 'public',
  whileCancelOnly: true,
  input: {
    address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
    chain_id: z.number().check(z.int(), z.minimum(1), z.maximum(4_294_967_295)),
    purpose: z.enum(walletPurposes),
  },
  output: z.object({ message: z.string() }),
  refusals: ['tooManyAttempts', 'sessionExpired'],
})

export const loginWallet = call({
  method: 'POST',
  path: 'user/wallet_login',
  summary:
    'Signs in with a signed message; makes an account for an unknown wallet that agrees to the terms.',
  policy: 'public',
  whileCancelOnly: true,
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
    'ticketOver',
    'tooManyAttempts',
  ],
})

export const askPasskey = call({
  method: 'POST',
  path: 'user/passkey_challenge',
  summary: 'What a passkey has to answer, for whoever it belongs to.',
  policy: 'public',
  whileCancelOnly: true,
  output: z.object({ ticket, options: credential }),
  refusals: ['passkeysNeedADomain', 'tooManyAttempts'],
})

export const loginPasskey = call({
  method: 'POST',
  path: 'user/passkey_login',
  summary: 'Signs in with a passkey.',
  policy: 'public',
  whileCancelOnly: true,
  input: { ticket, credential, device },
  output: session,
  refusals: ['passkeyWrong', 'ticketOver', 'accountFrozen', 'tooManyAttempts'],
})
