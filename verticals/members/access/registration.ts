/** Verification codes for visitors, and registration: rules E1 to E5. */
import { assert, type Refused, refuse } from '@evenkeel/kernel'
import type { CallInput, Language, Result } from '@evenkeel/wire'
import { networkOf, type Origin } from '@evenkeel/wire/server'
import { bitsSaid } from '../captcha/captcha.ts'
import { type Reachable, readContact } from '../contacts.ts'
import type { CaptchaAction, register, sendCode } from '../contract/index.ts'
import { isSame, namesOf } from '../passwords/rules.ts'
import type { EnteredSession } from './entering.ts'
import type { EntranceParts } from './entrance.ts'
import { NOBODY, type Owner } from './owners.ts'
import { LEAST_BITS } from './throttle.ts'

type Purpose = CallInput<typeof sendCode>['purpose']
type Refusal<C extends { readonly refusals: readonly string[] }> = Refused<C['refusals'][number]>

const actions: Readonly<Record<Purpose, CaptchaAction>> = {
  register: 'register',
  reset: 'reset',
  thaw: 'reset',
}

export function createRegistration(parts: EntranceParts) {
  const { codes, captcha, throttle, passwords, making, entering, ownerOf, rules } = parts

  function faultOf(input: CallInput<typeof register>, contact: Reachable) {
    const { password, confirm, transaction_password: transaction } = input
    if (password !== confirm) return refuse('passwordsDoNotMatch')
    const names = namesOf(contact)
    const refused = passwords.fault(password, names) ?? passwords.fault(transaction, names)
    return refused ?? (input.agreed ? undefined : refuse('agreementNeeded'))
  }

  return {
    /** Answers alike and does as much, whoever it is for; only some codes will never be right. */
    async sendCode(
      { purpose, captcha: solution, device, ...said }: CallInput<typeof sendCode>,
      from: Origin,
      language: Language,
    ): Promise<Result<typeof sendCode> | Refusal<typeof sendCode>> {
      const to = readContact(said)
      if ('ok' in to) return to
      if (purpose === 'register' && !(await rules()).isOpen) return refuse('registrationClosed')
      const { address } = from
      const action = actions[purpose]
      const attempt = throttle.sending(address, (bits) =>
        captcha.check(solution, { action, address }, bits),
      )
      if (!attempt.ok) return attempt
      const owner = await ownerOf(to)
      const { antiPhishing } = owner ?? {}
      const isVoid = !isFor(purpose, owner)
      const wish = { purpose, to, language, isVoid, antiPhishing }
      const isKnown =
        device !== undefined && (await entering.knows(owner?.member ?? NOBODY, device))
      const sent = isKnown
        ? await codes.send(wish, { device })
        : await codes.sendForVisitor(wish, {
            network: networkOf(address),
            hasSolved(bits) {
              const isSolved = bitsSaid(solution) >= bits
              throttle.want(address, action, isSolved ? LEAST_BITS : bits)
              return isSolved
            },
          })
      if ('ok' in sent) {
        attempt.undo()
        return sent
      }
      return {
        ticket: sent.ticket,
        expires_in: inSeconds(sent.expiresInMs),
        again_in: inSeconds(sent.againInMs),
        ...(sent.sandboxCode !== undefined && { sandbox_code: sent.sandboxCode }),
      }
    },

    async register(
      input: CallInput<typeof register>,
      from: Origin,
      language: Language,
    ): Promise<EnteredSession | Refusal<typeof register>> {
      const contact = readContact(input)
      if ('ok' in contact) return contact
      const fault = faultOf(input, contact)
      if (fault !== undefined) return fault
      if (!(await rules()).isOpen) return refuse('registrationClosed')
      const invitedBy = await making.inviterOf(input.invite_code)
      if (invitedBy === undefined) return refuse('inviteCodeUnknown')
      const { password, transaction_password: transaction, ticket, code } = input
      if (isSame(password, transaction)) return refuse('transactionPasswordSame')
      // Before the code is looked at: a right one is used up by that.
      const places = passwords.reserve(2)
      if (places === undefined) return refuse('accountsBusy')
      try {
        if (!(await codes.check({ purpose: 'register', to: contact, ticket, code })))
          return refuse('codeWrong')
        const hashes = {
          login: await passwords.hash(places, password),
          transaction: await passwords.hash(places, transaction),
        }
        const member = await making.make({ contact, language, invitedBy, hashes })
        // Somebody else has taken the address since the code was sent.
        if (member === undefined) return refuse('codeWrong')
        const entered = await entering.enter(member, from, { isNew: true })
        assert('session' in entered && entered.session !== undefined, 'a new member gets in')
        return entered.session
      } finally {
        places.release()
      }
    },
  }
}

/** A code to register is for nobody's address, the others are for somebody's. */
function isFor(purpose: Purpose, owner: Owner | undefined): boolean {
  if (purpose === 'register') return owner === undefined
  return owner !== undefined && (purpose === 'reset' || owner.isFrozen)
}

function inSeconds(ms: number): number {
  return Math.ceil(ms / 1_000)
}
