/** What was signed, one line each, in a file that only grows: a line is on the disk before its signature leaves. */
import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Millis } from '@evenkeel/kernel'
import type {
  PayoutDraft,
  Signed,
  SignedBefore,
  SignedMemory,
  SignedOrder,
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
    for (const name of Object.values(namesOf(one)))
      if (name !== undefined) lists.set(name, [...(lists.get(name) ?? []), one])
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
      const { nonce, withdrawal, day } = namesOf({ ...aboutOf(order), at: now })
      const of = (name: string | undefined) =>
        (name === undefined ? undefined : lists.get(name)) ?? []
      return { sameNonce: of(nonce), sameWithdrawal: of(withdrawal), sameDay: of(day) }
    },
    async keep(order, { tx, raw }, now) {
      // After a write that failed nobody knows what the file ends with.
      if (broken !== undefined) throw broken
      const { amount, ...about } = aboutOf(order)
      const { nonce } = order
      const line = { at: now, ...about, nonce, amount: `${amount}`, order: hashOf(order), tx, raw }
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

type About = Omit<SignedBefore, 'at' | 'nonce'> & { readonly nonce?: number }

/** A cancellation is of no coin and no amount. */
function aboutOf(order: SignedOrder | PayoutDraft): About {
  const { withdrawal, chain } = order
  const nonce = 'nonce' in order ? { nonce: order.nonce } : {}
  if (!('asset' in order))
    return { withdrawal, chain, ...nonce, asset: '', amount: 0n, isCancellation: true }
  return { withdrawal, chain, ...nonce, asset: order.asset, amount: order.amount }
}

/** What an order is looked up by: its nonce, its withdrawal, its coin and day. */
function namesOf({ at, chain, nonce, withdrawal, asset }: About & Pick<SignedBefore, 'at'>) {
  return {
    nonce: nonce === undefined ? undefined : `nonce ${chain} ${nonce}`,
    withdrawal: `withdrawal ${withdrawal}`,
    day: asset === '' ? undefined : `day ${asset} ${Math.floor(at / DAY_MS)}`,
  }
}

function hashOf(order: SignedOrder): string {
  const { withdrawal, chain, nonce, gas, maxFee, tip } = order
  const parts =
    'asset' in order
      ? [
          withdrawal,
          chain,
          order.asset,
          order.amount,
          nonce,
          order.salt,
          order.address.toLowerCase(),
        ]
      : ['cancellation', withdrawal, chain, nonce]
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
