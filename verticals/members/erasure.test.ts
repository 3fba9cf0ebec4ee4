/** Being forgotten: what is gone, what stays, and that nobody else loses anything. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createTurns, type Holdings } from '@evenkeel/wire/server'
import { createErasure, holdsInWords } from './erasure.ts'
import { openStage } from './files/testing/stage.ts'

const tables = await openTestTables()
const stage = await openStage(tables)
const { sessions, files, now } = stage
after(() => files.stop())
const nothing: Holdings = { funds: [], obligations: [], openWithdrawals: 0 }
const held = new Map<number, Holdings>()
const holdingsOf = async (member: number) => held.get(member) ?? nothing
const forgotten: number[] = []
const forget = async (member: number) => void forgotten.push(member)
const keyRing = { over: () => undefined }
const turns = createTurns()
const erase = createErasure({ tables, sessions, keyRing, turns, holdingsOf, forget, now })

/** What is kept of members, by whether it outlives them. A new table must say which it is. */
const kept = {
  gone: [
    'account_event',
    'api_key',
    'contact',
    'device',
    'file',
    'identity',
    'passkey',
    'password',
    'session',
    'member_note',
  ],
  /** Of money that came and went the records stay, by the member's number. */
  stays: [
    'erasure',
    'price_alert',
    'watchlist',
    'chain_address',
    'chain_deposit',
    'test_deposit',
    'reported_deposit',
  ],
  /** Of other verticals, which forget the member themselves. */
  elsewhere: [
    'wallet_address',
    'withdrawal_destination',
    'charity_donor',
    'nft_name',
    'contract_leverage',
    'notification',
    'notification_choice',
    'notification_digest',
    'push_subscription',
    'support_notice_read',
    'support_article_vote',
    'support_feedback',
    'support_chat',
  ],
}

/** Somebody with a row in every table that is to be empty of them, and codes on their way. */
async function somebody() {
  const member = await stage.member()
  const bytes = randomBytes(24)
  const from = { address: '192.0.2.1', agent: '', host: '' }
  const { token } = await sessions.open(member, 'real', from)
  await tables.rows(
    `with a as (insert into contact (member, kind, lookup, sealed) values ($1, 'email', $2, $2)),
     b as (insert into device (member, lookup) values ($1, $2)),
     c as (insert into account_event (member, at, kind, sealed) values ($1, now(), 'signedIn', $2)),
     d as (insert into password (member, kind, hash) values ($1, 'login', $3)),
     e as (insert into passkey (member, credential, public_key, counter, transports, name)
       values ($1, $3, $2, 0, '{}', 'mine')),
     f as (insert into api_key (member, key, sealed, name, may_trade, addresses)
       values ($1, $3, $2, 'mine', true, '{}')),
     g as (insert into file (name, member, sealed_key, sealed, size) values ($3, $1, $2, $2, 1)),
     h as (insert into identity (member, level, state, sealed, lookup, photos, submitted_at)
       values ($1, 'basic', 2, $2, $2, '{}', now())),
     i as (insert into watchlist (member, symbols) values ($1, '{btcusdt}')),
     j as (insert into verification_code (purpose, lookup, ticket, code, sent_at, expires_at)
       values ('reset', $2, $2, $2, now(), now())),
     k as (insert into member_note (member, at, operator, operator_name, sealed)
       values ($1, now(), 1, 'sue', $2))
     update member set anti_phishing = $2, totp = $2, totp_step = 7, recovery_codes = array[$2],
       language = 'ja' where id = $1`,
    [member, bytes, bytes.toString('hex')],
  )
  return { member, token, bytes, ...(await rowOf(member)) }
}

async function rowOf(member: number) {
  const [row] = await tables.rows<{ uid: number; code: string; own: unknown[] }>(
    `select uid, invite_code as code,
       jsonb_build_array(anti_phishing, totp, totp_step, cardinality(recovery_codes), language) as own
     from member where id = $1`,
    [member],
  )
  return row as { uid: number; code: string; own: unknown[] }
}

async function countsOf(member: number, names: readonly string[]): Promise<number[]> {
  const counts: number[] = []
  for (const name of names) {
    const sql = `select count(*)::int as count from ${name} where member = $1`
    counts.push((await tables.rows<{ count: number }>(sql, [member]))[0]?.count ?? -1)
  }
  return counts
}

const codesOf = async (bytes: Buffer) =>
  (await tables.rows('select 1 from verification_code where lookup = $1', [bytes])).length

test('[E37] [Z6] of every table that knows members it is said whether they stay in it', async () => {
  const found = await tables.rows<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'member'::regclass and conrelid <> confrelid
     order by name`,
    [],
  )
  assert.deepEqual(
    found.map(({ name }) => name),
    [...kept.gone, ...kept.stays, ...kept.elsewhere].sort(),
  )
})

test('[E37] [Z6] an erased member leaves a number; others keep all that is theirs', async () => {
  const [ann, ben] = [await somebody(), await somebody()]
  const ones = kept.gone.map(() => 1)
  assert.deepEqual(await countsOf(ann.member, kept.gone), ones)
  assert.equal(await erase(ann.uid, 'Olga'), 'done')
  assert.deepEqual(
    await countsOf(ann.member, kept.gone),
    ones.map(() => 0),
  )
  assert.deepEqual(await countsOf(ann.member, ['erasure', 'watchlist']), [1, 1])
  const left = await rowOf(ann.member)
  assert.deepEqual([left.uid, left.own], [ann.uid, [null, null, 0, 0, 'en']])
  assert.notEqual(left.code, ann.code)
  assert.deepEqual([await codesOf(ann.bytes), await codesOf(ben.bytes)], [0, 1])
  assert.deepEqual(await countsOf(ben.member, kept.gone), ones)
  assert.deepEqual((await rowOf(ben.member)).own, ben.own)
})

test('[E37] [E13] an erased member’s tokens are over at once, and who is signing in is refused', async () => {
  const ann = await somebody()
  assert.equal((await sessions.find(ann.token))?.id, ann.member)
  const overs: number[] = []
  sessions.onOver(({ session }) => overs.push(session))
  await erase(ann.uid, 'Olga')
  assert.equal(await sessions.find(ann.token), undefined)
  assert.equal(overs.length, 1)
  const sql = 'select frozen_at is not null as frozen from member where id = $1'
  assert.deepEqual(await tables.rows(sql, [ann.member]), [{ frozen: true }])
})

test('[E37] who erased whom is written down; nobody is erased by a number that is nobody’s', async () => {
  const ann = await somebody()
  assert.equal(await erase(9_999_999, 'Olga'), 'memberUnknown')
  assert.deepEqual(await countsOf(ann.member, ['contact', 'erasure']), [1, 0])
  for (const operator of ['Olga', 'Piet']) assert.equal(await erase(ann.uid, operator), 'done')
  const rows = await tables.rows(
    `select operator, extract(epoch from at)::float8 * 1000 as at from erasure
     where member = $1 order by id`,
    [ann.member],
  )
  assert.deepEqual(rows, [
    { operator: 'Olga', at: now() },
    { operator: 'Piet', at: now() },
  ])
})

test('[E37] who has money, something frozen or open orders is not erased, unless that is abandoned', async () => {
  const some = [
    { ...nothing, funds: [{ asset: 'USDT', available: 1n, frozen: 0n }] },
    { ...nothing, funds: [{ asset: 'BTC', available: 0n, frozen: 1n }] },
    { ...nothing, obligations: ['1 open order'] },
  ]
  for (const holds of some) {
    const ann = await somebody()
    held.set(ann.member, holds)
    for (const wish of [undefined, {}, { abandoned: '' }, { abandoned: '2 USDT' }])
      assert.deepEqual(await erase(ann.uid, 'Olga', wish), { holds })
    assert.deepEqual(
      await countsOf(ann.member, kept.gone),
      kept.gone.map(() => 1),
    )
    assert.equal((await sessions.find(ann.token))?.id, ann.member)
    assert.deepEqual(await countsOf(ann.member, ['erasure']), [0])
    const abandoned = holdsInWords(holds)
    assert.equal(await erase(ann.uid, 'Olga', { abandoned }), 'done', abandoned)
    assert.deepEqual(await countsOf(ann.member, ['contact', 'erasure']), [0, 1])
  }
})

test('[E37] what arrives while somebody is being erased stops it, and they can sign in as before', async () => {
  const ann = await somebody()
  const late = { ...nothing, funds: [{ asset: 'USDT', available: 1n, frozen: 0n }] }
  const looks = [nothing, late]
  const eraseNow = createErasure({
    tables,
    sessions,
    keyRing,
    turns,
    forget,
    now,
    holdingsOf: async () => looks.shift() ?? late,
  })
  assert.deepEqual(await eraseNow(ann.uid, 'Olga'), { holds: late })
  assert.equal(forgotten.includes(ann.member), false)
  const [row] = await tables.rows('select frozen_at from member where id = $1', [ann.member])
  assert.deepEqual(row, { frozen_at: null })
  assert.deepEqual(await countsOf(ann.member, ['contact', 'erasure']), [1, 0])
})

test('[E37] nobody is erased while one withdrawal is open, whatever is abandoned', async () => {
  const ann = await somebody()
  const holds = { ...nothing, funds: [{ asset: 'USDT', available: 1n, frozen: 2n }] }
  const wish = { abandoned: holdsInWords(holds) }
  held.set(ann.member, { ...holds, openWithdrawals: 1 })
  for (const each of [{}, wish]) assert.equal(await erase(ann.uid, 'Olga', each), 'withdrawalsOpen')
  assert.equal((await sessions.find(ann.token))?.id, ann.member)
  assert.ok(!forgotten.includes(ann.member))
  held.set(ann.member, holds)
  assert.equal(await erase(ann.uid, 'Olga', wish), 'done')
})

test('[E37] other verticals are told whom to forget; if one fails, nothing is written down as done', async () => {
  const ann = await somebody()
  const failing = async () => {
    throw new Error('not now')
  }
  const eraseNow = createErasure({
    tables,
    sessions,
    keyRing,
    turns,
    holdingsOf,
    forget: failing,
    now,
  })
  await assert.rejects(eraseNow(ann.uid, 'Olga'), { message: 'not now' })
  assert.deepEqual(await countsOf(ann.member, ['contact', 'erasure']), [1, 0])
  assert.equal(await erase(ann.uid, 'Olga'), 'done')
  assert.deepEqual(
    forgotten.filter((member) => member === ann.member),
    [ann.member],
  )
  assert.deepEqual(await countsOf(ann.member, ['contact', 'erasure']), [0, 1])
})
