/** Every transaction that was ever signed for a payout or its cancellation, kept before it is sent (rule W27). */
import type { Id, Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { ChainName } from '../core/networks.ts'

/** One way in which the nonce of a payout may be used on its chain; all of one payout have the same nonce. */
export type Variant = {
  readonly tx: string
  readonly raw: string
  readonly withdrawal: Id
  readonly chain: ChainName
  readonly nonce: number
  readonly gas: bigint
  readonly maxFee: bigint
  readonly tip: bigint
  /** The newest block when it was signed. */
  readonly head: number
  readonly madeAt: Millis
  /** W64: the self-transfer instead of the payment. */
  readonly isCancellation: boolean
}

export type Transactions = {
  keep(variant: Variant): Promise<void>
  /** Of one payout, the newest last. */
  of(withdrawal: Id, nonce: number): Promise<readonly Variant[]>
  /** How many payouts of a withdrawal were begun. */
  payoutsOf(withdrawal: Id): Promise<number>
}

type Row = Omit<Variant, 'gas' | 'maxFee' | 'tip'> & {
  readonly gas: string
  readonly maxFee: string
  readonly tip: string
}

export function createTransactions(tables: Tables): Transactions {
  return {
    async keep({
      tx,
      raw,
      withdrawal,
      chain,
      nonce,
      gas,
      maxFee,
      tip,
      head,
      madeAt,
      isCancellation,
    }) {
      const fees = [gas, maxFee, tip].map(String)
      await tables.rows(
        `insert into withdrawal_transaction
           (tx, raw, withdrawal, chain, nonce, gas, max_fee, tip, head, made_at, is_cancellation)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (tx) do nothing`,
        [tx, raw, withdrawal, chain, nonce, ...fees, head, madeAt, isCancellation],
      )
    },

    async of(withdrawal, nonce) {
      const rows = await tables.rows<Row>(
        `select tx, raw, withdrawal::float8 as withdrawal, chain, nonce::float8 as nonce,
           gas::text as gas, max_fee::text as "maxFee", tip::text as tip, head::float8 as head,
           made_at::float8 as "madeAt", is_cancellation as "isCancellation"
         from withdrawal_transaction
         where withdrawal_transaction.withdrawal = $1 and withdrawal_transaction.nonce = $2
         order by made_at, max_fee`,
        [withdrawal, nonce],
      )
      return rows.map((row) => ({
        ...row,
        gas: BigInt(row.gas),
        maxFee: BigInt(row.maxFee),
        tip: BigInt(row.tip),
      }))
    },

    async payoutsOf(withdrawal) {
      const [row] = await tables.rows<{ count: number }>(
        `select count(distinct nonce)::float8 as count from withdrawal_transaction
         where withdrawal = $1`,
        [withdrawal],
      )
      return row?.count ?? 0
    },
  }
}
