/** Changes of how a member is reached and found: e-mail address, mobile number, wallet. Rule E19. */
import type { MemberId, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import { FieldUnreadable } from '@evenkeel/wire/server'
import { type Contact, type Reachable, readContact, type Said } from '../contacts.ts'
import type { SentCode } from '../messages/codes.ts'
import { createRightCodes, type RightCode } from '../rightCodes.ts'
import { createWindows } from '../windows.ts'
import type { By, SecurityParts } from './parts.ts'
import type { Proof, ProofRefusal } from './proofs.ts'

type Kind = Reachable['kind']
type Given = { readonly ticket: string; readonly code: string }
type Unreadable = 'invalidEmail' | 'invalidPhone'
export type OwnCodeWish = {
  readonly kind: Kind
  readonly to: 'old' | 'new'
  readonly said: Said
  readonly language: Language
}
export type ContactWish = {
  readonly kind: Kind
  readonly said: Said
  readonly old?: Given | undefined
  readonly new: Given
}

/** Codes that one member can have sent: what somebody signed in sends to strangers costs the house. */
const CODES_MOST = 10
const CODES_LAST_MS = 3_600_000
const MEMBERS_MOST = 100_000

export function createContactChanges(
  parts: SecurityParts & {
    antiPhishingOf(member: MemberId): Promise<string | undefined>
  },
) {
  const { contacts, codes, wallets, proofs, events, now, antiPhishingOf } = parts
  const rightCodes = createRightCodes(codes, now)
  const sent = createWindows(now, CODES_LAST_MS, MEMBERS_MOST)

  /** By somebody else. */
  async function isTaken(member: MemberId, contact: Contact): Promise<boolean> {
    const owner = await contacts.find(contact)
    return owner !== undefined && owner !== member
  }

  return {
    async sendOwnCode(
      member: MemberId,
      { kind, to, said, language }: OwnCodeWish,
    ): Promise<
      SentCode | Refused<Unreadable | 'noOldAddress' | 'codeSentJustNow' | 'tooManyCodes'>
    > {
      const address =
        to === 'old'
          ? (await reachable(contacts, member)).find((one) => one.kind === kind)
          : read(kind, said)
      if (address === undefined) return refuse('noOldAddress')
      if ('ok' in address) return address
      if (sent.count(String(member)) >= CODES_MOST) return refuse('tooManyCodes')
      sent.add(String(member))
      if (to === 'old') {
        const antiPhishing = await antiPhishingOf(member)
        const wish = { purpose: 'oldContact', to: address, language, antiPhishing } as const
        return codes.send(wish, { member })
      }
      // The member's own word does not go where nobody knows who reads it.
      const isVoid = (await contacts.find(address)) !== undefined
      return codes.send({ purpose: 'newContact', to: address, language, isVoid }, { member })
    },

    async changeContact(
      { caller, proof, from }: By,
      { kind, said, old, new: fresh }: ContactWish,
    ): Promise<Refused<Unreadable | ProofRefusal | 'codeWrong' | 'addressTaken'> | undefined> {
      const wished = read(kind, said)
      if ('ok' in wished) return wished
      const proven = await proofs.look(caller, proof, from)
      if ('ok' in proven) return proven
      const before = await reachable(contacts, caller.id)
      const present = before.find((one) => one.kind === kind)
      const ofOld = present && old && ({ purpose: 'oldContact', to: present, ...old } as const)
      /** What was mailed, until the address is changed by it. */
      const unused = new Set<RightCode>()
      try {
        const rightOld = ofOld && (await rightCodes.take(ofOld))
        if (rightOld !== undefined) unused.add(rightOld)
        else if (present !== undefined) return refuse('codeWrong')
        const rightNew = await rightCodes.take({ purpose: 'newContact', to: wished, ...fresh })
        if (rightNew === undefined) return refuse('codeWrong')
        unused.add(rightNew)
        if (await isTaken(caller.id, wished)) return refuse('addressTaken')
        const used = await proven.use()
        if (used !== undefined) return used
        // Somebody else took it just now.
        if (!(await contacts.set(caller.id, wished))) return refuse('addressTaken')
        unused.clear()
      } finally {
        for (const right of unused) right.keep()
      }
      const changed = kind === 'email' ? 'emailChanged' : 'phoneChanged'
      await events.tell(caller.id, changed, { from, to: [...before, wished] })
      return undefined
    },

    async linkWallet(
      { caller, proof, from }: By,
      signed: NonNullable<Proof['wallet']>,
    ): Promise<Refused<ProofRefusal | 'walletTaken'> | undefined> {
      const proven = await proofs.look(caller, proof, from)
      if ('ok' in proven) return proven
      const why = { purpose: 'link', member: caller.id } as const
      const wallet = await wallets.verify(signed, why, from.host)
      if (wallet === undefined) return refuse('signatureWrong')
      if (await isTaken(caller.id, wallet)) return refuse('walletTaken')
      const used = await proven.use()
      if (used !== undefined) return used
      // Somebody else linked it just now.
      if (!(await contacts.set(caller.id, wallet))) return refuse('walletTaken')
      await events.tell(caller.id, 'walletLinked', { from })
      return undefined
    },
  }
}

function read(kind: Kind, said: Said): Reachable | Refused<Unreadable> {
  const contact = readContact(said)
  if ('ok' in contact || contact.kind === kind) return contact
  return refuse(kind === 'email' ? 'invalidEmail' : 'invalidPhone')
}

async function reachable(
  contacts: SecurityParts['contacts'],
  member: MemberId,
): Promise<readonly Reachable[]> {
  return (await contacts.kept(member)).flatMap(({ kind, text }): Reachable[] => {
    if (kind === 'wallet') return []
    // One that cannot be read is there all the same: without its code nobody replaces it.
    if (text === undefined) throw new FieldUnreadable()
    return [{ kind, text }]
  })
}
