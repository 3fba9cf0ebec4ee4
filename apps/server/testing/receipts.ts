/** A receipt chain for tests: the real one, published when a test says so, and an exchange that answers for it. */
import { execFile, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Machine } from '@evenkeel/kernel'
import { ReceiptPublisher } from '@evenkeel/verticals/market/receipts/chain.ts'
import { openReceiptKeys } from '@evenkeel/verticals/market/receipts/keys.ts'
import {
  type Block,
  blockHash,
  blockText,
  minuteHash,
  minuteOf,
  minuteText,
  NO_BLOCK,
  pathOf,
  readMinute,
  rootOf,
  type TickProof,
} from '@evenkeel/wire/proof'
import type { AskExchange, Keys, PublicIds, ReceiptSource, Tables } from '@evenkeel/wire/server'

type Given = {
  readonly tables: Tables
  readonly ids: PublicIds
  readonly machine?: Machine
  readonly sources: readonly ReceiptSource[]
  readonly now: () => number
}

/** Always the same secrets, so that the same facts have the same leaves. */
export const testKeys: Keys = {
  key: (purpose, bytes) => createHmac('sha512', 'test').update(purpose).digest().subarray(0, bytes),
}

export async function givenReceipts({ tables, ids, machine, sources, now }: Given) {
  const { published, sign } = await openReceiptKeys(tables, testKeys, now())
  const failures: string[] = []
  const publisher = new ReceiptPublisher({
    tables,
    history: tables,
    ids,
    machine: machine as Machine,
    keys: testKeys,
    now,
    receiptSources: sources,
    onFailure: (event) => () => failures.push(event),
  })
  const recordOf: ReceiptPublisher['recordOf'] = (...of) => publisher.recordOf(...of)
  return { publisher, keys: published, failures, chain: { recordOf, sign } }
}

/** A proof of one tick: a block with nothing but it, in a minute with one more block. */
export function tickProofIn(proof: Pick<TickProof, 'kind' | 'moment'>, block: Block): TickProof {
  const line = blockText(block)
  const hashes = [blockHash(line), NO_BLOCK]
  const minute = minuteText({
    number: 3,
    since: minuteOf(block.until),
    blocks: hashes.length,
    root: rootOf(hashes),
    previous: NO_BLOCK,
  })
  const place = { minute, index: 0, path: pathOf(hashes, 0) }
  const [first] = block.ticks
  const symbol = first?.symbol ?? ''
  return { ...proof, symbol, group: block.group, blocks: [line], place }
}

/** Answers as an exchange would that published this chain and the minutes of these proofs. */
export function exchangeWith(
  { publisher, keys }: Pick<Awaited<ReturnType<typeof givenReceipts>>, 'publisher' | 'keys'>,
  proofs: readonly TickProof[],
) {
  const minutes = new Map(
    proofs.map(({ place }) => [readMinute(place?.minute ?? '')?.since, place?.minute ?? '']),
  )
  return async (path: string): Promise<unknown> => {
    if (path.startsWith('currency/'))
      return proofs.map(({ symbol, group }) => ({ symbol, extends: { class: group } }))
    const before = Number(/before=([0-9]+)/.exec(path)?.[1])
    if (path.startsWith('market/receipt_chain'))
      return { keys, blocks: await publisher.store.blocksBefore(before, 1) }
    const line = minutes.get(before - 1)
    return {
      minutes: line === undefined ? [] : [{ since: before - 1, number: 3, hash: minuteHash(line) }],
    }
  }
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const PROGRAMS = [
  {
    command: process.execPath,
    file: 'apps/server/verifyReceipt.ts',
    yes: /^HOLDS: /,
  },
  {
    command: 'python3',
    file: 'examples/verify_receipt.py',
    yes: /^RECORDED AND SIGNED.*\nThe rules of the product .* were not recomputed/,
  },
]

export type Outside = {
  readonly file: string
  /** What it prints of a receipt in which it finds nothing wrong or missing. */
  readonly yes: RegExp
  /** Verifies a receipt, or the text of a file, as a stranger would; with what is published there, unless said otherwise. */
  verify(
    receipt: object | string,
    ...words: string[]
  ): Promise<{ readonly code: number; readonly said: string }>
}

/** The programs that strangers verify receipts with, and a server that answers as the exchange. */
export async function strangers(t: TestContext, ask: AskExchange) {
  const server = createServer(async ({ url = '' }, answer) => {
    const data = await ask(url.replace('/api/', ''))
    answer.end(JSON.stringify({ code: 1, msg: '', data }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const folder = await mkdtemp(join(tmpdir(), 'receipts-'))
  t.after(async () => {
    server.closeAllConnections()
    server.close()
    await rm(folder, { recursive: true })
  })
  const from = `--from=http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const there = PROGRAMS.filter(({ command }) => spawnSync(command, ['--version']).status === 0)
  return there.map(
    ({ command, file, yes }): Outside => ({
      file,
      yes,
      async verify(receipt, ...words) {
        const path = join(folder, 'receipt.json')
        const text = typeof receipt === 'string' ? receipt : JSON.stringify(receipt, null, 2)
        await writeFile(path, text)
        const given = words.length > 0 ? words : [from]
        return new Promise((resolve) => {
          execFile(command, [join(ROOT, file), path, ...given], (error, stdout, stderr) => {
            resolve({ code: Number(error?.code ?? 0), said: stdout + stderr })
          })
        })
      },
    }),
  )
}
