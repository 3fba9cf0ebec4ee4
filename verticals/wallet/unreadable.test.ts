/** Sealed fields of the wallet of which a byte was changed in the table: lists leave out the field alone. Rule E56. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { createDeciding, createStaff } from '@evenkeel/server/testing/deciding.ts'
import { makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { askSigned, keyFor } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer, type Withdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import { addToBook, BOOKED } from '@evenkeel/server/testing/withdrawKeys.ts'

let server: TestServer
let ann: Withdrawer
let decide: (queue: 'deposits' | 'withdrawals', id: string, reason: string) => Promise<void>
before(async () => {
  server = await startTestServer()
  ann = await givenWithdrawer(server)
  const staff = createStaff(server)
  decide = async (queue, id, reason) => {
    const rejected = createDeciding(server, queue, staff)('Olga', id, { verdict: 'reject', reason })
    assert.equal(await rejected, 'done')
  }
})
after(() => server.stop())

/** Flips a bit of what is sealed there. */
async function damage(table: string, column: string, where: string, value: unknown) {
  const flip = `update ${table} set ${column} = set_bit(${column}, 101, 1 - get_bit(${column}, 101))
    where ${where} returning 1`
  assert.equal((await server.query(flip, [value])).length, 1)
}

const rowsOf = async (path: string) => {
  const { code, data, text } = await ann.get(`wallet/${path}`)
  assert.equal(code, 1, text)
  return data.rows as Record<string, string>[]
}

test('[members E56] withdrawals are listed without an address or a reason that cannot be read', async () => {
  const reason = 'This address belongs to a known scam'
  const ids: string[] = []
  for (let nth = 0; nth < 3; nth++) {
    const { data } = await ann.withdraw()
    await decide('withdrawals', data.id, reason)
    ids.unshift(data.id)
  }
  const numbers = await server.query<{ id: string; destination: string }>(
    'select id, destination from withdrawal where member = $1 order by id desc',
    [ann.member],
  )
  await damage('withdrawal_destination', 'sealed', 'hash = $1', numbers[0]?.destination)
  await damage('withdrawal_rejection', 'reason', 'withdrawal = $1', numbers[1]?.id)
  const shown = (await rowsOf('get_withdrawals')).map((one) => [one.id, one.address, one.reason])
  assert.deepEqual(shown, [
    [ids[0], undefined, reason],
    [ids[1], BOOKED, undefined],
    [ids[2], BOOKED, reason],
  ])
  const one = await ann.get(`wallet/get_withdrawal?id=${ids[0]}`)
  assert.deepEqual([one.code, one.data.address], [1, undefined])

  const path = '/v1/query/deposit-withdraw'
  const key = await keyFor(server, ann.member)
  const listed = await askSigned(server.url, key, { path, query: { type: 'withdraw' } })
  assert.deepEqual(
    listed.data?.map(({ id, address }: Record<string, string>) => [id, address]),
    [
      [ids[0], ''],
      [ids[1], BOOKED],
      [ids[2], BOOKED],
    ],
  )
})

test('[members E56] deposits are listed without a reason that cannot be read', async () => {
  const picture = await makeJpeg()
  const reason = 'The transaction pays somebody else'
  const ids: string[] = []
  for (let nth = 0; nth < 2; nth++) {
    const proof = (await upload(server.url, picture, { token: ann.token })).data.name
    const told = { asset: 'USDT', chain: 'tron', amount: '50', proof }
    const { data } = await post(server.url, 'wallet/submit_deposit', told, { token: ann.token })
    await decide('deposits', data.id, reason)
    ids.unshift(data.id)
  }
  const newest = 'id = (select max(id) from reported_deposit where member = $1)'
  await damage('reported_deposit', 'reason', newest, ann.member)
  const shown = (await rowsOf('get_deposits')).map((one) => [one.id, one.status, one.reason])
  assert.deepEqual(shown, [
    [ids[0], 'rejected', undefined],
    [ids[1], 'rejected', reason],
  ])
})

test('[members E56] the console lists the addresses of a member, and says which cannot be read', async () => {
  const eve = await givenWithdrawer(server)
  await addToBook(server, eve)
  for (let nth = 0; nth < 2; nth++) assert.equal((await eve.withdraw()).code, 1)
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    eve.member,
  ])
  const { token } = await server.operator({ role: 'support' })
  const see = (path: string) => get(server.consoleUrl, `console/${path}`, { token })
  const shown = async () => {
    const { code, data, text } = await see(`get_member_addresses?member=${row?.uid}`)
    assert.equal(code, 1, text)
    return data.addresses as Record<string, string>[]
  }
  const inPart = `${BOOKED.slice(0, 6)}…${BOOKED.slice(-4)}`
  const kinds = (all: readonly Record<string, string>[]) =>
    all.map((one) => [one.kind, one.shown]).sort()
  assert.deepEqual(kinds(await shown()), [
    ['book', inPart],
    ['withdrawal', inPart],
  ])
  const newest =
    'hash = (select hash from withdrawal_destination where member = $1 order by made_at desc, hash limit 1)'
  await damage('withdrawal_destination', 'sealed', newest, eve.member)
  await damage('wallet_address', 'address', 'member = $1', eve.member)
  const all = await shown()
  assert.deepEqual(kinds(all), [
    ['book', undefined],
    ['withdrawal', undefined],
    ['withdrawal', inPart],
  ])
  const open = ({ kind, id }: Record<string, string>) =>
    see(`open_member_address?member=${row?.uid}&kind=${kind}&id=${id}`)
  for (const one of all) {
    const { reason, data } = await open(one)
    if (one.shown === undefined) assert.equal(reason, 'fieldUnreadable')
    else assert.equal(data.value, BOOKED)
  }
})
