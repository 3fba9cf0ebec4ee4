/** Which blocks are made final: none that could still bring a credit or take one back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createChainSink } from './chainSink.ts'

test('[W16] blocks are final before the oldest that is kept, and before any deposit that is not done', async () => {
  const tables = await openTestTables()
  const asked: object[] = []
  const exchange = { submit: async (_: unknown, command: object) => asked.push(command) }
  const sink = createChainSink({ tables, exchange } as never)
  await sink.finalize()
  assert.deepEqual(asked, [])
  await tables.rows(
    `insert into chain_block (chain, number, hash)
     select 'ethereum', n, n::text from generate_series(10, 20) n`,
    [],
  )
  const [member] = await tables.rows<{ id: string }>(
    'insert into member default values returning id',
    [],
  )
  const deposit = (block: number, state: string, isDue: boolean) =>
    tables.rows(
      `insert into chain_deposit (chain, tx, entry, member, address, asset, raw, amount, block,
         block_hash, needed, state, reversal_due)
       values ('ethereum', $1, 0, $2, 'a', 'ETH', 1, 1, $3, 'h', 3, $4, $5)`,
      [`tx${block}`, member?.id, block, state, isDue],
    )
  const final = async () => {
    await sink.finalize()
    return asked.splice(0)
  }
  const upTo = (block: number) => [{ type: 'finalizeBlocks', chain: 'ethereum', block }]
  await deposit(3, 'credited', false)
  await deposit(12, 'seen', false)
  assert.deepEqual(await final(), upTo(9))
  await deposit(7, 'seen', false)
  assert.deepEqual(await final(), upTo(6))
  await deposit(5, 'dropped', true)
  assert.deepEqual(await final(), upTo(4))
})
