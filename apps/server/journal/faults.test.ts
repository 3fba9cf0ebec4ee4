/** A server on storage that was damaged: what it starts on all the same, what it says, and what it refuses. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { balancesOf, get, makeTransfer } from '../testing/calls.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

const config = { snapshotEvery: 5 }

type Written = {
  readonly server: TestServer
  readonly token: string
  /** What that member has sent. */
  readonly sent: string
  /** Starts again on what is there now. */
  again(): Promise<TestServer>
  /** The kept snapshots' batches, newest first. */
  seqs(): Promise<number[]>
}

/** A server that has made transfers and cut snapshots, and its member. */
async function written(t: TestContext): Promise<Written> {
  const server = await startTestServer({ config })
  const started = [server]
  t.after(async () => {
    for (const one of started.toReversed()) await one.pause()
    await server.stop()
  })
  const { token } = await server.member({ funds: { USDT: '1000' } })
  const seqs = async () => {
    const sql = 'select seq::int as seq from snapshot order by seq desc'
    return (await server.query<{ seq: number }>(sql)).map(({ seq }) => seq)
  }
  for (let kept = 0; kept < 2; ) {
    const before = (await seqs())[0]
    for (let nth = 0; nth < 6; nth++) assert.equal((await makeTransfer(server.url, token)).code, 1)
    await eventually('a snapshot is cut', async () => (await seqs())[0] !== before)
    kept = (await seqs()).length
  }
  assert.equal((await makeTransfer(server.url, token)).code, 1)
  const sent = await sentBy(server, token)
  // A list waits for its tables: from here on no projection needs what a test damages.
  assert.equal((await get(server.url, 'wallet/get_bill?tab=all&size=1', { token })).code, 1)
  await server.pause()
  const again = async () => {
    const next = await startTestServer({ config, dataDir: server.dataDir })
    started.push(next)
    return next
  }
  return { server, token, sent, again, seqs }
}

const FLIPPED = `update snapshot_row set bytes = set_bit(bytes, 9, 1 - get_bit(bytes, 9))
  where nth = 1 and seq = $1`

test('[J11] a start passes over a damaged newest snapshot, says so, and cuts a new one', async (t) => {
  const { server, token, sent, again, seqs } = await written(t)
  const [newest = 0, before = 0] = await seqs()
  assert(before > 0)
  await server.query(FLIPPED, [newest])
  const next = await again()
  assert.equal(await sentBy(next, token), sent)
  assert.match(
    next.logged(),
    new RegExp(
      `"level":"warn","event":"snapshot is damaged and was passed over","batch":${newest}\\}`,
    ),
  )
  assert.match(
    await healthOf(next),
    /^degraded: a damaged snapshot was passed over; check the disk\n$/,
  )
  assert.equal(await metricOf(next, 'snapshots_damaged'), 1)
  assert.deepEqual(await troublesOf(next), ['snapshotDamaged'])
  await eventually('a new one is cut', async () => ((await seqs())[0] ?? 0) > newest)
  assert(!(await seqs()).includes(newest), 'it is not used later either')
  await next.pause()

  const third = await again()
  assert.equal(await sentBy(third, token), sent)
  assert.equal(await healthOf(third), 'ok\n')
})

test('[J11] a damaged snapshot that cannot be deleted is reported at each start', async (t) => {
  const { server, again, seqs } = await written(t)
  const [newest = 0] = await seqs()
  await server.query(FLIPPED, [newest])
  const refuseDelete = `
    create function damaged() returns trigger language plpgsql as $$
      begin raise 'invalid page' using errcode = 'data_corrupted'; end $$;
    create trigger damaged before delete on snapshot_row for each row when (old.seq = ${newest})
      execute function damaged();`
  await server.query(refuseDelete)
  for (let start = 0; start < 2; start++) {
    const next = await again()
    assert.match(await healthOf(next), /^degraded: .*a damaged snapshot was passed over/)
    assert.equal(await metricOf(next, 'snapshots_damaged'), 1)
    assert.match(next.logged(), new RegExp(`snapshot is damaged[^}]*"batch":${newest}\\}`))
    await eventually('a new one is cut', async () => ((await seqs())[0] ?? 0) > newest)
    await next.pause()
  }
})

test('[J4, J11] with every snapshot damaged the whole journal is replayed; a damaged batch of it stops the start', async (t) => {
  const { server, token, again, seqs } = await written(t)
  for (const seq of await seqs()) await server.query(FLIPPED, [seq])
  const change = 'update journal set at = at + $1 where seq = 3'
  await server.query(change, [1])
  const kept = await seqs()
  await assert.rejects(again(), { name: 'Damaged', message: /^Batch 3 of the journal / })
  assert.deepEqual(await seqs(), kept, 'what was found stays as it was found')
  await server.query(change, [-1])
  const next = await again()
  assert.equal((await makeTransfer(next.url, token)).code, 1)
  assert.equal(await metricOf(next, 'snapshots_damaged'), kept.length)
})

test('[J4] batches before the snapshot are verified behind the start: whole ones are counted', async (t) => {
  const { again, seqs } = await written(t)
  const [newest = 0] = await seqs()
  const next = await again()
  const verified = () => metricOf(next, 'journal_verified_batches')
  await eventually('all are verified', async () => (await verified()) === newest)
  assert.equal(await metricOf(next, 'journal_broken'), 0)
  assert.equal(await healthOf(next), 'ok\n')
})

for (const [told, sql, batch] of [
  ['a changed batch', 'update journal set at = at + 1 where seq = 3', 3],
  ['a missing batch', 'delete from journal where seq = 2', 2],
  [
    'a changed hash',
    'update journal set hash = set_bit(hash, 1, 1 - get_bit(hash, 1)) where seq = 4',
    4,
  ],
] as const)
  test(`[J4] ${told} before the snapshot is told, and the exchange goes on`, async (t) => {
    const { server, token, again } = await written(t)
    await server.query(sql)
    const next = await again()
    await eventually('it is found', async () => (await metricOf(next, 'journal_broken')) === 1)
    assert.match(
      next.logged(),
      new RegExp(
        `"level":"error","event":"journal is damaged before the snapshot[^}]*Batch ${batch} `,
      ),
    )
    assert.equal(
      await healthOf(next),
      'degraded: the journal has missing or changed batches before its snapshot\n',
    )
    assert.deepEqual(await troublesOf(next), ['journalBroken'])
    assert.equal((await makeTransfer(next.url, token)).code, 1)
  })

async function sentBy({ url }: TestServer, token: string): Promise<string> {
  return (await balancesOf(url, token))['USDT trading'] ?? '0'
}

async function healthOf({ opsUrl }: TestServer): Promise<string> {
  const answer = await fetch(`${opsUrl}/health`)
  assert.equal(answer.status, 200)
  return answer.text()
}

async function metricOf({ opsUrl }: TestServer, name: string): Promise<number> {
  const text = await (await fetch(`${opsUrl}/metrics`)).text()
  return Number(new RegExp(`^evenkeel_${name} (\\d+)$`, 'm').exec(text)?.[1])
}

async function troublesOf(server: TestServer): Promise<string[]> {
  const { token } = await server.operator()
  return (await get(server.consoleUrl, 'console/get_system', { token })).data.troubles
}
