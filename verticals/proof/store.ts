/** The published proofs in their table: one for each number, added and never changed. */
import type { Tables } from '@evenkeel/wire/server'
import {
  isNext,
  NO_HASH,
  readStatement,
  type Statement,
  statementHash,
} from './verify/statement.ts'

export type Proof = {
  readonly statement: Statement
  /** In hex. */
  readonly hash: string
  /** The entries of the journal that its balances hold. */
  readonly entries: number
  readonly nonce: Buffer
}

type Row = { statement: string; hash: string; entries: string; nonce: Buffer }

const FIELDS = 'statement, hash, entries, nonce'

export async function lastProof(tables: Tables): Promise<Proof | undefined> {
  const [proof] = await proofsBefore(tables, Number.MAX_SAFE_INTEGER, 1)
  return proof
}

/** So many before a number, newest first. */
export async function proofsBefore(
  tables: Tables,
  before: number,
  size: number,
): Promise<readonly Proof[]> {
  const rows = await tables.rows<Row>(
    `select ${FIELDS} from proof where number < $1 order by number desc limit $2`,
    [before, size],
  )
  return rows.map(proofOf)
}

export async function proofAt(tables: Tables, number: number): Promise<Proof | undefined> {
  const [row] = await tables.rows<Row>(`select ${FIELDS} from proof where number = $1`, [number])
  return row && proofOf(row)
}

/** What the next one says of the one before it. */
export function nextAfter(last: Proof | undefined) {
  return { number: (last?.statement.number ?? 0) + 1, previous: last?.hash ?? NO_HASH }
}

/** A number is given once: the second to add it fails. */
export async function addProof(tables: Tables, text: string, proof: Proof): Promise<void> {
  const { statement, hash, entries, nonce } = proof
  const last = await lastProof(tables)
  const before = { number: last?.statement.number ?? 0, hash: last?.hash ?? NO_HASH }
  if (!isNext(statement, before)) throw new Error('a proof follows the one before it')
  await tables.rows(
    `insert into proof (number, at, statement, hash, entries, nonce)
     values ($1, $2, $3, $4, $5, $6)`,
    [statement.number, statement.at, text, hash, entries, nonce],
  )
}

function proofOf({ statement: text, hash, entries, nonce }: Row): Proof {
  const statement = readStatement(text)
  if (statement === undefined || statementHash(text) !== hash)
    throw new Error('a published proof is not what was published')
  return { statement, hash, entries: Number(entries), nonce }
}
