/** Links to pictures: for one viewer and one minute, sealed, so that nobody can alter or read them. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import { openWith, SEAL, sealWith } from '../sealing.ts'

/** An operator by name, and the case that is the reason for the look: of an identity, if it does not say of what. */
export type Reviewer = {
  readonly operator: string
  readonly caseNumber: number
  readonly of?: Subject
}

export type Subject = 'deposit' | 'feedback' | 'chat'

/** Who a link was made for: a member in one session, or an operator who reviews. */
export type Viewer =
  | { readonly kind: 'member'; readonly member: MemberId; readonly session: number }
  | ({ readonly kind: 'operator' } & Reviewer)

export type Links = {
  make(name: string, viewer: Viewer): string
  /** Nothing for what was not made here, or is over. */
  read(link: string): { readonly name: string; readonly viewer: Viewer } | undefined
}

export const OPERATOR_MAX = 60
const LASTS_MS = 60_000
/** Inside: kind, name, member or case, session, until when, an operator's name. */
const [NAME_AT, WHO_AT, SESSION_AT, UNTIL_AT, OPERATOR_AT] = [1, 17, 25, 33, 41]
/** With the seal they are multiples of three bytes: each has one spelling. */
const sizes = { member: OPERATOR_AT, operator: OPERATOR_AT + OPERATOR_MAX } as const
const lengths = Object.values(sizes).map((size) => ((size + SEAL) / 3) * 4)
const LINK = /^[A-Za-z0-9_-]*$/
const ABOUT = 'picture link'
/** What an operator's case is, as the first byte says it: 0 is an identity, and 1 a member's own link. */
const subjects: Readonly<Record<Subject, number>> = { deposit: 2, feedback: 3, chat: 4 }
/** No text that a link could hold otherwise has it in it. */
const PADDING = '\0'

export function createLinks(key: Buffer, now: () => Millis): Links {
  /** What is inside of a link; nothing, of one that was not made here. */
  function open(link: string): Buffer | undefined {
    if (!lengths.includes(link.length) || !LINK.test(link)) return undefined
    try {
      return openWith(key, Buffer.from(link, 'base64url'), ABOUT)
    } catch {
      return undefined
    }
  }

  return {
    make(name, viewer) {
      const bytes = Buffer.alloc(sizes[viewer.kind])
      bytes.write(name, NAME_AT, 'base64url')
      if (viewer.kind === 'member') {
        bytes[0] = 1
        bytes.writeDoubleBE(viewer.member, WHO_AT)
        bytes.writeDoubleBE(viewer.session, SESSION_AT)
      } else {
        bytes[0] = viewer.of === undefined ? 0 : subjects[viewer.of]
        bytes.writeDoubleBE(viewer.caseNumber, WHO_AT)
        bytes.write(viewer.operator, OPERATOR_AT, OPERATOR_MAX, 'latin1')
      }
      bytes.writeDoubleBE(now() + LASTS_MS, UNTIL_AT)
      return sealWith(key, bytes, ABOUT).toString('base64url')
    },

    read(link) {
      const bytes = open(link)
      if (bytes === undefined || bytes.readDoubleBE(UNTIL_AT) <= now()) return undefined
      const name = bytes.toString('base64url', NAME_AT, WHO_AT)
      const who = bytes.readDoubleBE(WHO_AT)
      if (bytes[0] === 1) {
        const session = bytes.readDoubleBE(SESSION_AT)
        return { name, viewer: { kind: 'member', member: who, session } }
      }
      const padded = bytes.toString('latin1', OPERATOR_AT)
      const operator = padded.replaceAll(PADDING, '')
      const of = (Object.keys(subjects) as Subject[]).find((one) => subjects[one] === bytes[0])
      const about = of === undefined ? {} : { of }
      return { name, viewer: { kind: 'operator', operator, caseNumber: who, ...about } }
    },
  }
}
