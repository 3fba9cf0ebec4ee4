/** The tree as a file, checked as it is read: the statement, its hash, and every leaf, in the room of one path. */
import { compareBytes, HASH_BYTES, plainBytes, plainText } from '@evenkeel/wire/proof'
import { hashIn, hasTotals } from './inclusion.ts'
import { readStatement, type Statement, statementHash } from './statement.ts'
import { createRootFold, type RootFold, recordBytes } from './tree.ts'

/** The first line of every such file. */
export const MAGIC = 'evenkeel-proof-of-liabilities-1'
const LINES = 3
const HEAD_MOST = 1_048_576
const NEWLINE = 10

export type FileFault =
  | 'notAProof'
  | 'statementMalformed'
  | 'hashDiffers'
  | 'leavesOutOfOrder'
  | 'sumsOverflow'
  | 'endsEarly'
  | 'goesOn'
  | 'rootDiffers'
  | 'totalsDiffer'

export type FileVerdict =
  | { readonly fault: FileFault; readonly statement?: Statement }
  | { readonly fault?: undefined; readonly statement: Statement; readonly hash: string }

export type FileCheck = {
  /** Takes the next bytes of the file; once it answers with a fault, nothing mends it. */
  take(bytes: Uint8Array): FileFault | undefined
  end(): FileVerdict
}

/** What stands before the leaves. */
export function headOf(text: string): Uint8Array {
  const lines = [MAGIC, text, statementHash(text)]
  const parts = lines.map((line) => [...(plainBytes(line) ?? []), NEWLINE])
  return Uint8Array.from(parts.flat())
}

type Known = { readonly statement: Statement; readonly hash: string }

export function createFileCheck(): FileCheck {
  const head: number[] = []
  let lines = 0
  let known: Known | undefined
  let fault: FileFault | undefined
  let leaves: LeafCheck | undefined

  /** Answers where the leaves begin, once the last line of the head is there. */
  function takeHead(bytes: Uint8Array): number {
    let at = 0
    while (lines < LINES && at < bytes.length && head.length < HEAD_MOST) {
      const byte = bytes[at++] as number
      head.push(byte)
      if (byte === NEWLINE) lines++
      if (lines === 1 && byte === NEWLINE && plainText(Uint8Array.from(head)) !== `${MAGIC}\n`)
        fault = 'notAProof'
    }
    if (lines < LINES && head.length >= HEAD_MOST) fault = 'notAProof'
    if (lines === LINES && fault === undefined) {
      const read = readHead(plainText(Uint8Array.from(head)))
      if (typeof read === 'string') fault = read
      else {
        known = read
        leaves = createLeafCheck(read.statement)
      }
    }
    return at
  }

  return {
    take(bytes) {
      if (fault !== undefined) return fault
      const at = leaves === undefined ? takeHead(bytes) : 0
      if (fault === undefined) fault = leaves?.take(at === 0 ? bytes : bytes.subarray(at))
      return fault
    },
    end() {
      if (fault === undefined && leaves === undefined) fault = 'notAProof'
      fault ??= leaves?.end()
      if (fault !== undefined || known === undefined)
        return { fault: fault ?? 'notAProof', ...(known && { statement: known.statement }) }
      return known
    },
  }
}

function readHead(text: string): Known | FileFault {
  const [, line = '', hash = ''] = text.split('\n')
  const statement = readStatement(line)
  if (statement === undefined) return 'statementMalformed'
  return statementHash(line) === hash ? { statement, hash } : 'hashDiffers'
}

type LeafCheck = {
  take(bytes: Uint8Array): FileFault | undefined
  end(): FileFault | undefined
}

/** Each leaf once, by its identity: who is named twice, or stands out of order, is found at once. */
function createLeafCheck(statement: Statement): LeafCheck {
  const size = recordBytes(statement.assets.length)
  const fold: RootFold = createRootFold(statement.assets.length)
  const last = new Uint8Array(HASH_BYTES)
  const part = new Uint8Array(size)
  let held = 0
  let count = 0

  function takeLeaf(bytes: Uint8Array, at: number): FileFault | undefined {
    if (count === statement.leaves) return 'goesOn'
    if (count > 0 && compareBytes(last, 0, bytes, at, HASH_BYTES) >= 0) return 'leavesOutOfOrder'
    last.set(bytes.subarray(at, at + HASH_BYTES))
    count++
    return fold.add(bytes, at) ? undefined : 'sumsOverflow'
  }

  return {
    take(bytes) {
      let at = 0
      if (held > 0) {
        const more = bytes.subarray(0, size - held)
        part.set(more, held)
        held += more.length
        at = more.length
        if (held < size) return undefined
        held = 0
        const fault = takeLeaf(part, 0)
        if (fault !== undefined) return fault
      }
      for (; at + size <= bytes.length; at += size) {
        const fault = takeLeaf(bytes, at)
        if (fault !== undefined) return fault
      }
      held = bytes.length - at
      part.set(bytes.subarray(at))
      return held > 0 && count === statement.leaves ? 'goesOn' : undefined
    },
    end() {
      if (held > 0 || count < statement.leaves) return 'endsEarly'
      const root = fold.root()
      if (hashIn(root) !== statement.root) return 'rootDiffers'
      return hasTotals(root, statement) ? undefined : 'totalsDiffer'
    },
  }
}
