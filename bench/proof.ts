/** A proof of liabilities beside a running exchange: how long it takes, what orders wait meanwhile, and every member's way. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFinder } from '@evenkeel/verticals/proof/tree/files.ts'
import { createFileCheck } from '@evenkeel/verticals/proof/verify/file.ts'
import { recordBytes } from '@evenkeel/verticals/proof/verify/tree.ts'
import { HASH_BYTES } from '@evenkeel/wire/proof'
import { type Figure, median, quantile, round } from './figures.ts'
import { openLines, steady } from './lines.ts'
import type { Request } from './load.ts'
import type { ProofReady } from './proofServer.ts'
import { orders } from './targets.ts'
import { keyOf } from './transfers.ts'

const ORDERS_PER_SECOND = 200
const QUIET_SECONDS = 5
/** A machine that stands still for a moment would decide a single one. */
const ROUNDS = 3
const CONNECTIONS = 64
/** As `npm start` runs it. */
const SERVER_FLAGS = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring']

export async function benchProof(): Promise<Figure[]> {
  const server = fork(new URL('./proofServer.ts', import.meta.url), { execArgv: SERVER_FLAGS })
  try {
    const gone = once(server, 'exit').then(() => Promise.reject(new Error('the server is gone')))
    const [ready] = (await Promise.race([once(server, 'message'), gone])) as [ProofReady]
    const beside = await besideOrders(ready)
    return [...beside, ...(await ways(ready))]
  } finally {
    if (server.connected) {
      const gone = once(server, 'exit')
      server.send('stop')
      await gone
    }
  }
}

async function besideOrders({ url, opsUrl, secret, tokens }: ProofReady): Promise<Figure[]> {
  const target = orders(`${url}/api/spot/place_order`, tokens)
  const lines = await openLines(url, CONNECTIONS, target.answer)
  const requests = Array.from(
    { length: CONNECTIONS },
    (_, nth) => target.requests(nth)[0] as Request,
  )
  let asked = 0
  const order = async () => {
    const nth = asked++
    const { bytes, keyAt } = requests[nth % requests.length] as Request
    const own = Buffer.from(bytes)
    own.write(keyOf(nth), keyAt, 'latin1')
    const answer = await lines.ask(own)
    if (!answer.includes('"code":1,')) throw new Error(`refused: ${answer}`)
  }
  await steady(order, ORDERS_PER_SECOND, 2)
  const waits = { quiet: [] as number[], during: [] as number[] }
  const seconds: number[] = []
  for (let left = ROUNDS; left > 0; left--) {
    waits.quiet.push(...(await steady(order, ORDERS_PER_SECOND, QUIET_SECONDS)))
    const making = made(opsUrl, secret)
    while (!making.isOver()) waits.during.push(...(await steady(order, ORDERS_PER_SECOND, 0.5)))
    seconds.push(await making.seconds)
    waits.quiet.push(...(await steady(order, ORDERS_PER_SECOND, QUIET_SECONDS)))
  }
  lines.close()
  const p99 = (ms: readonly number[]) => quantile(Float64Array.from(ms), 0.99)
  const [quiet, during] = [p99(waits.quiet), p99(waits.during)]
  const of = round(during / quiet)
  return [
    { name: 'proof.tree', value: round(median(seconds)), unit: 's' },
    { name: 'proof.quiet.p99', value: round(quiet), unit: 'ms' },
    { name: 'proof.p99', value: round(during), unit: 'ms', ratio_to: 'a quiet exchange', of },
  ]
}

function made(opsUrl: string, secret: string) {
  let over = false
  const begun = performance.now()
  const headers = { authorization: `Bearer ${secret}` }
  const seconds = fetch(`${opsUrl}/proof/make`, { method: 'POST', headers })
    .then(async (answer) => {
      if (answer.status !== 200) throw new Error(`no proof: ${await answer.text()}`)
      return (performance.now() - begun) / 1000
    })
    .finally(() => {
      over = true
    })
  return { isOver: () => over, seconds }
}

/** Every member's way from the leaf to the root, and what a stranger takes for the whole file. */
async function ways({ dataDir }: ProofReady): Promise<Figure[]> {
  const [file, nodes] = await Promise.all(
    ['proof', 'nodes'].map((kind) => readFile(join(dataDir, 'proofs', `${ROUNDS}.${kind}`))),
  )
  if (file === undefined || nodes === undefined) throw new Error('there is no tree')
  const check = createFileCheck()
  const verifying = performance.now()
  check.take(file)
  const verdict = check.end()
  const verified = (performance.now() - verifying) / 1000
  if (verdict.fault !== undefined) throw new Error(`the tree does not hold: ${verdict.fault}`)
  const { statement } = verdict
  const size = recordBytes(statement.assets.length)
  const first = file.length - statement.leaves * size
  const reading = {
    leaves: (at: number, length: number) => file.subarray(at, at + length),
    nodes: (at: number, length: number) => nodes.subarray(at, at + length),
  }
  const find = createFinder(reading, statement)
  const begun = performance.now()
  for (let nth = 0; nth < statement.leaves; nth++) {
    const at = first + nth * size
    const found = await find(file.subarray(at, at + HASH_BYTES))
    if (found?.index !== nth) throw new Error('a leaf has no way')
  }
  const all = (performance.now() - begun) / 1000
  return [
    { name: 'proof.members', value: statement.leaves, unit: 'members' },
    { name: 'proof.assets', value: statement.assets.length, unit: 'assets' },
    { name: 'proof.file', value: round(file.length / 1e6), unit: 'MB' },
    { name: 'proof.ways', value: round(all), unit: 's for all' },
    { name: 'proof.verify', value: round(verified), unit: 's' },
  ]
}
