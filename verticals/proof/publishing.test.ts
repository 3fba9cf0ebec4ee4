/** When proofs are published, and that a crash anywhere on the way leaves one root for each number. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { available, custody } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { BadConfig, type LedgerRun, type Tables } from '@evenkeel/wire/server'
import { nextSpan, openProofs } from './proofs.ts'
import { readSettings } from './settings.ts'
import { lastProof, proofsBefore } from './store.ts'
import { onLedger } from './tree/treeWorker.ts'
import { createFileCheck } from './verify/file.ts'

const HOUR = 3_600_000
const BEGUN = nextSpan(1_700_000_000_000, HOUR) + 300_000

const tables = await openTestTables()
let dataDir: string
beforeEach(async () => {
  await tables.rows('alter table proof disable trigger proof_is_kept', [])
  await tables.rows('delete from proof', [])
  await tables.rows('alter table proof enable trigger proof_is_kept', [])
  dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-proof-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

type Wish = {
  readonly now?: number
  readonly everyMinutes?: number
  readonly treesKept?: number
  /** What goes wrong in the thread, or with the tables. */
  readonly inThread?: () => Promise<void>
  readonly through?: (tables: Tables) => Tables
}

/** The ledger's thread is this one: what it makes, and what it writes, is real. */
async function open(wish: Wish = {}) {
  const { now = BEGUN, everyMinutes = 0, treesKept = 24, inThread, through } = wish
  const failures: unknown[] = []
  const begun: unknown[] = []
  const stopped: string[] = []
  const cut = {
    batch: 3,
    entries: 9,
    hash: new Uint8Array(32).fill(5),
    balances: () => [
      { asset: 'BTC', account: available(1, 'spot'), amount: 7n },
      { asset: 'BTC', account: custody('sandbox'), amount: -7n },
    ],
    tables,
  }
  const run = (_: URL, work: unknown): LedgerRun => {
    begun.push(work)
    let end = (_: Error) => {}
    const ended = new Promise<never>((_, reject) => {
      end = reject
    })
    const made = (async () => {
      const tree = await onLedger(cut, work)
      await inThread?.()
      return tree
    })()
    return {
      done: Promise.race([made, ended]),
      async stop() {
        stopped.push('stopped')
        end(new Error('the ledger thread was ended'))
        await made.catch(() => undefined)
      },
    }
  }
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const proofs = await openProofs(
    {
      config: { production: false, dataDir } as never,
      tables: through?.(tables) ?? tables,
      keys: { key: (_, bytes) => Buffer.alloc(bytes, 3) },
      now: () => now,
      log: quiet,
      metrics: { count: () => {}, time: () => {}, gauge: () => {} },
      onLedger: run,
      onFailure: () => (error) => failures.push(error),
    },
    { everyMinutes, treesKept },
  )
  return { proofs, failures, begun, stopped }
}

const all = () => proofsBefore(tables, Number.MAX_SAFE_INTEGER, 100)

const comesTo = (count: number) =>
  eventually(`${count} are published`, async () => (await all()).length >= count)

async function isWhole(number: number): Promise<void> {
  const check = createFileCheck()
  check.take(await readFile(join(dataDir, 'proofs', `${number}.proof`)))
  const verdict = check.end()
  assert.equal(verdict.fault, undefined)
  const [proof] = await proofsBefore(tables, number + 1, 1)
  assert.deepEqual(verdict.statement, proof?.statement)
}

test('[PL10] one is published at the first start, none within the same hour, and one when an hour was missed', async () => {
  const first = await open({ everyMinutes: 60 })
  await comesTo(1)
  await first.proofs.stop()
  const soon = await open({ everyMinutes: 60, now: BEGUN + HOUR / 2 })
  // What it asks the table as it opens is answered by then.
  for (let nth = 0; nth < 3; nth++) await all()
  assert.deepEqual(soon.begun, [])
  await soon.proofs.stop()
  assert.equal((await all()).length, 1)
  const late = await open({ everyMinutes: 60, now: BEGUN + HOUR })
  await comesTo(2)
  await late.proofs.stop()
  assert.deepEqual(
    (await all()).map(({ statement }) => [statement.number, statement.at]),
    [
      [2, BEGUN + HOUR],
      [1, BEGUN],
    ],
  )
})

test('[PL10] by the clock, at the beginning of each hour', () => {
  assert.equal(nextSpan(BEGUN, HOUR), BEGUN - 300_000 + HOUR)
  assert.equal(nextSpan(BEGUN - 300_000, HOUR), BEGUN - 300_000 + HOUR)
})

test('[PL10] a clock that went back does not put a proof before the one that it follows', async () => {
  const { proofs } = await open()
  await proofs.make()
  await proofs.stop()
  const back = await open({ now: BEGUN - 1 })
  const { statement } = await back.proofs.make()
  assert.equal(statement.at, BEGUN + 1)
  await back.proofs.stop()
})

test('[PL3, PL10] a crash between the tree and its publication leaves nothing published, and the number to the next', async () => {
  let isDead = true
  const through = (own: Tables): Tables => ({
    rows: async (sql, values) => {
      if (isDead && sql.startsWith('insert into proof')) throw new Error('killed')
      return own.rows(sql, values)
    },
  })
  const { proofs } = await open({ through })
  await assert.rejects(proofs.make(), { message: 'killed' })
  assert.equal(proofs.latest(), undefined)
  assert.equal(await lastProof(tables), undefined)
  const left = await readFile(join(dataDir, 'proofs', '1.proof'))
  isDead = false
  const { statement } = await proofs.make()
  assert.equal(statement.number, 1)
  await isWhole(1)
  assert.notDeepEqual(await readFile(join(dataDir, 'proofs', '1.proof')), left, 'other salts')
  await proofs.stop()
})

test('[PL3, PL10] when only the answer of the publication is lost, that proof stands, and the next follows it', async () => {
  let isLost = true
  const through = (own: Tables): Tables => ({
    rows: async (sql, values) => {
      const rows = await own.rows(sql, values)
      if (isLost && sql.startsWith('insert into proof')) throw new Error('no answer')
      return rows as never
    },
  })
  const { proofs } = await open({ through })
  await assert.rejects(proofs.make(), { message: 'no answer' })
  isLost = false
  const { statement } = await proofs.make()
  const [second, first] = await all()
  assert.deepEqual([statement.number, second?.statement.previous], [2, first?.hash])
  await isWhole(1)
  await isWhole(2)
  await proofs.stop()
})

test('[PL10] a crash in the thread is told, and the next attempt takes the same number', async () => {
  let isDead = true
  const inThread = async () => {
    if (isDead) throw new Error('killed')
  }
  const { proofs, failures } = await open({ inThread, everyMinutes: 60 })
  await eventually('it is told', () => failures.length > 0)
  assert.equal(failures.length, 1)
  isDead = false
  assert.equal((await proofs.make()).statement.number, 1)
  await isWhole(1)
  await proofs.stop()
})

test('[PL10] a server that stops does not wait for a tree, and publishes nothing afterwards', async () => {
  const [entered, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const inThread = () => {
    entered.resolve()
    return held.promise
  }
  const { proofs, stopped } = await open({ inThread })
  const making = proofs.make()
  making.catch(() => undefined)
  await entered.promise
  const stopping = proofs.stop()
  held.resolve()
  await stopping
  await assert.rejects(making, /ended/)
  assert.deepEqual([stopped, await all()], [['stopped'], []])
  await assert.rejects(proofs.make(), /any more/)
})

test('[PL3] a row that is not what was published is not built upon', async () => {
  const { proofs } = await open()
  await proofs.make()
  await tables.rows('alter table proof disable trigger proof_is_kept', [])
  await tables.rows(
    `update proof set statement = replace(statement, '"leaves":1', '"leaves":2')`,
    [],
  )
  await tables.rows('alter table proof enable trigger proof_is_kept', [])
  await assert.rejects(proofs.make(), /not what was published/)
  await proofs.stop()
})

test('[PL9] of so many of the newest the tree is kept, and what was published of all', async () => {
  const { proofs } = await open({ treesKept: 2 })
  for (let left = 4; left > 0; left--) await proofs.make()
  const kept = (await all()).map((proof) => [proof.statement.number, proofs.hasTree(proof)])
  assert.deepEqual(kept, [
    [4, true],
    [3, true],
    [2, false],
    [1, false],
  ])
  await proofs.stop()
})

test('[PL9, PL10] the settings: hourly in production, and never off there', () => {
  assert.deepEqual(readSettings({}, true), { everyMinutes: 60, treesKept: 24 })
  const read = (minutes: string, isProduction: boolean) =>
    readSettings({ EVENKEEL_PROOF_MINUTES: minutes }, isProduction).everyMinutes
  assert.equal(read('0', false), 0)
  assert.equal(read('1440', false), 1440)
  assert.equal(read('5', true), 5)
  for (const minutes of ['0', '61', '-1', 'x', '1.5'])
    assert.throws(() => read(minutes, true), BadConfig, minutes)
  assert.throws(() => readSettings({ EVENKEEL_PROOF_TREES: '0' }, false), BadConfig)
})
