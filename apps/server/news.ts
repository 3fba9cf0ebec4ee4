/** News for a member as texts: gathered while commands are carried out, written once. */
import type { MemberId, Notice } from '@evenkeel/kernel'
import type { Gathering, PublicIds, Teller } from '@evenkeel/wire/server'

export class GatheredNews {
  readonly #parts: readonly { readonly teller: Teller; readonly gathering: Gathering }[]

  constructor(member: MemberId, tellers: readonly Teller[], ids: PublicIds) {
    this.#parts = tellers.map((teller) => ({ teller, gathering: teller.gather(member, ids) }))
  }

  add(notice: Notice): void {
    for (const { gathering } of this.#parts) gathering.add(notice)
  }

  /** Of the channels that are wanted, in their order; before the state holds anything later. */
  texts(isWanted: (teller: Teller) => boolean = () => true): Map<Teller, string> {
    const texts = new Map<Teller, string>()
    for (const { teller, gathering } of this.#parts) {
      const data = isWanted(teller) ? gathering.news() : undefined
      if (data === undefined) continue
      texts.set(teller, `{"channel":"${teller.channel.name}","data":${teller.encode(data)}}`)
    }
    return texts
  }
}
