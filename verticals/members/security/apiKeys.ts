/** Keys for programs: they may read, or read and trade, never withdraw. Rules E20, E52. */
import { randomBytes } from 'node:crypto'
import type { MemberId, Millis, Realm, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import { ANYWHERE_DAYS } from '../contract/forms.ts'
import { isNetwork } from '../contract/networks.ts'
import { sealedAs } from './keyRing.ts'
import type { By, SecurityParts } from './parts.ts'
import type { ProofRefusal } from './proofs.ts'

export type ApiKey = {
  readonly id: number
  readonly name: string
  readonly key: string
  readonly mayTrade: boolean
  readonly addresses: readonly string[]
  /** Real money, or play money. */
  readonly realm: Realm
  readonly madeAt: Millis
  readonly expiresAt: Millis | undefined
  readonly usedAt: Millis | undefined
}
export type ApiKeyWish = Pick<ApiKey, 'name' | 'mayTrade' | 'addresses'> & {
  readonly realm?: Realm
  /** How long it is good for; without it for ever, or as long as one may be that is good from anywhere. */
  readonly days?: number | undefined
}
/** The secret is told this once. */
export type MadeApiKey = { readonly id: number; readonly key: string; readonly secret: string }

const MOST = 20
const DAY_MS = 24 * 3_600_000
const COLUMNS = `id::float8 as id, name, key, may_trade as "mayTrade", addresses, realm,
  extract(epoch from created_at)::float8 * 1000 as "madeAt",
  extract(epoch from expires_at)::float8 * 1000 as "expiresAt",
  extract(epoch from used_at)::float8 * 1000 as "usedAt"`

type Row = Omit<ApiKey, 'usedAt' | 'expiresAt'> & {
  readonly usedAt: Millis | null
  readonly expiresAt: Millis | null
}

/** E52: one that is good from anywhere is over after 90 days at the latest. */
function endOf(addresses: readonly string[], days: number | undefined, now: Millis): Millis | null {
  const most = addresses.length === 0 ? ANYWHERE_DAYS : undefined
  const lasts = Math.min(days ?? Number.POSITIVE_INFINITY, most ?? Number.POSITIVE_INFINITY)
  return Number.isFinite(lasts) ? now + lasts * DAY_MS : null
}

export function createApiKeys({
  tables,
  sealing,
  proofs,
  events,
  keyRing: ring,
  now,
}: SecurityParts) {
  async function apiKeysOf(member: MemberId): Promise<readonly ApiKey[]> {
    const rows = await tables.rows<Row>(
      `select ${COLUMNS} from api_key where member = $1 order by id`,
      [member],
    )
    return rows.map(({ usedAt, expiresAt, ...row }) => ({
      ...row,
      usedAt: usedAt ?? undefined,
      expiresAt: expiresAt ?? undefined,
    }))
  }

  return {
    apiKeysOf,

    async makeApiKey(
      { caller, proof, from }: By,
      { name, mayTrade, addresses, realm = 'real', days }: ApiKeyWish,
    ): Promise<MadeApiKey | Refused<ProofRefusal | 'tooManyApiKeys' | 'badAddress'>> {
      if (!addresses.every(isNetwork)) return refuse('badAddress')
      if ((await apiKeysOf(caller.id)).length >= MOST) return refuse('tooManyApiKeys')
      const fault = await proofs.fault(caller, proof, from)
      if (fault !== undefined) return fault
      const key = randomBytes(16).toString('base64url')
      const secret = randomBytes(32).toString('base64url')
      const sealed = sealing.seal(secret, sealedAs(key, caller.id))
      const [row] = await tables.rows<{ id: number }>(
        `insert into api_key
           (member, key, sealed, name, may_trade, addresses, realm, created_at, expires_at)
         select $1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000),
           to_timestamp($9::float8 / 1000)
         where (select count(*) from api_key where member = $1) < $10
         returning id::float8 as id`,
        [
          caller.id,
          key,
          sealed,
          name,
          mayTrade,
          [...new Set(addresses)],
          realm,
          now(),
          endOf(addresses, days, now()),
          MOST,
        ],
      )
      if (row === undefined) return refuse('tooManyApiKeys')
      await events.tell(caller.id, 'apiKeyMade', { from })
      return { id: row.id, key, secret }
    },

    async removeApiKey(
      { caller, proof, from }: By,
      id: number | undefined,
    ): Promise<Refused<ProofRefusal | 'apiKeyUnknown'> | undefined> {
      const own = await apiKeysOf(caller.id)
      if (id === undefined || !own.some((one) => one.id === id)) return refuse('apiKeyUnknown')
      const fault = await proofs.fault(caller, proof, from)
      if (fault !== undefined) return fault
      const sql = 'delete from api_key where member = $1 and id = $2 returning id'
      if ((await tables.rows(sql, [caller.id, id])).length === 0) return refuse('apiKeyUnknown')
      ring.over(caller.id, id)
      await events.tell(caller.id, 'apiKeyRemoved', { from })
      return undefined
    },
  }
}
