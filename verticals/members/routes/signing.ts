/** How the calls of those who sign in with a wallet or a passkey are answered. */
import { refuse } from '@evenkeel/kernel'
import { badRequest, handle, type Route } from '@evenkeel/wire/server'
import { askPasskey, askWallet, loginPasskey, loginWallet } from '../contract/index.ts'
import type { Members } from '../members.ts'

export type SigningParts = Pick<
  Members,
  'rules' | 'captcha' | 'throttle' | 'entering' | 'making' | 'wallets' | 'passkeys'
>

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function signingRoutes(members: SigningParts): readonly Route[] {
  return [
    handle(askWallet, async ({ input, from }) => {
      const message = await members.wallets.challenge(input.address, input.chain_id, from.host)
      return message === undefined ? badRequest(['host']) : { message }
    }),

    handle(loginWallet, async ({ input, from, language }) => {
      const { rules, captcha, throttle, entering, making, wallets } = members
      const { message, signature, invite_code: code, agreed, device } = input
      const wallet = await wallets.verify(message, signature, from.host)
      if (wallet === undefined) return refuse('signatureWrong')
      const known = await wallets.owner(wallet)
      if (known !== undefined) return entering.enter(known, from, { device })
      if (code === undefined) return refuse('walletUnknown')
      if (agreed !== true) return refuse('agreementNeeded')
      // A wallet costs nothing to make: work is all that a flood of new members would cost.
      const bits = throttle.bitsFor(from.address)
      if (!captcha.check(input.captcha, 'wallet', bits)) return refuse('captchaNeeded')
      if (!(await rules()).isOpen) return refuse('registrationClosed')
      const invitedBy = await making.inviterOf(code)
      if (invitedBy === undefined) return refuse('inviteCodeUnknown')
      const made = await making.make({ contact: wallet, language, invitedBy })
      // Nothing was made when the same wallet came twice at once: then it is known by now.
      const member = made ?? (await wallets.owner(wallet))
      return member === undefined ? refuse('walletUnknown') : entering.enter(member, from, {})
    }),

    handle(askPasskey, ({ from }) => members.passkeys.ask(from.host)),

    handle(loginPasskey, async ({ input, from }) => {
      const member = await members.passkeys.verify(input, from.host)
      if (typeof member !== 'number') return member
      const by = { device: input.device, isStrong: true }
      const entered = await members.entering.enter(member, from, by)
      if ('ok' in entered) return entered
      if (entered.session === undefined) throw new TypeError('a passkey is enough to sign in')
      return entered.session
    }),
  ]
}
