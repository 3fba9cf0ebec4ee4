/** Proofs of liabilities on a real server: published, linked, kept, and read by whom they concern. */
import assert from 'node:assert/strict'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { taken, traderOn } from '@evenkeel/server/testing/traders.ts'
import { unitsOf } from '@evenkeel/wire/proof'
import { createFileCheck } from './verify/file.ts'
import type { Inclusion } from './verify/inclusion.ts'
import { checkOwn, type Held } from './verify/ownCheck.ts'
import { reserveOf, type Statement, statementHash, statementText } from './verify/statement.ts'

type Published = Statement & { readonly hash: string; readonly has_tree: boolean }
type Own = { proof: Published; inclusion?: Inclusion; held: readonly Held[] }

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

async function make(on = server): Promise<number> {
  const answer = await fetch(`${on.opsUrl}/proof/make`, {
    method: 'POST',
    headers: { authorization: `Bearer ${on.secret}` },
  })
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { number: number }).number
}

const latest = async (on = server) =>
  taken(await get(on.url, 'proof/get_latest')).proof as Published | undefined
const list = async (query = '') => taken(await get(server.url, `proof/get_list${query}`))
const own = async (token: string, number: number) =>
  taken(await get(server.url, `proof/get_inclusion?number=${number}`, { token })) as Own
const uidOf = async (token: string) =>
  taken(await get(server.url, 'user/get_user_info', { token })).id as number
const treeOf = async (number: number) =>
  Buffer.from(
    await (await fetch(`${server.url}/api/proof/get_tree?number=${number}`)).arrayBuffer(),
  )

const bare = ({ hash: _, has_tree: __, ...statement }: Published): Statement => statement

function verdictOf(file: Uint8Array) {
  const check = createFileCheck()
  check.take(file)
  return check.end()
}

test('[PL1, PL2, PL6, PL7] a member finds what they hold in it, with orders open and money in other accounts', async () => {
  const ann = await traderOn(server, { funds: { BTC: '2', USDT: '1000' } })
  const bob = await traderOn(server, { funds: { USDT: '70000.5' } })
  await ann.limit('sell', '0.5', '60000')
  await bob.limit('buy', '0.2', '60000')
  const number = await make()
  const before = await own(ann.token, number)
  await ann.limit('sell', '0.1', '61000')
  await bob.limit('buy', '0.1', '61000')
  for (const { token } of [ann, bob]) {
    const { proof, inclusion, held } = await own(token, number)
    const uid = await uidOf(token)
    const check = checkOwn(bare(proof), proof.hash, uid, inclusion, held)
    assert.equal(check.verdict, 'included', check.failed)
    assert.ok(check.rows.length === 2)
    const stranger = checkOwn(bare(proof), proof.hash, uid + 1, inclusion, held)
    assert.equal(stranger.verdict, 'fails')
  }
  const later = await own(ann.token, number)
  assert.deepEqual(later, before, 'what was held then is told the same later')
  const [btc] = before.held.filter(({ asset }) => asset === 'BTC')
  assert.equal(btc?.amount, '1.8')
})

test('[PL2, PL3] totals are what all members hold, and the ledger has at least that in custody', async () => {
  const number = await make()
  const proof = await latest()
  assert(proof !== undefined)
  assert.equal(proof.number, number)
  assert.equal(proof.environment, 'sandbox')
  const rows = await server.query<{ n: string }>('select count(*) as n from member')
  assert.ok(proof.leaves <= Number(rows[0]?.n))
  for (const asset of proof.assets)
    assert.ok(reserveOf(asset) >= (unitsOf(asset.total) ?? 0n), asset.asset)
  const [batch] = await server.query<{ hash: Buffer }>(
    "select hash from journal where stream = 'main' and seq = $1",
    [proof.batch],
  )
  assert.equal(proof.journal, batch?.hash.toString('hex'))
})

test('[PL3, PL8] each proof names the one before it, the list has all of them, and the file is what was published', async () => {
  const numbers = [await make(), await make(), await make()]
  const { rows, next } = await list('?size=2')
  assert.deepEqual(
    rows.map((row: Published) => row.number),
    numbers.toReversed().slice(0, 2),
  )
  const older = await list(`?size=50&after=${next}`)
  const all: Published[] = [...rows, ...older.rows]
  assert.equal(all.at(-1)?.number, 1)
  for (const [nth, proof] of all.entries()) {
    assert.equal(statementHash(statementText(bare(proof))), proof.hash)
    assert.equal(proof.previous, all[nth + 1]?.hash ?? '0'.repeat(64))
  }
  const verdict = verdictOf(await treeOf(numbers[0] as number))
  assert.equal(verdict.fault, undefined)
  const [first] = all.filter(({ number }) => number === numbers[0])
  assert.deepEqual(verdict.statement, bare(first as Published))
})

test('[PL5] attack 5: the same members with the same balances have nothing in common in two proofs', async () => {
  const { token } = await server.member({ funds: { BTC: '1' } })
  const [one, other] = [await make(), await make()]
  const [first, second] = [await own(token, one), await own(token, other)]
  assert.notEqual(first.inclusion?.salt, second.inclusion?.salt)
  assert.deepEqual(first.inclusion?.amounts, second.inclusion?.amounts)
  const idsIn = async (number: number) => {
    const file = await treeOf(number)
    const { leaves, assets } = (await own(token, number)).proof
    const size = 32 + 16 * assets.length
    const begins = file.length - leaves * size
    return Array.from({ length: leaves }, (_, nth) =>
      file.subarray(begins + nth * size, begins + nth * size + 32).toString('hex'),
    )
  }
  const ids = [...(await idsIn(one)), ...(await idsIn(other))]
  assert.equal(new Set(ids).size, ids.length)
})

test('[PL6] nobody reads the way of another: without a session, in the demo realm, or by naming somebody', async () => {
  const number = await make()
  const path = `proof/get_inclusion?number=${number}`
  assert.equal((await get(server.url, path)).code, 401)
  const demo = await server.member({ realm: 'demo' })
  assert.notEqual((await get(server.url, path, { token: demo.token })).code, 1)
  const { token } = await server.member({ funds: { BTC: '1' } })
  const named = await get(server.url, `${path}&member=1`, { token })
  assert.equal(named.reason, 'badRequest')
  const tokens = [token, (await server.member({ funds: { ETH: '2' } })).token]
  const newer = await make()
  const salts = await Promise.all(
    tokens.map(async (one) => (await own(one, newer)).inclusion?.salt),
  )
  assert.equal(new Set(salts).size, 2)
  const { proof } = await own(token, newer)
  assert.ok(!JSON.stringify(proof).includes(String(salts[0])))
})

test('[PL7] who holds nothing is in no tree, and is told what the bill says: nothing', async () => {
  const { token } = await server.member({ funds: {} })
  const number = await make()
  const { inclusion, held, proof } = await own(token, number)
  assert.deepEqual([inclusion, held], [undefined, []])
  const check = checkOwn(bare(proof), proof.hash, 1, inclusion, held)
  assert.equal(check.verdict, 'heldNothing')
})

test('[PL9] a proof that does not exist is refused, and one whose tree is gone; what was published stays', async () => {
  const { token } = await server.member({ funds: { BTC: '1' } })
  const number = await make()
  const none = await get(server.url, 'proof/get_tree?number=999999')
  assert.equal(none.reason, 'proofDoesNotExist')
  const gone = await get(server.url, 'proof/get_inclusion?number=999999', { token })
  assert.equal(gone.reason, 'proofDoesNotExist')
  await rm(join(server.dataDir, 'proofs', `${number}.nodes`))
  for (const path of ['get_tree', 'get_inclusion']) {
    const answer = await get(server.url, `proof/${path}?number=${number}`, { token })
    assert.equal(answer.reason, 'proofTreeNotKept')
  }
  const { rows } = await list('?size=1')
  assert.deepEqual([rows[0].number, rows[0].has_tree], [number, false])
})

test('[PL3] what was published cannot be changed or taken back in the table', async () => {
  const number = await make()
  for (const sql of [
    "update proof set statement = '' where number = 1",
    'delete from proof',
    'truncate proof',
  ])
    await assert.rejects(server.query(sql), /neither changed nor taken back/)
  const clash = server.query(
    `insert into proof select number, at, 'other', 'other', entries, nonce from proof where number = $1`,
    [number],
  )
  await assert.rejects(clash, /proof_pkey/)
})

test('[PL8] a tree that was changed on the disk verifies nowhere', async () => {
  const { token } = await server.member({ funds: { BTC: '3' } })
  const number = await make()
  const path = join(server.dataDir, 'proofs', `${number}.proof`)
  await copyFile(path, `${path}.whole`)
  const file = await readFile(path)
  for (const at of [file.length - 1, file.length - 40]) {
    const damaged = Buffer.from(file)
    damaged[at] = (damaged[at] as number) ^ 1
    await writeFile(path, damaged)
    assert.notEqual(verdictOf(await treeOf(number)).fault, undefined)
  }
  await writeFile(path, file)
  assert.equal(verdictOf(await treeOf(number)).fault, undefined)
  assert.ok((await own(token, number)).inclusion !== undefined)
})

test('[PL10] who asks while one is being made gets that one', async () => {
  const before = (await latest())?.number ?? 0
  const numbers = await Promise.all([make(), make(), make()])
  assert.deepEqual(new Set(numbers), new Set([before + 1]))
})

test('[PL10] without the secret nobody has one made', async () => {
  const answer = await fetch(`${server.opsUrl}/proof/make`, { method: 'POST' })
  assert.equal(answer.status, 403)
  assert.equal((await post(server.url, 'proof/make', {})).status, 404)
})
