/** News for a member as texts: written once, however many sockets the member has. */
import type { MemberId, Notice } from '@evenkeel/kernel'
import type { PublicIds, Teller } from '@evenkeel/wire/server'

export type News = (told: readonly Teller[], member: MemberId, notice: Notice) => string[]

export function createNews(ids: PublicIds): News {
  /** A notice is one member's, and is shown to all of that member's sockets. */
  const written = new WeakMap<Notice, Map<Teller, string | undefined>>()

  function textOf(teller: Teller, member: MemberId, notice: Notice): string | undefined {
    const { channel, encode, news } = teller
    const data = news(notice, member, ids)
    return data === undefined ? undefined : `{"channel":"${channel.name}","data":${encode(data)}}`
  }

  return (told, member, notice) => {
    const texts = written.get(notice) ?? new Map<Teller, string | undefined>()
    written.set(notice, texts)
    for (const teller of told)
      if (!texts.has(teller)) texts.set(teller, textOf(teller, member, notice))
    return told.map((teller) => texts.get(teller)).filter((text) => text !== undefined)
  }
}
