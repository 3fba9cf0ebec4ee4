/** Keys for programs: they may read, trade, and under conditions withdraw. Rules E20, E52, E55. */
import { randomBytes } from 'node:crypto'
import type { MemberId, Millis, Realm, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import { createTurns } from '@evenkeel/wire/server'
import { ANYWHERE_DAYS, WITHDRAW_BITS, WITHDRAW_DAYS } from '../contract/forms.ts'
import { isNarrow, isNetwork } from '../contract/networks.ts'
import { sealedAs } from './keyRing.ts'
import type { By, SecurityParts } from './parts.ts'
import type { ProofRefusal } from './proofs.ts'

export type ApiKey = {
  readonly id: number
  readonly name: string
  readonly key: string
  readonly mayTrade: boolean
  readonly mayWithdraw: boolean
  readonly addresses: readonly string[]
  /** Real money, or play money. */
  readonly realm: Realm
  readonly madeAt: Millis
  readonly expiresAt: Millis | undefined
  readonly usedAt: Millis | undefined
}
export type ApiKeyWish = Pick<ApiKey, 'name' | 'mayTrade' | 'addresses'> & {
  readonly mayWithdraw?: boolean
  /** Of one that may withdraw. */
  readonly transactionPassword?: string | undefined
  readonly realm?: Realm
  /** How long it is good for; without it for ever, or as long as one may be that is good from anywhere. */
  readonly days?: number | undefined
}
/** The secret is told this once. */
export type MadeApiKey = { readonly id: number; readonly key: string; readonly secret: string }

const MOST = 20
const DAY_MS = 24 * 3_600_000
const narrowest = { four: `${WITHDRAW_BITS.four}`, six: `${WITHDRAW_BITS.six}` }
const COLUMNS = `id::float8 as id, name, key, may_trade as "mayTrade",
  may_withdraw as "mayWithdraw", addresses, realm,
  extract(epoch from created_at)::float8 * 1000 as "madeAt",
  extract(epoch from expires_at)::float8 * 1000 as "expiresAt",
  extract(epoch from used_at)::float8 * 1000 as "usedAt"`

type Row = Omit<ApiKey, 'usedAt' | 'expiresAt'> & {
  readonly usedAt: Millis | null
  readonly expiresAt: Millis | null
}

/** E52, E55: one that is good from anywhere, or may withdraw, is over after 90 days at the latest. */
function endOf({ addresses, days, mayWithdraw }: ApiKeyWish, now: Millis): Millis | null {
  const [most, none] = [
    addresses.length === 0 ? ANYWHERE_DAYS : undefined,
    Number.POSITIVE_INFINITY,
  ]
  const lasts = Math.min(days ?? none, most ?? none, mayWithdraw === true ? WITHDRAW_DAYS : none)
  return Number.isFinite(lasts) ? now + lasts * DAY_MS : null
}

type WithdrawRefusal =
  | 'apiKeyOfDemo'
  | 'apiKeyNeedsAddresses'
  | 'apiKeyNetworkTooWide'
  | 'authenticatorNeeded'
  | 'transactionPasswordNotSet'
  | 'transactionPasswordWrong'
  | 'transactionPasswordExhausted'
type MakeRefusal = ProofRefusal | WithdrawRefusal | 'tooManyApiKeys' | 'badAddress'

export function createApiKeys({
  tables,
  sealing,
  proofs,
  passwords,
  totp,
  events,
  keyRing: ring,
  now,
}: SecurityParts) {
  const inTurn = createTurns()

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

  /** E55: what a key that may withdraw is held to, as far as it is known before anybody proves anything. */
  async function unfit(
    member: MemberId,
    { addresses, realm }: Pick<ApiKeyWish, 'addresses' | 'realm'>,
  ): Promise<Refused<WithdrawRefusal> | undefined> {
    if (realm === 'demo') return refuse('apiKeyOfDemo')
    if (addresses.length === 0) return refuse('apiKeyNeedsAddresses')
    if (!addresses.every((one) => isNarrow(one, WITHDRAW_BITS)))
      return refuse('apiKeyNetworkTooWide', narrowest)
    if (!(await totp.isOn(member))) return refuse('authenticatorNeeded')
    const isSet = await passwords.has(member, 'transaction')
    return isSet ? undefined : refuse('transactionPasswordNotSet')
  }

  /** The code of the second factor is looked at first: of the transaction password there are five tries a day. */
  async function unproven(
    { caller, proof, from }: By,
    { mayWithdraw, transactionPassword = '' }: ApiKeyWish,
  ): Promise<Refused<ProofRefusal | WithdrawRefusal> | undefined> {
    const proven = await proofs.look(caller, proof, from)
    if ('ok' in proven) return proven
    if (mayWithdraw !== true) return proven.use()
    const checked = await passwords.check(caller.id, 'transaction', transactionPassword)
    if (checked === 'busy') return refuse('accountsBusy')
    if (checked === 'exhausted') return refuse('transactionPasswordExhausted')
    return checked === 'wrong' ? refuse('transactionPasswordWrong') : proven.use()
  }

  return {
    apiKeysOf,

    async makeApiKey(by: By, wish: ApiKeyWish): Promise<MadeApiKey | Refused<MakeRefusal>> {
      const { caller, from } = by
      const { name, mayTrade, mayWithdraw = false, addresses, realm = 'real' } = wish
      if (!addresses.every(isNetwork)) return refuse('badAddress')
      if ((await apiKeysOf(caller.id)).length >= MOST) return refuse('tooManyApiKeys')
      const fault =
        (mayWithdraw ? await unfit(caller.id, wish) : undefined) ?? (await unproven(by, wish))
      if (fault !== undefined) return fault
      const key = randomBytes(16).toString('base64url')
      const secret = randomBytes(32).toString('base64url')
      const at = now()
      const sealed = sealing.seal(secret, sealedAs(key, caller.id))
      const insert = () =>
        tables.rows<{ id: number }>(
          `insert into api_key
           (member, key, sealed, name, may_trade, may_withdraw, addresses, realm, created_at, expires_at)
         select $1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::float8 / 1000),
           to_timestamp($10::float8 / 1000)
         where (select count(*) from api_key where member = $1) < $11
         returning id::float8 as id`,
          [
            caller.id,
            key,
            sealed,
            name,
            mayTrade,
            mayWithdraw,
            [...new Set(addresses)],
            realm,
            at,
            endOf(wish, at),
            MOST,
          ],
        )
      const [row] = await inTurn(caller.id, insert)
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
