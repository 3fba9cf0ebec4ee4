/** Links to pictures: for one viewer and one minute, bound by a keyed hash. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MemberId, Millis } from '@evenkeel/kernel'

/** Who a link was made for: a member in one session, or an operator who reviews. */
export type Viewer =
  | { readonly kind: 'member'; readonly member: MemberId; readonly session: number }
  | { readonly kind: 'operator' }

export type Links = {
  make(name: string, viewer: Viewer): string
  /** Nothing for what was not made here, or is over. */
  read(link: string): { readonly name: string; readonly viewer: Viewer } | undefined
}

const LASTS_MS = 60_000
/** Kind, name, member, session and until when; then the hash. A multiple of three: each has one spelling. */
const [NAME_AT, MEMBER_AT, SESSION_AT, UNTIL_AT, HASH_AT, SIZE] = [3, 19, 27, 35, 43, 75]
const LINK = /^[A-Za-z0-9_-]{100}$/

export function createLinks(key: Buffer, now: () => Millis): Links {
  const hashOf = (bytes: Buffer) =>
    createHmac('sha256', key).update(bytes.subarray(0, HASH_AT)).digest()
  return {
    make(name, viewer) {
      const bytes = Buffer.alloc(SIZE)
      bytes.write(name, NAME_AT, 'base64url')
      if (viewer.kind === 'member') {
        bytes[0] = 1
        bytes.writeDoubleBE(viewer.member, MEMBER_AT)
        bytes.writeDoubleBE(viewer.session, SESSION_AT)
      }
      bytes.writeDoubleBE(now() + LASTS_MS, UNTIL_AT)
      hashOf(bytes).copy(bytes, HASH_AT)
      return bytes.toString('base64url')
    },

    read(link) {
      if (!LINK.test(link)) return undefined
      const bytes = Buffer.from(link, 'base64url')
      if (!timingSafeEqual(hashOf(bytes), bytes.subarray(HASH_AT))) return undefined
      if (bytes.readDoubleBE(UNTIL_AT) <= now()) return undefined
      const name = bytes.toString('base64url', NAME_AT, MEMBER_AT)
      if (bytes[0] !== 1) return { name, viewer: { kind: 'operator' } }
      const member = bytes.readDoubleBE(MEMBER_AT)
      const session = bytes.readDoubleBE(SESSION_AT)
      return { name, viewer: { kind: 'member', member, session } }
    },
  }
}
