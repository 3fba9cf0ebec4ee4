/** Keys of programs when they are used: looked up anew each time, so that what was ended is over at once. Rules E20, E52. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { ApiKeys, FoundKey, Tables } from '@evenkeel/wire/server'
import type { Sealing } from '../sealing.ts'

export type KeyRing = ApiKeys & {
  /** A key of a member is over, or all of them are for now: whoever follows by them is cut off. */
  over(member: MemberId, key?: number): void
}

type Options = {
  readonly tables: Tables
  readonly sealing: Pick<Sealing, 'read'>
  readonly now: () => Millis
  onFailure(error: unknown): void
}
type Row = Omit<FoundKey, 'secret' | 'expiresAt'> & {
  readonly expiresAt: Millis | null
  readonly sealed: Buffer
}

const KEY = /^[A-Za-z0-9_-]{22}$/
/** A use is written down when the last one that was is so old. */
const USED_MS = 60_000
const KNOWN_MAX = 100_000

export const sealedAs = (key: string, member: MemberId) => `api key ${key} of ${member}`

export function createKeyRing({ tables, sealing, now, onFailure }: Options): KeyRing {
  const listeners = new Set<(member: MemberId, key: number | undefined) => void>()
  /** When the last use of a key was written down. */
  const written = new Map<number, Millis>()
  return {
    async find(name) {
      if (!KEY.test(name)) return undefined
      const [row] = await tables.rows<Row>(
        `select k.id::float8 as number, k.member::float8 as member, m.uid::float8 as uid, k.realm,
           k.may_trade as "mayTrade", k.may_withdraw as "mayWithdraw", k.addresses, k.sealed,
           extract(epoch from k.created_at)::float8 * 1000 as "madeAt",
           extract(epoch from k.expires_at)::float8 * 1000 as "expiresAt"
         from api_key k join member m on m.id = k.member
         where k.key = $1 and m.frozen_at is null and m.operator_frozen_at is null`,
        [name],
      )
      if (row === undefined) return undefined
      const { sealed, expiresAt, ...found } = row
      const secret = sealing.read(sealed, sealedAs(name, found.member))
      // As one that is unknown: nobody can sign by a secret that is gone.
      if (secret === undefined) return undefined
      return { ...found, expiresAt: expiresAt ?? undefined, secret }
    },

    used({ number }) {
      const at = now()
      if (at - (written.get(number) ?? 0) < USED_MS) return
      if (written.size >= KNOWN_MAX) written.clear()
      written.set(number, at)
      const sql = 'update api_key set used_at = to_timestamp($2::float8 / 1000) where id = $1'
      tables.rows(sql, [number, at]).catch(onFailure)
    },

    onOver: (listener) => void listeners.add(listener),

    over(member, key) {
      for (const listener of listeners) listener(member, key)
    },
  }
}
