/** Signing in with a wallet or a passkey: rules E11 and E12. */
import { type Refused, refuse } from '@evenkeel/kernel'
import type { CallInput, Language } from '@evenkeel/wire'
import type { Origin } from '@evenkeel/wire/server'
import type { Captcha } from '../captcha/captcha.ts'
import type { askPasskey, askWallet, loginPasskey, loginWallet } from '../contract/index.ts'
import type { HouseRules } from '../houseRules.ts'
import type { Entered, EnteredSession, Entering } from './entering.ts'
import type { Making } from './making.ts'
import type { Asking, Passkeys } from './passkeys.ts'
import type { Throttle } from './throttle.ts'
import type { WalletContact, Wallets, Why } from './wallets.ts'

export type Signing = ReturnType<typeof createSigning>

type Options = {
  readonly captcha: Captcha
  readonly throttle: Throttle
  readonly entering: Entering
  readonly making: Making
  readonly wallets: Wallets
  readonly passkeys: Passkeys
  rules(): Promise<HouseRules>
}
type Refusal<C extends { readonly refusals: readonly string[] }> = Refused<C['refusals'][number]>
type Newcomer = {
  readonly wallet: WalletContact
  readonly from: Origin
  readonly language: Language
}

/** Curves are reckoned on the thread that also trades: an address may ask for that only so often. */
export function createSigning(options: Options) {
  const { captcha, throttle, entering, making, wallets, passkeys, rules } = options

  /** A wallet that nobody has makes an account. */
  async function join(
    { invite_code: code, agreed, captcha: solution }: CallInput<typeof loginWallet>,
    { wallet, from, language }: Newcomer,
  ): Promise<Entered | Refusal<typeof loginWallet>> {
    if (code === undefined) return refuse('walletUnknown')
    if (agreed !== true) return refuse('agreementNeeded')
    // A wallet costs nothing to make: work is all that a flood of new members would cost.
    const asking = { action: 'wallet', address: from.address } as const
    const bits = throttle.bitsFor(from.address, 'wallet')
    if (!captcha.check(solution, asking, bits)) return refuse('captchaNeeded')
    if (!(await rules()).isOpen) return refuse('registrationClosed')
    const invitedBy = await making.inviterOf(code)
    if (invitedBy === undefined) return refuse('inviteCodeUnknown')
    const made = await making.make({ contact: wallet, language, invitedBy })
    // Nothing was made when the same wallet came twice at once: then it is known by now.
    const member = made ?? (await wallets.owner(wallet))
    if (member === undefined) return refuse('walletUnknown')
    return entering.enter(member, from, { isNew: made !== undefined })
  }

  return {
    /** Nothing, where this exchange is not. */
    async askWallet(
      { address, chain_id: chainId }: CallInput<typeof askWallet>,
      why: Why,
      from: Origin,
    ): Promise<string | undefined | Refusal<typeof askWallet>> {
      if (!throttle.admits(from.address)) return refuse('tooManyAttempts')
      return wallets.challenge({ address, chainId }, why, from)
    },

    async loginWallet(
      input: CallInput<typeof loginWallet>,
      from: Origin,
      language: Language,
    ): Promise<Entered | Refusal<typeof loginWallet>> {
      if (!throttle.admits(from.address)) return refuse('tooManyAttempts')
      const wallet = await wallets.verify(input, { purpose: 'signIn' }, from.host)
      if (wallet === undefined) return refuse('signatureWrong')
      const known = await wallets.owner(wallet)
      if (known === undefined) return join(input, { wallet, from, language })
      return entering.enter(known, from, { device: input.device })
    },

    async askPasskey(from: Origin): Promise<Asking | Refusal<typeof askPasskey>> {
      return throttle.admits(from.address) ? passkeys.ask(from) : refuse('tooManyAttempts')
    },

    async loginPasskey(
      input: CallInput<typeof loginPasskey>,
      from: Origin,
    ): Promise<EnteredSession | Refusal<typeof loginPasskey>> {
      if (!throttle.admits(from.address)) return refuse('tooManyAttempts')
      const member = await passkeys.verify(input, from.host)
      if (typeof member !== 'number') return member
      const by = { device: input.device, isStrong: true }
      const entered = await entering.enter(member, from, by)
      if ('ok' in entered) return entered
      if (entered.session === undefined) throw new TypeError('a passkey is enough to sign in')
      return entered.session
    },
  }
}
