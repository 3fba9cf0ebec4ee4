/** Keys for programs: they may read, or read and trade, never withdraw. Rule E20. */
import { randomBytes } from 'node:crypto'
import type { MemberId, Millis, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import { isNetwork } from '../contract/networks.ts'
import type { By, SecurityParts } from './parts.ts'
import type { ProofRefusal } from './proofs.ts'

export type ApiKey = {
  readonly id: number
  readonly name: string
  readonly key: string
  readonly mayTrade: boolean
  readonly addresses: readonly string[]
  readonly madeAt: Millis
  readonly usedAt: Millis | undefined
}
export type ApiKeyWish = Pick<ApiKey, 'name' | 'mayTrade' | 'addresses'>
/** The secret is told this once. */
export type MadeApiKey = { readonly id: number; readonly key: string; readonly secret: string }

const MOST = 20
const COLUMNS = `id::float8 as id, name, key, may_trade as "mayTrade", addresses,
  extract(epoch from created_at)::float8 * 1000 as "madeAt",
  extract(epoch from used_at)::float8 * 1000 as "usedAt"`

export function createApiKeys({ tables, sealing, proofs, events, now }: SecurityParts) {
  async function apiKeysOf(member: MemberId): Promise<readonly ApiKey[]> {
    const rows = await tables.rows<Omit<ApiKey, 'usedAt'> & { usedAt: Millis | null }>(
      `select ${COLUMNS} from api_key where member = $1 order by id`,
      [member],
    )
    return rows.map((row) => ({ ...row, usedAt: row.usedAt ?? undefined }))
  }

  return {
    apiKeysOf,

    async makeApiKey(
      { caller, proof, from }: By,
      { name, mayTrade, addresses }: ApiKeyWish,
    ): Promise<MadeApiKey | Refused<ProofRefusal | 'tooManyApiKeys' | 'badAddress'>> {
      if (!addresses.every(isNetwork)) return refuse('badAddress')
      if ((await apiKeysOf(caller.id)).length >= MOST) return refuse('tooManyApiKeys')
      const fault = await proofs.fault(caller, proof, from)
      if (fault !== undefined) return fault
      const key = randomBytes(16).toString('base64url')
      const secret = randomBytes(32).toString('base64url')
      const sealed = sealing.seal(secret, `api key ${key} of ${caller.id}`)
      const [row] = await tables.rows<{ id: number }>(
        `insert into api_key (member, key, sealed, name, may_trade, addresses, created_at)
         select $1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000)
         where (select count(*) from api_key where member = $1) < $8
         returning id::float8 as id`,
        [caller.id, key, sealed, name, mayTrade, [...new Set(addresses)], now(), MOST],
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
      await events.tell(caller.id, 'apiKeyRemoved', { from })
      return undefined
    },
  }
}
