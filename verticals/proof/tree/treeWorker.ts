/** Makes a tree of all real balances of one moment and puts it on the disk: what the ledger's thread runs. */

import { hexOf } from '@evenkeel/wire/proof'
import type { LedgerCut } from '@evenkeel/wire/server'
import { hashIn } from '../verify/inclusion.ts'
import { type Statement, statementText } from '../verify/statement.ts'
import { buildTree } from './build.ts'
import { writeTree } from './files.ts'
import { liabilitiesOf } from './liabilities.ts'

export type TreeWork = Pick<Statement, 'number' | 'at' | 'environment' | 'previous'> & {
  readonly folder: string
  /** Makes the salts of this proof, and of no other. */
  readonly secret: Uint8Array
}
export type TreeMade = { readonly text: string; readonly entries: number }

type Balances = Pick<LedgerCut, 'batch' | 'entries' | 'hash' | 'balances' | 'tables'>

export async function onLedger(cut: Balances, work: unknown): Promise<TreeMade> {
  const { folder, secret, ...said } = work as TreeWork
  const liabilities = liabilitiesOf(() => cut.balances())
  // Members are never removed, so whoever had money then is there now.
  const rows = await cut.tables.rows<{ id: number; uid: number }>(
    'select id::float8 as id, uid from member',
    [],
  )
  const uids = new Map(rows.map(({ id, uid }) => [id, uid]))
  const tree = buildTree(liabilities, secret, (member) => uids.get(member) ?? 0)
  const statement: Statement = {
    ...said,
    batch: cut.batch,
    journal: hexOf(cut.hash),
    leaves: liabilities.members.length,
    assets: liabilities.assets,
    root: hashIn(tree.root),
  }
  await writeTree(folder, statement, tree)
  return { text: statementText(statement), entries: cut.entries }
}
