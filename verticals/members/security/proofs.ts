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
  /** Nothing, when it is the member; wrong ones count against guessing like a sign-in. */
  fault(caller: Caller, proof: Proof, from: Origin): Promise<Refused<ProofRefusal> | undefined>
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

  async function ofSecond({ id, session }: Caller, code: string | undefined, from: Origin): Fault {
    if (!(await totp.isOn(id))) return undefined
    return secondFactor.fault(id, code, { line: `session ${session}`, from })
  }

  return {
    async fault(caller, { password, wallet, totp: code }, from) {
      const isByPassword = await passwords.has(caller.id, 'login')
      if (isByPassword && password === undefined) return refuse('wrongPassword')
      const first = isByPassword
        ? await ofPassword(caller, password as string, from)
        : await ofWallet(caller.id, wallet, from)
      // The code last: a right one is used up, and the next is half a minute away.
      return first ?? ofSecond(caller, code, from)
    },
  }
}
