/** The receipt chain in its tables: blocks and their leaves, added and never changed. */
import type { Id, Millis } from '@evenkeel/kernel'
import {
  type PublishedBlock,
  type ReceiptBlock,
  readReceiptBlock,
  receiptBlockHash,
  receiptBlockText,
} from '@evenkeel/wire/proof'
import type { JournalPlace, Tables } from '@evenkeel/wire/server'

export type Leaf = JournalPlace & {
  readonly product: string
  readonly at: Millis
  /** In hex. */
  readonly hash: string
}
export type ChainedBlock = PublishedBlock & { readonly block: ReceiptBlock; readonly text: string }
export type StoredLeaf = { readonly block: string; readonly nth: number; readonly hash: string }

type BlockRow = { readonly statement: string; readonly hash: string }

export type ReceiptStore = ReturnType<typeof createReceiptStore>

export function createReceiptStore(tables: Tables) {
  return {
    /** Newest first, before a number. */
    async blocksBefore(before: number, most: number): Promise<readonly ChainedBlock[]> {
      const rows = await tables.rows<BlockRow>(
        `select statement, hash from receipt_block where number < $1
         order by number desc limit $2`,
        [before, most],
      )
      return rows.map(blockOf)
    },

    /** The block and all its leaves, or nothing. */
    async add(block: ReceiptBlock, leaves: readonly Leaf[]): Promise<ChainedBlock> {
      const text = receiptBlockText(block)
      const { number, since } = block
      const hash = receiptBlockHash(text)
      await tables.rows(
        `with added as (insert into receipt_block (number, since, statement, hash)
           values ($1, $2, $3, $4))
         insert into receipt_leaf (block, nth, product, seq, id, hash)
         select $1, leaf.nth - 1, leaf.product, leaf.seq, leaf.id, leaf.hash
         from unnest($5::text[], $6::bigint[], $7::bigint[], $8::bytea[])
           with ordinality as leaf (product, seq, id, hash, nth)`,
        [
          number,
          since,
          text,
          hash,
          leaves.map(({ product }) => product),
          leaves.map(({ seq }) => seq),
          leaves.map(({ id }) => id),
          leaves.map((leaf) => `\\x${leaf.hash}`),
        ],
      )
      return { block, text, number, hash }
    },

    /** The place up to which a product is recorded. */
    async lastOf(product: string): Promise<JournalPlace> {
      const [row] = await tables.rows<{ seq: string; id: string }>(
        `select seq, id from receipt_leaf where product = $1 order by seq desc, id desc limit 1`,
        [product],
      )
      return { seq: Number(row?.seq ?? 0), id: Number(row?.id ?? 0) }
    },

    async leafOf(product: string, id: Id): Promise<StoredLeaf | undefined> {
      const [row] = await tables.rows<StoredLeaf>(
        `select block, nth, encode(hash, 'hex') as hash from receipt_leaf
         where product = $1 and id = $2`,
        [product, id],
      )
      return row
    },

    /** The hashes of a block's leaves, in their order. */
    async hashesOf(block: string): Promise<readonly string[]> {
      const rows = await tables.rows<{ hash: string }>(
        `select encode(hash, 'hex') as hash from receipt_leaf where block = $1 order by nth`,
        [block],
      )
      return rows.map(({ hash }) => hash)
    },
  }
}

function blockOf({ statement: text, hash }: BlockRow): ChainedBlock {
  const block = readReceiptBlock(text)
  if (block === undefined || receiptBlockHash(text) !== hash)
    throw new Error('a published block of receipts is not what was published')
  return { block, text, number: block.number, hash }
}
