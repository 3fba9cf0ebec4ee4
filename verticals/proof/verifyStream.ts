/** Checks a tree that comes as a stream of bytes, and says in words what was found. */
import { decimalOf } from '@evenkeel/wire/proof'
import { createFileCheck, type FileFault, type FileVerdict } from './verify/file.ts'
import { ratioOf, reserveOf } from './verify/statement.ts'

/** In the room of one path, whatever the size. */
export async function verifyStream(bytes: AsyncIterable<Uint8Array>): Promise<FileVerdict> {
  const check = createFileCheck()
  for await (const part of bytes) if (check.take(part) !== undefined) break
  return check.end()
}

const words: Readonly<Record<FileFault, string>> = {
  notAProof: 'This is not the tree of a proof of liabilities.',
  statementMalformed: 'The statement is not written as a statement is.',
  hashDiffers: 'The statement does not have the hash that the file names.',
  leavesOutOfOrder: 'Leaves stand out of order, or one stands there twice.',
  sumsOverflow: 'A sum does not fit in its width.',
  endsEarly: 'The file ends before its last leaf.',
  goesOn: 'The file goes on after its last leaf.',
  rootDiffers: 'The leaves do not make the root that the statement names.',
  totalsDiffer: 'The leaves do not add up to the totals that the statement names.',
}

/** `published`: the hash that the reader knows from elsewhere. */
export function verdictText(
  verdict: FileVerdict,
  published?: string,
): { readonly text: string; readonly isGood: boolean } {
  if (verdict.fault !== undefined)
    return { text: `DOES NOT HOLD. ${words[verdict.fault]}`, isGood: false }
  const { statement, hash } = verdict
  const { number, at, environment, batch, journal, leaves, root, previous } = statement
  const isOther = published !== undefined && published !== hash
  const lines = [
    isOther
      ? 'DOES NOT HOLD. This is another proof than the one with the hash that you gave.'
      : `HOLDS: the ${leaves} leaves make this root and these totals; none stands there twice, none is below zero.`,
    '',
    `proof     ${number} of ${new Date(at).toISOString()} (${environment})`,
    `hash      ${hash}`,
    `previous  ${previous}`,
    `root      ${root}`,
    `journal   ${journal} after batch ${batch}`,
    '',
    ...statement.assets.map((stated) => {
      const ratio = ratioOf(stated)
      const share = ratio === undefined ? '' : `  (${ratio} %)`
      const custody = decimalOf(reserveOf(stated))
      return `${stated.asset.padEnd(10)}members hold ${stated.total}, custody by the ledger ${custody}${share}`
    }),
    '',
    'Compare the hash with the one that the exchange shows to everybody. What is in custody is said by its ledger and is not proven by this file.',
  ]
  return { text: lines.join('\n'), isGood: !isOther }
}
