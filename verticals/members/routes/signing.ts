/** How the calls of those who sign in with a wallet or a passkey are answered. */
import { refuse } from '@evenkeel/kernel'
import { badRequest, type Caller, handle, type Route } from '@evenkeel/wire/server'
import type { Why } from '../access/wallets.ts'
import {
  askPasskey,
  askWallet,
  loginPasskey,
  loginWallet,
  type WalletPurpose,
} from '../contract/index.ts'
import type { Members } from '../members.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function signingRoutes(members: Pick<Members, 'signing'>): readonly Route[] {
  return [
    handle(askWallet, async ({ input, member, from }) => {
      const why = whyOf(input.purpose, member)
      if (why === undefined) return refuse('sessionExpired')
      const message = await members.signing.askWallet(input, why, from)
      if (message === undefined) return badRequest(['host'])
      return typeof message === 'string' ? { message } : message
    }),

    handle(loginWallet, ({ input, from, language }) =>
      members.signing.loginWallet(input, from, language),
    ),

    handle(askPasskey, ({ from }) => members.signing.askPasskey(from)),

    handle(loginPasskey, ({ input, from }) => members.signing.loginPasskey(input, from)),
  ]
}

/** Nothing, for a change by who is not signed in. */
function whyOf(purpose: WalletPurpose, member: Caller | undefined): Why | undefined {
  if (purpose === 'signIn') return { purpose }
  return member && { purpose, member: member.id }
}
