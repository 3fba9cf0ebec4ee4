/** What a request has changed for who made it, as the channels tell it: it goes out beside the answer. */
import type { Decision, Notice } from '@evenkeel/kernel'
import type { PublicIds, Session, Teller } from '@evenkeel/wire/server'
import { fieldsOf, type Log } from './log.ts'
import { GatheredNews } from './news.ts'

type Parts = {
  readonly tellers: readonly Teller[]
  readonly ids: PublicIds
  readonly log: Log
}

export class Changes {
  readonly #session: Session
  readonly #parts: Parts
  readonly #texts: string[] = []
  #isWhole = true

  /** `tellers`: of the channels that this session may hear. */
  constructor(session: Session, parts: Parts) {
    this.#session = session
    this.#parts = parts
  }

  /** Follows one request: `see` goes with it, and `close` is told how its commands were decided. */
  follow(): { see(notice: Notice): void; close(decisions: readonly Decision[]): void } {
    let seen = 0
    return {
      see: (notice) => {
        seen++
        this.#take(notice)
      },
      // A repeat was carried out before: what it changed then may not be so any more.
      close: (decisions) => {
        const changed = decisions.filter((decision) => decision.ok && decision.events.length > 0)
        if (seen < changed.length) this.#isWhole = false
      },
    }
  }

  /** A list of news; nothing where some of them are not known, so that whoever needs them reads again. */
  json(): string | undefined {
    return this.#isWhole ? `[${this.#texts.join()}]` : undefined
  }

  /** What cannot be told must not stop the exchange, which is in the middle of deciding. */
  #take(notice: Notice): void {
    const { tellers, ids, log } = this.#parts
    try {
      const gathered = new GatheredNews(this.#session.id, tellers, ids)
      gathered.add(notice)
      this.#texts.push(...gathered.texts().values())
    } catch (error) {
      this.#isWhole = false
      log.error('encoding a push message failed', fieldsOf(error))
    }
  }
}
