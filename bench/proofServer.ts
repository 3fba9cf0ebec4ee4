/** The real server in a process of its own, with as many members and balances as it is told, kept in a snapshot. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { available, custody, Machine, move, recover } from '@evenkeel/kernel'
import { openDatabase } from '@evenkeel/server/database/index.ts'
import { openJournal } from '@evenkeel/server/journal/postgresJournal.ts'
import { keepSnapshot } from '@evenkeel/server/journal/snapshots.ts'
import { dataFolder } from '@evenkeel/server/journal/testing/dataFolder.ts'
import { cores } from '@evenkeel/verticals/all.server.ts'
import pg from 'pg'
import { startBenchServer } from './server.ts'

export type ProofReady = {
  readonly url: string
  readonly opsUrl: string
  readonly secret: string
  readonly dataDir: string
  readonly tokens: readonly string[]
}

const STREAM = 'main'
const TRADERS = 20
const ASSETS = 20
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 10_000)

const dataDir = await dataFolder()
// What a first start lists and makes is there before the members are.
await (await startBenchServer({ dataDir })).pause()
await fill()
const server = await startBenchServer({ dataDir })
const tokens: string[] = []
for (let nth = 0; nth < TRADERS; nth++) {
  const { token } = await server.member({ funds: { USDT: '10000000', BTC: '1000' } })
  tokens.push(token)
}
const { url, opsUrl, secret } = server
process.send?.({ url, opsUrl, secret, dataDir, tokens } satisfies ProofReady)

/** One more batch, whose entries are in no journal but in the snapshot after it. */
async function fill(): Promise<void> {
  const database = await openDatabase({ dataDir, say: () => undefined })
  const client = new pg.Client(database.connection)
  await client.connect()
  // Numbers and codes by chance would meet among so many.
  await client.query(
    `insert into member (sandbox, uid, invite_code)
     select true, 10000000 + nth, upper(lpad(to_hex(nth), 8, '0'))
     from generate_series(1, $1::int) as nth`,
    [MEMBERS],
  )
  const journal = await openJournal(database.connection, STREAM)
  const machine = new Machine(cores, 1)
  await recover(machine, journal)
  const batch = machine.batch + 1
  for (let member = 1; member <= MEMBERS; member++) fund(machine, member, batch)
  machine.endBatch(batch)
  await journal.append({ seq: batch, at: machine.at, payload: Buffer.from([0]) })
  await keepSnapshot(client, STREAM, { seq: batch, at: machine.at, pieces: machine.pieces() })
  await client.query('update projection set seq = $1', [batch])
  await journal.close()
  await client.end()
  await database.stop()
  await rm(join(dataDir, 'watermark'), { force: true })
}

function fund(machine: Machine, member: number, batch: number): void {
  const [from, to] = [custody('sandbox'), available(member, 'spot')]
  const events = Array.from({ length: ASSETS }, (_, nth) => {
    const amount = BigInt(member) * 1_000_003n + BigInt(nth)
    return move({ asset: `C${nth + 10}`, amount, from, to, reason: 'bench', of: member })
  })
  const { at } = machine
  const entry = { seq: machine.seq + 1, at, realm: 'real', key: undefined, fingerprint: undefined }
  machine.take({ ...entry, realm: 'real', decision: { ok: true, events } }, batch)
}

async function end(): Promise<void> {
  await server.stop()
  process.exit(0)
}
process.on('message', end)
process.on('disconnect', end)
