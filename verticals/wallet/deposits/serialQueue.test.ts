/** Members report deposits beside crediting, not in front of it, and each only so many at once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { initialState } from '../core/state.ts'
import { createDeposits } from './deposits.ts'
import { createMemberQueues } from './serialQueue.ts'

test('one after the other for each member, and no more of one or of all than the limits allow', async () => {
  const queues = createMemberQueues({ perMember: 2, overall: 3 })
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const work = (name: string) => async () => {
    await gate.promise
    done.push(name)
    return name
  }
  const waiting = [queues.run(1, work('a1')), queues.run(1, work('a2'))]
  assert.equal(await queues.run(1, work('a3')), 'full', 'of one member')
  waiting.push(queues.run(2, work('b1')))
  assert.equal(await queues.run(3, work('c1')), 'full', 'of all')
  gate.resolve()
  await queues.idle()
  assert.deepEqual((await Promise.all(waiting)).sort(), ['a1', 'a2', 'b1'])
  assert.ok(done.indexOf('a1') < done.indexOf('a2'))
  assert.equal(await queues.run(3, work('c1')), 'c1', 'there is room again')
  const broken = queues.run(1, () => Promise.reject(new Error('broken')))
  await assert.rejects(broken, /broken/)
  assert.equal(await queues.run(1, work('a4')), 'a4', 'one that fails holds up no other')
})

test('[W18] who reports deposits holds up no credit, and too many at once are refused by name', async () => {
  const tables = await openTestTables()
  const rows = await tables.rows<{ id: number }>(
    'insert into member (created_at) select now() from generate_series(1, 11) returning id::float8 as id',
    [],
  )
  const [member = 0, ...others] = rows.map(({ id }) => id)
  const last = others.pop() ?? 0
  const state = initialState()
  const terms = { depositMin: 1n, withdrawalMin: 1n, withdrawalFee: 0n, fourEyesAbove: 1n }
  const days = { dailyMax: 1n, dailyMaxAdvanced: 1n }
  state.networks.set('USDT tron', { asset: 'USDT', chain: 'tron', ...terms, ...days })
  const isUsed = Promise.withResolvers<boolean>()
  const deposits = createDeposits(
    {
      tables,
      now: Date.now,
      config: { production: true },
      push: () => undefined,
      tellOperators: () => undefined,
      exchange: { submit: async () => ({ ok: true, events: [] }) },
      machine: { state: () => state },
      desk: () => ({ usePicture: () => isUsed.promise }),
      ids: { of: () => 'id' },
      onFailure: () => () => undefined,
    } as never,
    { chains: [], isProduction: true } as never,
  )
  const report = { asset: 'USDT', chain: 'tron', amount: 5n, proof: 'p' } as const
  const submit = (of: number, nth: number) => deposits.reports.submit(of, `key ${nth}`, report)
  const ten = (of: number) => Array.from({ length: 10 }, (_, nth) => submit(of, nth))
  const open = ten(member)
  const full = [submit(member, 10)]
  open.push(...others.flatMap(ten))
  assert.equal(open.length, 100)
  full.push(submit(last, 0))
  const seen = { id: 1, member, chain: 'tron', asset: 'USDT', tx: 't', entry: 0, amount: 5n }
  assert.equal(await deposits.sink.credit({ ...seen, block: 7 } as never), 'done')
  isUsed.resolve(false)
  for (const one of await Promise.all(full))
    assert.deepEqual(one, { ok: false, refusal: 'depositsBusy' })
  for (const one of await Promise.all(open))
    assert.deepEqual(one, { ok: false, refusal: 'proofMissing' })
  await deposits.stop()
})
