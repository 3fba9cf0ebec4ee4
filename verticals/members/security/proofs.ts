/** What shows that it is the member who asks: rule E17. */
import type { MemberId, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { Caller, Origin } from '@evenkeel/wire/server'
import type { SecondFactor } from '../access/secondFactor.ts'
import type { Throttle } from '../access/throttle.ts'
import type { Totp } from '../access/totp.ts'
import type { Wallets } from '../access/wallets.ts'
import type { Contacts } from '../contacts.ts'
import type { Passwords } from '../passwords/passwords.ts'

export type Proof = {
  readonly password?: string | undefined
  readonly wallet?: { readonly message: string; readonly signature: string } | undefined
  readonly totp?: string | undefined
}
export type ProofRefusal =
  | 'wrongPassword'
  | 'secondFactorWrong'
  | 'signatureWrong'
  | 'tooManyAttempts'
  | 'accountsBusy'

export type Proofs = {
  /** That it is the member, or why not; wrong ones count against guessing like a sign-in. */
  look(caller: Caller, proof: Proof, from: Origin): Promise<Proven | Refused<ProofRefusal>>
  /**
   * The same, used at once: for who has looked at everything else. Nothing, when it is the member. What somebody
   * else takes or removes after that look is still refused, and then the code is lost.
   */
  fault(caller: Caller, proof: Proof, from: Origin): Promise<Refused<ProofRefusal> | undefined>
}
/** Codes of the second factor serve until this is used: whatever else may be refused is, before. */
export type Proven = {
  /** Nothing, when it goes through; of several at once with one code, the others are refused. */
  use(): Promise<Refused<'secondFactorWrong'> | undefined>
}

type Options = {
  readonly passwords: Passwords
  readonly contacts: Contacts
  readonly throttle: Throttle
  readonly totp: Pick<Totp, 'isOn'>
  readonly secondFactor: SecondFactor
  readonly wallets: Wallets
}
type Fault = Promise<Refused<ProofRefusal> | undefined>

export function createProofs(options: Options): Proofs {
  const { passwords, contacts, throttle, totp, secondFactor, wallets } = options

  async function ofPassword({ id, session }: Caller, password: string, from: Origin): Fault {
    // A line of its own for each session: who has stolen one cannot use up the owner's tries.
    const device = `session ${session}`
    const attempt = throttle.password({ account: `member ${id}`, address: from.address, device })
    if (!attempt.ok) return refuse('tooManyAttempts')
    const paced = throttle.proof(id)
    if (!paced.ok) {
      attempt.undo()
      return paced
    }
    const checked = await passwords.check(id, 'login', password)
    // Right ones are few a minute too, since each costs a hash. Wrong ones count for their session alone.
    if (checked === 'right') {
      attempt.right()
      return undefined
    }
    paced.undo()
    if (checked === 'wrong') return refuse('wrongPassword')
    attempt.undo()
    return refuse('accountsBusy')
  }

  async function ofWallet(member: MemberId, wallet: Proof['wallet'], from: Origin): Fault {
    if (wallet === undefined) return refuse('signatureWrong')
    const paced = throttle.proof(member)
    if (!paced.ok) return paced
    const signer = await wallets.verify(wallet, { purpose: 'prove', member }, from.host)
    const isOwn = signer !== undefined && (await contacts.find(signer)) === member
    return isOwn ? undefined : refuse('signatureWrong')
  }

  async function ofSecond({ id, session }: Caller, code: string | undefined, from: Origin) {
    if (!(await totp.isOn(id))) return nothingToUse
    return secondFactor.look(id, code, { line: `session ${session}`, from })
  }

  async function look(caller: Caller, { password, wallet, totp: code }: Proof, from: Origin) {
    const isByPassword = await passwords.has(caller.id, 'login')
    if (isByPassword && password === undefined) return refuse('wrongPassword')
    const first = isByPassword
      ? await ofPassword(caller, password as string, from)
      : await ofWallet(caller.id, wallet, from)
    return first ?? ofSecond(caller, code, from)
  }

  return {
    look,
    async fault(caller, proof, from) {
      const proven = await look(caller, proof, from)
      return 'ok' in proven ? proven : proven.use()
    },
  }
}

const nothingToUse: Proven = { use: async () => undefined }
