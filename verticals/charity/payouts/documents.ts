/** The documents of payouts: brought in parts by one operator, kept by their hash, and shown to everybody once it is paid. */
import { createHash } from 'node:crypto'
import type { Id, Millis } from '@evenkeel/kernel'
import type { FileAnswer, Tables } from '@evenkeel/wire/server'
import { documentPart } from '../contract/console.ts'

type Kind = { readonly type: string; readonly ending: string; readonly begins: readonly number[] }

const kinds: readonly Kind[] = [
  { type: 'application/pdf', ending: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', ending: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', ending: 'jpg', begins: [0xff, 0xd8, 0xff] },
]
/** What was never proposed with is forgotten. */
const UNUSED_MS = 24 * 3_600_000

export type PayoutWords = { readonly recipient: string; readonly purpose: string }
type PayoutDraft = PayoutWords & {
  readonly operator: number
  readonly key: string
  readonly document: string
}

export type Documents = {
  /** False, where this is no part of a document. */
  addPart(operator: number, document: string, nth: number, data: string): Promise<boolean>
  /** Puts a document together, and keeps it with the words of its payout; the hash of it, or nothing where it is none. */
  keep(asked: PayoutDraft): Promise<string | undefined>
  /** The payout that came of it. */
  settle(operator: number, key: string, payout: Id): Promise<void>
  words(payouts: readonly Id[]): Promise<ReadonlyMap<Id, PayoutWords>>
  file(hash: string): Promise<FileAnswer | undefined>
  clean(now: Millis): Promise<void>
}

export function createDocuments(tables: Tables, now: () => Millis): Documents {
  return { ...uploading(tables, now), ...keeping(tables) }
}

function uploading(tables: Tables, now: () => Millis): Pick<Documents, 'addPart' | 'clean'> {
  return {
    async addPart(operator, document, nth, data) {
      const bytes = Buffer.from(data, 'base64')
      const fits = bytes.length > 0 && bytes.length <= documentPart.most
      if (!fits || !Number.isInteger(nth) || nth < 0 || nth >= documentPart.parts) return false
      await tables.rows(
        `insert into charity_document_part (operator, document, nth, bytes, at)
         values ($1, $2, $3, $4, $5) on conflict (operator, document, nth)
           do update set bytes = excluded.bytes`,
        [operator, document, nth, bytes, now()],
      )
      return true
    },

    async clean(at) {
      await tables.rows('delete from charity_document_part where at < $1', [at - UNUSED_MS])
    },
  }
}

function keeping(tables: Tables): Pick<Documents, 'keep' | 'settle' | 'words' | 'file'> {
  async function put(operator: number, document: string): Promise<string | undefined> {
    const parts = await tables.rows<{ nth: number; bytes: Buffer }>(
      `select nth, bytes from charity_document_part where operator = $1 and document = $2
       order by nth`,
      [operator, document],
    )
    const isWhole = parts.length > 0 && parts.every(({ nth }, place) => nth === place)
    const bytes = Buffer.concat(parts.map((part) => part.bytes))
    const kind = kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
    if (!isWhole || kind === undefined) return undefined
    const hash = createHash('sha256').update(bytes).digest('hex')
    await tables.rows(
      `insert into charity_document (hash, type, bytes) values ($1, $2, $3)
       on conflict (hash) do nothing`,
      [hash, kind.type, bytes],
    )
    return hash
  }

  return {
    async keep({ operator, key, document, recipient, purpose }) {
      const [known] = await tables.rows<{ proof: string }>(
        'select proof from charity_payout_words where operator = $1 and request_key = $2',
        [operator, key],
      )
      if (known !== undefined) return known.proof
      const proof = await put(operator, document)
      if (proof === undefined) return undefined
      await tables.rows(
        `insert into charity_payout_words (operator, request_key, proof, recipient, purpose)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [operator, key, proof, recipient, purpose],
      )
      return proof
    },

    async settle(operator, key, payout) {
      await tables.rows(
        `with gone as (delete from charity_document_part where operator = $1)
         update charity_payout_words set payout = $3 where operator = $1 and request_key = $2`,
        [operator, key, payout],
      )
    },

    async words(payouts) {
      const rows = await tables.rows<PayoutWords & { payout: number }>(
        `select payout::float8 as payout, recipient, purpose from charity_payout_words
         where payout = any($1)`,
        [payouts],
      )
      return new Map(rows.map(({ payout, ...words }) => [payout, words]))
    },

    async file(hash) {
      const [row] = await tables.rows<{ type: string; bytes: Buffer }>(
        'select type, bytes from charity_document where hash = $1',
        [hash],
      )
      const kind = kinds.find(({ type }) => type === row?.type)
      if (row === undefined || kind === undefined) return undefined
      return {
        name: `proof-${hash.slice(0, 12)}.${kind.ending}`,
        type: kind.type,
        parts: once(row.bytes),
      }
    },
  }
}

export async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
