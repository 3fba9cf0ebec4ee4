/**
 * The example strategy trades spot and swaps while its lines are cut, answers get lost and the server is killed and started again:
 * at every step the balances and positions that ccxt told it equal ours, and each of its orders was placed once.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isFull, upTo } from '@evenkeel/kernel/testing'
import {
  createSharedDatabase,
  type SharedDatabase,
  urlOf,
} from '../journal/testing/sharedDatabase.ts'
import { BARE_ENV, type ServerProcess, startProcess } from '../killTest/serverProcess.ts'
import { get, makeTransfer } from '../testing/calls.ts'
import { keyFor } from '../testing/programs.ts'
import { reachedServer } from '../testing/server.ts'
import { type Line, openLine } from './testing/line.ts'

const STRATEGY = fileURLToPath(new URL('../../../examples/strategy.ts', import.meta.url))
const FULL_MS = 600_000
/** Between two steps of the strategy, in seconds. */
const PAUSE = upTo(2, 10) / 10
/** Steps that are compared between two disturbances. */
const STEPS = upTo(2, 5)
const PATIENCE_MS = 240_000

type Coin = { readonly free: number; readonly used: number; readonly total: number }
/** What the strategy tells of a step. */
type Step = {
  readonly step: number
  readonly since: number
  readonly spot: Readonly<Record<string, Coin>>
  readonly equity: number
  readonly positions: readonly (readonly [side: string, contracts: number, entryPrice: number])[]
  readonly stops: readonly string[]
}

let shared: SharedDatabase | undefined
let dataDir: string
let server: ServerProcess
let line: Line
let strategy: ChildProcess | undefined
let token: string
let env: Record<string, string>

before(async () => {
  shared = await createSharedDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-clients-'))
  line = await openLine()
  await start()
  const databaseUrl = shared && urlOf(shared.connection)
  const reached = reachedServer({ ...server, dataDir, databaseUrl })
  const made = await reached.member({ funds: { USDT: '10000' } })
  token = made.token
  const funds = { asset: 'USDT', amount: '5000', from: 'spot', to: 'trading' }
  assert.equal((await makeTransfer(server.url, token, funds)).code, 1)
  const { apiKey, secret } = await keyFor(reached, made.member)
  env = {
    EVENKEEL_URL: line.url,
    EVENKEEL_KEY: apiKey,
    EVENKEEL_SECRET: secret,
    PAUSE: `${PAUSE}`,
  }
})
after(async () => {
  strategy?.kill('SIGKILL')
  await line.stop()
  server.kill('SIGTERM')
  await server.ended
  await shared?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  const database = shared === undefined ? undefined : { DATABASE_URL: urlOf(shared.connection) }
  server = await startProcess({ dataDir, env: { ...database, EVENKEEL_PROOF_MINUTES: '0' } })
  line.lead(server.url)
}

async function restart(signal: NodeJS.Signals): Promise<void> {
  server.kill(signal)
  await server.ended
  line.lead(undefined)
  line.cut()
  await start()
}

async function loseAnswers(): Promise<void> {
  line.losesAnswers = true
  await pause(500)
  line.losesAnswers = false
}

const disturbances: readonly (() => unknown)[] = [
  () => line.cut(),
  () => restart('SIGKILL'),
  loseAnswers,
  run,
  () => restart('SIGTERM'),
]

let compared = 0
/** Steps whose figures moved before ours were read: a stop went off, or funding was paid. */
let passed = 0
let complaints = ''
/** All that it said. */
const lines: string[] = []
let isOver = false
const failed = Promise.withResolvers<never>()

/** Starts the strategy, in the place of one that runs. */
function run(): void {
  strategy?.kill('SIGKILL')
  const child = spawn(process.execPath, [STRATEGY], {
    env: { ...BARE_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  strategy = child
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  child.on('exit', (code) => {
    if (code !== null) failed.reject(new Error(`the strategy ended: ${complaints}`))
  })
  createInterface({ input: child.stdout }).on('line', (text) => {
    lines.push(text)
    const told = JSON.parse(text) as Partial<Step>
    if (told.spot === undefined) return
    // It stands still between two steps until its figures are compared.
    child.kill('SIGSTOP')
    compare(told as Step)
      .then(() => child.kill('SIGCONT'))
      .catch(failed.reject)
  })
}

async function compare(step: Step): Promise<void> {
  const fault = await faultOf(step)
  if (fault === undefined) compared++
  else if (await hasMoved(step)) passed++
  else assert.fail(`${fault}: ${JSON.stringify(step)}`)
}

/** Asks the server itself, whichever is up. */
async function ours(path: string) {
  let answer: Awaited<ReturnType<typeof get>> | undefined
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; ) {
    answer = await get(server.url, path, { token }).catch(() => undefined)
    if (answer?.code === 1) return answer.data
    assert.notEqual(answer?.status, 400, path)
    await pause(100)
  }
  throw new Error(`${path} was not answered: ${answer?.reason}`)
}

type Balance = Readonly<Record<'asset' | 'account' | 'available' | 'frozen', string>>
type Position = { readonly side: string; readonly lots: number; readonly averagePrice: string }

/** What of a step is not our figure, to the last digit; the equity moves with prices. */
async function faultOf({ spot, equity, positions, stops }: Step): Promise<string | undefined> {
  const { balances } = await ours('wallet/get_balances')
  const own = await ours('lever/get_account')
  const { orders } = await ours('lever/get_open_orders')
  for (const [asset, { free, used }] of Object.entries(spot)) {
    const row = balances.find((one: Balance) => one.asset === asset && one.account === 'spot')
    const { available = '0', frozen = '0' } = row ?? {}
    if (Number(available) !== free || Number(frozen) !== used)
      return `${available} and ${frozen} ${asset}`
  }
  const held = own.positions.map(({ side, lots, averagePrice }: Position) =>
    JSON.stringify([side, lots, Number(averagePrice)]),
  )
  const told = positions.map((one) => JSON.stringify(one))
  if (held.toSorted().join() !== told.toSorted().join()) return `positions ${held}`
  const waiting = orders.map(({ id }: { readonly id: string }) => id)
  if (waiting.toSorted().join() !== stops.toSorted().join()) return `orders ${waiting}`
  const now = Number(own.account.equity) + Number(own.account.held)
  return Math.abs(now / equity - 1) < 0.02 ? undefined : `an equity of ${now}`
}

/** Whether something of the member's moved after the step began to read. */
async function hasMoved({ since }: Step): Promise<boolean> {
  const { rows } = await ours('wallet/get_bill?tab=all&size=1')
  return rows[0]?.at >= since
}

async function moreSteps(count: number): Promise<void> {
  const wanted = compared + count
  const until = performance.now() + PATIENCE_MS
  for (; compared < wanted && !isOver; await pause(50))
    assert(performance.now() < until, `no step for long after ${lines.slice(-5)}: ${complaints}`)
}

async function disturb(): Promise<void> {
  await moreSteps(STEPS)
  const until = performance.now() + FULL_MS
  const isDue = (nth: number) => nth < disturbances.length || (isFull && performance.now() < until)
  for (let nth = 0; isDue(nth) && !isOver; nth++) {
    // In the middle of whatever it does.
    await pause(Math.random() * 2_000 * PAUSE)
    await disturbances[nth % disturbances.length]?.()
    await moreSteps(STEPS)
  }
}

test('a strategy with ccxt alone sees our balances and positions at every step, whatever breaks', async () => {
  run()
  const disturbing = disturb()
  try {
    await Promise.race([disturbing, failed.promise])
  } finally {
    isOver = true
    await disturbing.catch(() => undefined)
  }
  assert(passed <= 3 + compared / 20, `${passed} were passed over, ${compared} compared`)
  const counts = [...(await named()).values()]
  assert(counts.length >= upTo(2, 20), `only ${counts.length} orders`)
  assert.equal(Math.max(...counts), 1, 'an order was placed twice')
})

/** How many orders of ours have each name that the strategy gave. */
async function named(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const count = ({ orders }: { readonly orders: readonly { readonly clientId?: string }[] }) => {
    for (const { clientId } of orders)
      if (clientId !== undefined) counts.set(clientId, (counts.get(clientId) ?? 0) + 1)
  }
  count(await ours('lever/get_open_orders'))
  for (const path of ['spot/get_order_history', 'lever/get_order_history'])
    for (let after = ''; ; ) {
      const page = await ours(`${path}?size=100${after}`)
      count(page)
      if (page.next === undefined) break
      after = `&after=${page.next}`
    }
  return counts
}
