/** News of the journal for members on sockets: gathered for all sockets of a member, one message a batch. */
import type { Exchange, Follower, MemberId, Realm } from '@evenkeel/kernel'
import type { PublicIds, Session, Teller } from '@evenkeel/wire/server'
import { fieldsOf, type Log } from '../log.ts'
import { GatheredNews } from '../news.ts'
import { textFrame } from './frame.ts'
import type { Line } from './line.ts'

type Parts = {
  readonly exchange: Pick<Exchange, 'watch'>
  readonly tellers: readonly Teller[]
  readonly ids: PublicIds
  readonly log: Log
}
/** A socket, and the channels that it is told of. */
type Hearer = { readonly line: Line; readonly told: readonly Teller[]; readonly names: string }
/** The sockets of one member in one realm. */
type Audience = { readonly hearers: Set<Hearer>; readonly unwatch: () => void }

export type News = {
  /** Tells a socket what changes for a member from now on; returns how to stop. */
  tell(line: Line, to: Pick<Session, 'realm' | 'id'>, told: readonly Teller[]): () => void
}

export function createNews({ exchange, tellers, ids, log }: Parts): News {
  const audiences: Record<Realm, Map<MemberId, Audience>> = { real: new Map(), demo: new Map() }

  function open(realm: Realm, member: MemberId): Audience {
    const hearers = new Set<Hearer>()
    const unwatch = exchange.watch(realm, member, () => follow(member, hearers))
    const audience = { hearers, unwatch }
    audiences[realm].set(member, audience)
    return audience
  }

  function follow(member: MemberId, hearers: Set<Hearer>): Follower {
    // Of every channel: a socket that joins before the batch is whole misses nothing of its own.
    const gathered = new GatheredNews(member, tellers, ids)
    let failed = false
    /** What cannot be told must not stop the exchange, which is in the middle of deciding. */
    const attempt = <Done>(work: () => Done): Done | undefined => {
      try {
        return failed ? undefined : work()
      } catch (error) {
        failed = true
        log.error('encoding a push message failed', fieldsOf(error))
        return undefined
      }
    }
    return {
      see: (notice) => attempt(() => gathered.add(notice)),
      close() {
        const all = [...hearers]
        const frames = attempt(() => framesOf(gathered, all))
        return () => {
          for (const [nth, hearer] of all.entries()) {
            if (!hearers.has(hearer)) continue
            const frame = frames?.[nth]
            if (frame !== undefined) hearer.line.sayFrame(frame)
            else if (failed) hearer.line.close(1011, 'server error')
          }
        }
      },
    }
  }

  return {
    tell(line, { realm, id }, told) {
      const { hearers, unwatch } = audiences[realm].get(id) ?? open(realm, id)
      const names = told.map(({ channel }) => channel.name).join()
      const hearer = { line, told, names }
      hearers.add(hearer)
      return () => {
        if (!hearers.delete(hearer) || hearers.size > 0) return
        audiences[realm].delete(id)
        unwatch()
      }
    },
  }
}

/** For each socket what it is told, if anything; those that hear the same get the same bytes. */
function framesOf(gathered: GatheredNews, hearers: readonly Hearer[]): (Buffer | undefined)[] {
  const texts = gathered.texts((teller) => hearers.some(({ told }) => told.includes(teller)))
  const frames = new Map<string, Buffer | undefined>()
  return hearers.map(({ told, names }) => {
    if (!frames.has(names)) frames.set(names, frameOf(told, texts))
    return frames.get(names)
  })
}

function frameOf(told: readonly Teller[], texts: ReadonlyMap<Teller, string>): Buffer | undefined {
  const heard = told.map((teller) => texts.get(teller)).filter((text) => text !== undefined)
  if (heard.length === 0) return undefined
  return textFrame(heard.length === 1 ? (heard[0] as string) : `{"news":[${heard.join()}]}`)
}
