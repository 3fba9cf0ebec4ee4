/** What was signed, one line each, in a file that only grows: a line is on the disk before its signature leaves. */
import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Millis } from '@evenkeel/kernel'
import type {
  PayoutOrder,
  Signed,
  SignedBefore,
  SignedMemory,
} from '@evenkeel/verticals/all.signer.ts'
import { BadConfig } from '@evenkeel/wire/server'
import { syncFolder } from './durable.ts'

export type SignedFile = SignedMemory & {
  /** When the last was signed. */
  readonly lastAt: Millis
  close(): Promise<void>
}

type Line = Omit<SignedBefore, 'amount'> & {
  readonly amount: string
  /** A hash of the whole order. */
  readonly order: string
  readonly tx: string
  readonly raw: string
}

const DAY_MS = 24 * 3_600_000
const NEWLINE = 0x0a

export async function openSignedFile(folder: string): Promise<SignedFile> {
  const file = await open(join(folder, 'signed.jsonl'), 'a+', 0o600)
  const answers = new Map<string, Signed>()
  const lists = new Map<string, SignedBefore[]>()
  let lastAt = 0
  let broken: unknown

  function remember({ order, tx, raw, amount, ...rest }: Line): void {
    const one = { ...rest, amount: BigInt(amount) }
    answers.set(order, { tx, raw })
    for (const name of namesOf(one)) lists.set(name, [...(lists.get(name) ?? []), one])
    lastAt = Math.max(lastAt, one.at)
  }

  for (const line of await wholeLines(file)) remember(line)
  await syncFolder(dirname(join(folder, 'signed.jsonl')))

  return {
    get lastAt() {
      return lastAt
    },
    find: (order) => answers.get(hashOf(order)),
    before(order, now) {
      const of = (nth: 0 | 1 | 2) => lists.get(namesOf({ ...order, at: now })[nth]) ?? []
      return { sameNonce: of(0), sameWithdrawal: of(1), sameDay: of(2) }
    },
    async keep(order, { tx, raw }, now) {
      // After a write that failed nobody knows what the file ends with.
      if (broken !== undefined) throw broken
      const { withdrawal, chain, nonce, asset, amount } = order
      const about = { at: now, withdrawal, chain, nonce, asset, amount: `${amount}` }
      const line = { ...about, order: hashOf(order), tx, raw }
      try {
        await file.appendFile(`${JSON.stringify(line)}\n`)
        await file.datasync()
      } catch (error) {
        broken = error
        throw error
      }
      remember(line)
    },
    close: () => file.close(),
  }
}

/** What an order is looked up by: the number of its transaction, its withdrawal, its coin and day. */
function namesOf(one: Pick<SignedBefore, 'at' | 'withdrawal' | 'chain' | 'nonce' | 'asset'>) {
  const day = Math.floor(one.at / DAY_MS)
  return [
    `nonce ${one.chain} ${one.nonce}`,
    `withdrawal ${one.withdrawal}`,
    `day ${one.asset} ${day}`,
  ] as const
}

function hashOf(order: PayoutOrder): string {
  const { withdrawal, chain, asset, amount, nonce, salt, address, gas, maxFee, tip } = order
  const parts = [withdrawal, chain, asset, amount, nonce, salt, address.toLowerCase()]
  return createHash('sha256')
    .update([...parts, gas, maxFee, tip].join(' '))
    .digest('hex')
}

/** A line that was cut short in the writing has answered nobody: it goes. */
async function wholeLines(file: FileHandle): Promise<readonly Line[]> {
  const bytes = await file.readFile()
  const end = bytes.lastIndexOf(NEWLINE) + 1
  if (end < bytes.length) {
    await file.truncate(end)
    await file.sync()
  }
  const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1)
  return lines.map((line, nth) => {
    try {
      return JSON.parse(line) as Line
    } catch {
      throw new BadConfig(`Line ${nth + 1} of signed.jsonl in EVENKEEL_SIGNER_DATA is damaged.`)
    }
  })
}
