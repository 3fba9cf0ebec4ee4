/** A journal that is not what was written is refused, and the message says where. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { Machine, recover } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { chainHash } from './chain.ts'
import { openJournal } from './postgresJournal.ts'
import { batchOf, openTestDatabase, plain, readAll } from './testing/database.ts'
import { commands, listings, runExchange } from './testing/exchange.ts'

const database = await openTestDatabase()
const BATCHES = 12
const MIDDLE = 6

test('[J4] every single flipped bit of a payload and of a hash is refused', async (t) => {
  await write(t)
  const journal = await database.journal(t)
  const replay = () => recover(new Machine(cores), journal, undefined)
  for (const column of ['payload', 'hash'] as const) {
    const bits = await bitsOf(t, column)
    assert.ok(bits >= 100)
    for (let bit = 0; bit < bits; bit++) {
      await flip(t, column, bit)
      await assert.rejects(replay(), damagedAt(MIDDLE), `bit ${bit} of ${column}`)
      await flip(t, column, bit)
    }
  }
  await start(t)
})

for (const [told, sql, at] of [
  ['a changed time', 'update journal set at = at + 1 where stream = $1 and seq = 6', 6],
  ['a time below zero', 'update journal set at = -1 where stream = $1 and seq = 6', 6],
  [
    'the largest time',
    'update journal set at = 9223372036854775807 where stream = $1 and seq = 6',
    6,
  ],
  ['a batch under another number', 'update journal set seq = 99 where stream = $1 and seq = 6', 99],
  [
    'a batch under a number below zero',
    'update journal set seq = -6 where stream = $1 and seq = 6',
    6,
  ],
  ['a missing first batch', 'delete from journal where stream = $1 and seq = 1', 1],
  ['a missing batch', 'delete from journal where stream = $1 and seq = 6', 6],
  ['a missing last batch', 'delete from journal where stream = $1 and seq = 12', 12],
  ['several missing batches', 'delete from journal where stream = $1 and seq in (4, 5, 6)', 4],
  ['no batch at all', 'delete from journal where stream = $1', 12],
  ['a head that is behind', 'update journal_head set seq = 11 where stream = $1', 12],
  ['a head that is ahead', 'update journal_head set seq = 13 where stream = $1', 13],
  ['a payload cut short', cutShort('octet_length(payload) - 1'), 6],
  ['a payload cut to nothing', cutShort('0'), 6],
  [
    'a longer payload',
    "update journal set payload = payload || '\\x00' where stream = $1 and seq = 6",
    6,
  ],
  [
    'a hash cut short',
    'update journal set hash = substr(hash, 1, 31) where stream = $1 and seq = 6',
    6,
  ],
  ['a longer hash', 'update journal set hash = hash || hash where stream = $1 and seq = 6', 6],
  ['two batches swapped', swapped('payload = other.payload, hash = other.hash, at = other.at'), 6],
  ['two payloads swapped', swapped('payload = other.payload'), 6],
  ['two hashes swapped', swapped('hash = other.hash'), 6],
] as const)
  test(`[J3, J4] ${told} is refused`, async (t) => {
    await write(t)
    await start(t)
    await database.rows(sql, [t.name])
    await assert.rejects(start(t), damagedAt(at))
    if (told.includes('missing')) await assert.rejects(start(t), / is missing\.$/)
  })

for (const [told, seq, isChained] of [
  ['a forged batch after the last, in the chain', BATCHES + 1, true],
  ['a forged batch after the last, out of the chain', BATCHES + 1, false],
  ['a forged batch far after the last', 1_000, false],
] as const)
  test(`[J4] ${told} is refused`, async (t) => {
    const hash = await write(t)
    const forged = batchOf(seq, 'forged')
    const values = [
      t.name,
      seq,
      forged.at,
      forged.payload,
      isChained ? chainHash(hash, forged) : hash,
    ]
    await database.rows(
      'insert into journal (stream, seq, at, payload, hash) values ($1, $2, $3, $4, $5)',
      values,
    )
    await assert.rejects(start(t), damagedAt(seq))
  })

test('[J4] a rewritten batch with a hash of its own is refused at the batch after it', async (t) => {
  await write(t)
  const journal = await database.journal(t)
  const before = 'select hash from journal where stream = $1 and seq = 5'
  const [previous] = await database.rows<{ hash: Buffer }>(before, [t.name])
  const { at } = await journal.batch(MIDDLE)
  const rewritten = { seq: MIDDLE, at, payload: Buffer.from('rewritten') }
  const hash = chainHash(previous?.hash ?? Buffer.alloc(0), rewritten)
  const sql = 'update journal set payload = $2, hash = $3 where stream = $1 and seq = 6'
  await database.rows(sql, [t.name, rewritten.payload, hash])
  await assert.rejects(readAll(journal), damagedAt(MIDDLE + 1))
})

test('[J4] one batch that is asked for is checked as well', async (t) => {
  await write(t)
  const journal = await database.journal(t)
  const whole = plain([await journal.batch(1), await journal.batch(MIDDLE)])
  for (let bit = 0; bit < 100; bit += 7) {
    for (const column of ['payload', 'hash'] as const) {
      await flip(t, column, bit)
      await assert.rejects(journal.batch(MIDDLE), damagedAt(MIDDLE))
      await flip(t, column, bit)
    }
  }
  const longer = 'update journal set hash = hash || hash where stream = $1 and seq = 5'
  await assert.rejects(journal.batch(BATCHES + 1), damagedAt(BATCHES + 1))
  assert.deepEqual(plain([await journal.batch(1), await journal.batch(MIDDLE)]), whole)
  await database.rows(longer, [t.name])
  await assert.rejects(journal.batch(MIDDLE), damagedAt(MIDDLE))
})

test('[J4] damage far into a long journal stops the reading there, and closing is quiet', async (t) => {
  const journal = await openJournal(database.connection, t.name)
  for (let seq = 1; seq <= 200; seq++) await journal.append(batchOf(seq))
  await database.rows('update journal set at = 0 where stream = $1 and seq = 70', [t.name])
  let seen = 0
  const unheard: unknown[] = []
  const hear = (error: unknown) => void unheard.push(error)
  process.on('unhandledRejection', hear)
  const reading = async () => {
    for await (const batches of journal.read(1)) seen += batches.length
  }
  await assert.rejects(reading(), damagedAt(70))
  assert(seen < 70)
  await journal.close()
  // Node speaks of a rejection that nobody listens to at the end of the turn.
  await turn()
  process.off('unhandledRejection', hear)
  assert.deepEqual(unheard, [])
})

/** A journal of 12 batches that an exchange wrote; gives the last hash. */
async function write(t: TestContext): Promise<Buffer> {
  const journal = await openJournal(database.connection, t.name)
  const { submit, machine } = runExchange(journal)
  for (const asked of [...listings(), ...commands(100, 3)])
    if (machine.batch < BATCHES - 1) await submit(asked)
  const many = commands(40, 4).filter(({ command }) => command.type === 'grantSandboxFunds')
  await Promise.all(many.map(submit))
  assert.equal(journal.seq, BATCHES)
  await journal.close()
  const last = 'select hash from journal where stream = $1 and seq = 12'
  const [row] = await database.rows<{ hash: Buffer }>(last, [t.name])
  return row?.hash ?? Buffer.alloc(0)
}

/** The start path. */
async function start(t: TestContext): Promise<void> {
  const journal = await openJournal(database.connection, t.name)
  try {
    await recover(new Machine(cores), journal, undefined)
  } finally {
    await journal.close()
  }
}

function damagedAt(seq: number) {
  return (error: Error) => {
    assert.equal(error.name, 'Damaged', `${error.stack}`)
    assert.match(error.message, new RegExp(`\\b[Bb]atch ${seq}\\b`))
    return true
  }
}

async function bitsOf(t: TestContext, column: 'payload' | 'hash'): Promise<number> {
  const lengths = 'select octet_length(payload) as payload, octet_length(hash) as hash from journal'
  const where = 'where stream = $1 and seq = 6'
  const [row] = await database.rows<Record<string, number>>(`${lengths} ${where}`, [t.name])
  return 8 * (row?.[column] ?? 0)
}

async function flip(t: TestContext, column: 'payload' | 'hash', bit: number): Promise<void> {
  const sql = `update journal set ${column} = set_bit(${column}, $2, 1 - get_bit(${column}, $2))
    where stream = $1 and seq = 6`
  await database.rows(sql, [t.name, bit])
}

function cutShort(to: string): string {
  return `update journal set payload = substr(payload, 1, ${to}) where stream = $1 and seq = 6`
}

function swapped(columns: string): string {
  return `update journal set ${columns} from journal other where journal.stream = $1
    and other.stream = $1 and journal.seq in (6, 9) and other.seq = 15 - journal.seq`
}
