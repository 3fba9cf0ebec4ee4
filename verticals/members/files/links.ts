/** Links to pictures: for one viewer and one minute, bound by a keyed hash. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MemberId, Millis } from '@evenkeel/kernel'

/** An operator by name, and the case that is the reason for the look. */
export type Reviewer = { readonly operator: string; readonly caseNumber: number }

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
/** Kind, name, member or case, session, until when, an operator's name; the hash last. */
const [NAME_AT, WHO_AT, SESSION_AT, UNTIL_AT, OPERATOR_AT] = [3, 19, 27, 35, 43]
const HASH = 32
/** Multiples of three: each has one spelling. */
const sizes = { member: OPERATOR_AT + HASH, operator: OPERATOR_AT + OPERATOR_MAX + HASH } as const
const LINK = /^[A-Za-z0-9_-]{100}([A-Za-z0-9_-]{80})?$/
/** No text that a link could hold otherwise has it in it. */
const PADDING = '\0'

export function createLinks(key: Buffer, now: () => Millis): Links {
  const hashOf = (bytes: Buffer) =>
    createHmac('sha256', key).update(bytes.subarray(0, -HASH)).digest()
  return {
    make(name, viewer) {
      const bytes = Buffer.alloc(sizes[viewer.kind])
      bytes.write(name, NAME_AT, 'base64url')
      if (viewer.kind === 'member') {
        bytes[0] = 1
        bytes.writeDoubleBE(viewer.member, WHO_AT)
        bytes.writeDoubleBE(viewer.session, SESSION_AT)
      } else {
        bytes.writeDoubleBE(viewer.caseNumber, WHO_AT)
        bytes.write(viewer.operator, OPERATOR_AT, OPERATOR_MAX, 'latin1')
      }
      bytes.writeDoubleBE(now() + LASTS_MS, UNTIL_AT)
      hashOf(bytes).copy(bytes, bytes.length - HASH)
      return bytes.toString('base64url')
    },

    read(link) {
      if (!LINK.test(link)) return undefined
      const bytes = Buffer.from(link, 'base64url')
      if (!timingSafeEqual(hashOf(bytes), bytes.subarray(-HASH))) return undefined
      if (bytes.readDoubleBE(UNTIL_AT) <= now()) return undefined
      const name = bytes.toString('base64url', NAME_AT, WHO_AT)
      const who = bytes.readDoubleBE(WHO_AT)
      if (bytes[0] === 1) {
        const session = bytes.readDoubleBE(SESSION_AT)
        return { name, viewer: { kind: 'member', member: who, session } }
      }
      const padded = bytes.toString('latin1', OPERATOR_AT, OPERATOR_AT + OPERATOR_MAX)
      const operator = padded.replaceAll(PADDING, '')
      return { name, viewer: { kind: 'operator', operator, caseNumber: who } }
    },
  }
}
