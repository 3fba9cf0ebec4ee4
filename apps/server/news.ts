/** News for a member as texts: written once, to however many sockets and answers they go. */
import type { MemberId, Notice } from '@evenkeel/kernel'
import type { PublicIds, Teller } from '@evenkeel/wire/server'

/** A notice is one member's, and is shown to all who tell of it. */
const written = new WeakMap<Notice, Map<Teller, string | undefined>>()

export function newsOf(
  notice: Notice,
  member: MemberId,
  told: readonly Teller[],
  ids: PublicIds,
): string[] {
  const texts = written.get(notice) ?? new Map<Teller, string | undefined>()
  written.set(notice, texts)
  for (const teller of told)
    if (!texts.has(teller)) texts.set(teller, textOf(teller, member, notice, ids))
  return told.map((teller) => texts.get(teller)).filter((text) => text !== undefined)
}

function textOf(teller: Teller, member: MemberId, notice: Notice, ids: PublicIds) {
  const { channel, encode, news } = teller
  const data = news(notice, member, ids)
  return data === undefined ? undefined : `{"channel":"${channel.name}","data":${encode(data)}}`
}
