/** `npm run review`: an operator at the ops port, from the list to the decision. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { makeJpeg } from '@evenkeel/verticals/members/files/testing/pictures.ts'
import type { Case } from '@evenkeel/verticals/members/identity/reviews.ts'
import { ask, get, post } from './testing/calls.ts'
import { ann, handIn, identityOf, upload } from './testing/pictures.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer
let token: string
let number: string

before(async () => {
  server = await startTestServer()
  token = (await server.member()).token
  await handIn(server.url, token, await makeJpeg())
  const [row] = await server.query<{ id: string }>('select id from identity')
  number = row?.id ?? ''
})
after(() => server.stop())

function review(...words: string[]): Promise<{ out: string; err: string; code: number }> {
  const program = join(import.meta.dirname, 'review.ts')
  const env = { ...process.env, EVENKEEL_DATA: server.dataDir }
  return new Promise((resolve) =>
    execFile(process.execPath, [program, ...words], { env }, (error, out, err) =>
      resolve({ out, err, code: error === null ? 0 : Number(error.code) }),
    ),
  )
}

const door = (path: string, body: unknown, authorization = `Bearer ${server.secret}`) =>
  fetch(`${server.opsUrl}${path}`, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify(body),
  })

test('without a name nobody reviews, and what makes no sense is told', async () => {
  const wrong = [
    [],
    ['--case=1'],
    ['--operator=Olga', '--verify'],
    ['--operator=Olga', '--case=1', '--verify', '--again=no'],
    ['--operator=Olga', '--what'],
    ['--erase=10000001', '--yes'],
    ['--operator=Olga', '--yes'],
    ['--operator=Olga', '--abandon-funds'],
    ['--operator=Olga', '--case=1', '--erase=10000001', '--yes'],
    ['--operator=Olga', '--case=1', '--reject=no'],
    ['--operator=Olga', '--of=deposits', '--reject=no'],
    ['--operator=Olga', '--of=deposits', '--case=1', '--verify'],
    ['--operator=Olga', '--of=deposits', '--case=1', '--amount=1'],
    ['--operator=Olga', '--of=held', '--approve'],
    [
      '--operator=Olga',
      '--of=deposits',
      '--case=1',
      '--transaction=a',
      '--amount=1',
      '--reject=no',
    ],
  ]
  for (const words of wrong) {
    const { code, err } = await review(...words)
    assert.deepEqual([code, err.startsWith('usage:')], [2, true], words.join(' '))
  }
  const odd = await review('--operator=;', `--case=${number}`)
  assert.deepEqual([odd.code, odd.err.includes('usage:')], [1, true])
})

test('[Z1] reviews need the secret; a link needs none, and is good for an operator only', async () => {
  for (const path of ['/review/waiting', '/review/look', '/review/decide', '/review/erase'])
    for (const authorization of ['', 'Bearer x'])
      assert.equal((await door(path, { case: 1, operator: 'Olga' }, authorization)).status, 403)
  for (const body of [
    {},
    { case: 'x', operator: 'Olga' },
    { case: 1 },
    { case: 1, operator: '<b>' },
  ])
    assert.equal((await door('/review/look', body)).status, 400)
  const again = { case: Number(number), operator: 'Olga', verdict: 'again' }
  for (const body of [again, { ...again, reason: '' }, { ...again, reason: 'a\u001b[31m' }])
    assert.equal((await door('/review/decide', body)).status, 400)
  for (const uid of ['x', 1, 1e8, 10_000_000.5])
    assert.equal((await door('/review/erase', { uid, operator: 'Olga' })).status, 400)
  const { basic } = await identityOf(server.url, token)
  const own = basic.photos.front.split('?')[1]
  assert.equal((await fetch(`${server.opsUrl}/review/picture?${own}`)).status, 404)
  assert.equal((await fetch(`${server.opsUrl}/review/picture`)).status, 404)
})

test('an operator lists, looks, opens the photos and decides; the member is told', async () => {
  const who = '--operator=Olga'
  const one = `--case=${number}`
  assert.match((await review(who)).out, new RegExp(`^case ${number}  basic `))
  const early = await review(who, one, '--verify')
  assert.equal(early.code, 1)
  assert.match(early.err, /^You have not looked at this case yet\./)
  const { out } = await review(who, one)
  for (const text of [ann.name, ann.id_number, ann.city, '17 Canary Quay, 3511 AB Utrecht'])
    assert(out.includes(text), text)
  const links = out.match(/http:\S+/g) ?? []
  assert.equal(links.length, 4)
  const shown = await ask(links[0] ?? '')
  assert.deepEqual([shown.status, shown.headers.get('content-type')], [200, 'image/jpeg'])
  const blind = await review(who, one, '--verify')
  assert.equal(blind.err, 'You have not opened every photo of this case yet.\n')
  const outside = await fetch(`${server.url}/api/common/file?${links[0]?.split('?')[1]}`)
  assert.equal(outside.status, 404)
  const views = await server.query('select viewer, case_number from file_view')
  assert.deepEqual(views, Array(2).fill({ viewer: 'Olga', case_number: number }))

  const refused = await review(who, one, '--again=The back is too dark')
  assert.equal(refused.out, 'Done. The member has been told.\n')
  const { basic } = await identityOf(server.url, token)
  assert.deepEqual([basic.state, basic.reason], [4, 'The back is too dark'])
  const events = await get(server.url, 'user/get_events?size=10', { token })
  const [{ kind, reason }] = events.data.rows
  assert.deepEqual([kind, reason], ['identityRefused', 'The back is too dark'])
  assert.deepEqual((await review(who)).out, 'Nobody waits.\n')
  assert.equal((await review(who, one)).err, 'No such case waits.\n')
})

test('an operator reads where the same picture was handed in as well', async () => {
  const picture = await makeJpeg(99, 40)
  const members = [await server.member(), await server.member()]
  const cases: string[] = []
  for (const [nth, { token, member }] of members.entries()) {
    const handed = await handIn(server.url, token, picture, { ...ann, id_number: `NL 4${nth}41` })
    assert.equal(handed.code, 1, handed.text)
    const rows = await server.query<{ id: string }>('select id from identity where member = $1', [
      member,
    ])
    cases.push(rows[0]?.id ?? '')
  }
  const [one = '', other = ''] = cases
  const { out } = await review('--operator=Olga', `--case=${one}`)
  for (const photo of ['front', 'back', 'holding_front', 'holding_back'])
    assert(out.includes(`  ! ${photo}: also handed in by another member, in case ${other}\n`), out)
  const body = { case: Number(one), operator: 'Olga' }
  const { samePictures } = (await (await door('/review/look', body)).json()) as Case
  assert.deepEqual(samePictures[0], {
    photo: 'front',
    case: Number(other),
    asPhoto: 'front',
    isOtherMember: true,
    isVerified: false,
  })
  await server.query('update identity set state = 2 where id = $1', [other])
  const verified = await review('--operator=Olga', `--case=${one}`)
  const words = `  ! front: also handed in by another member, in case ${other}, which is verified\n`
  assert(verified.out.includes(words), verified.out)
  await server.query(
    `update file set fingerprint = '\\x01' where member = $1 and used_for = 'identity basic'`,
    [members[0]?.member],
  )
  const again = await review('--operator=Olga', `--case=${one}`)
  assert.match(again.out, /^ {2}! front: the same picture as back$/m)
  await review('--operator=Olga', `--case=${one}`, '--again=No')
})

test('[Z6] an operator who is sure has a member erased, under the own name', async () => {
  const ann = await server.member({ funds: {} })
  const { data } = await get(server.url, 'user/get_user_info', { token: ann.token })
  const words = ['--operator=Olga', `--erase=${data.id}`]
  const unsure = await review(...words)
  assert.deepEqual([unsure.code, unsure.err.includes('add --yes')], [1, true])
  assert.equal((await get(server.url, 'user/get_user_info', { token: ann.token })).code, 1)
  const { out } = await review(...words, '--yes')
  assert.equal(out, 'Done. The member is forgotten, and this has been written down.\n')
  assert.equal((await get(server.url, 'user/get_user_info', { token: ann.token })).status, 401)
  const rows = await server.query('select member::int, operator from erasure')
  assert.deepEqual(rows, [{ member: ann.member, operator: 'Olga' }])
  const nobody = await review('--operator=Olga', '--erase=99999999', '--yes')
  assert.deepEqual([nobody.code, nobody.err], [1, 'No such member.\n'])
})

test('[Z6] who holds money is not erased by mistake, and the operator reads what there is', async () => {
  const ann = await server.member({ funds: { USDT: '1000', BTC: '0.5' } })
  const { token } = ann
  const order = { pair: 'btcusdt', side: 'buy', kind: 'limit', price: '10000', quantity: '0.01' }
  const placed = await post(server.url, 'spot/place_order', order, { token })
  assert.equal(placed.code, 1, placed.text)
  const { data } = await get(server.url, 'user/get_user_info', { token })
  const words = ['--operator=Olga', `--erase=${data.id}`, '--yes']
  const { code, err } = await review(...words)
  assert.equal(code, 1)
  for (const line of ['  0.5 BTC\n', '  1000 USDT, of it 100 frozen\n', '  1 open order\n'])
    assert(err.includes(line), err)
  assert(err.includes('Nothing was erased.'), err)
  assert.equal((await get(server.url, 'user/get_user_info', { token })).code, 1)
  const { out } = await review(...words, '--abandon-funds')
  assert.equal(out, 'Done. The member is forgotten, and this has been written down.\n')
  assert.equal((await get(server.url, 'user/get_user_info', { token })).status, 401)
})

test('operators list, look at and credit a deposit that a member told of', async () => {
  const { token } = await server.member({ funds: {} })
  const proof = (await upload(server.url, await makeJpeg(90, 40), { token })).data.name
  const told = { asset: 'USDT', chain: 'tron', amount: '7.5', proof }
  await post(server.url, 'wallet/submit_deposit', told, { token })
  const [row] = await server.query<{ id: string }>('select id from reported_deposit')
  const one = ['--of=deposits', `--case=${row?.id}`]
  const listed = await review('--operator=Olga', '--of=deposits')
  assert.match(listed.out, new RegExp(`^case ${row?.id}  since .*  7.5 USDT on tron\n$`))
  const { out } = await review('--operator=Olga', ...one)
  const [link] = out.match(/http:\S+/g) ?? []
  assert.equal((await ask(link ?? '')).headers.get('content-type'), 'image/jpeg')
  const decision = [...one, `--transaction=${'ab'.repeat(32)}`, '--amount=7.5']
  assert.match((await review('--operator=Olga', ...decision)).out, /^Proposed\./)
  const again = await review('--operator=Olga', ...decision)
  assert.deepEqual([again.code, /another operator/.test(again.err)], [1, true])
  assert.equal(
    (await review('--operator=Omar', ...decision)).out,
    'Credited. The member has been notified.\n',
  )
  assert.equal((await review('--operator=Omar', '--of=deposits')).out, 'Nothing waits.\n')
  assert.equal((await review('--operator=Omar', ...one)).err, 'No such case waits.\n')
  const odd = await review('--operator=Omar', '--of=nothing')
  assert.equal(odd.err, 'There is nothing to review of nothing.\n')
  const { data } = await get(server.url, 'wallet/get_deposits', { token })
  assert.equal(data.rows[0].status, 'approved')
})
