/** Charity on a real server: giving, what is told and hidden, receipts, and payouts of two operators. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { parseFigure } from '@evenkeel/kernel'
import { balancesOf, get, newKey, post, unlessBusy } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { KEY_HEADER } from '@evenkeel/wire'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

type Project = { readonly id: string; readonly slug: string; readonly raised: string }

async function project(slug: string): Promise<Project> {
  const { data } = await get(server.url, 'charity/get_projects')
  const found = data.projects.find((one: Project) => one.slug === slug)
  assert.ok(found, slug)
  return found
}

const told = {
  name: 'Ann Ember',
  contact: 'ann.ember@example.com',
  source_of_funds: 'salary',
  birth_date: '1990-01-01',
  address: '7 Quay Street\nHarbour Town',
  agrees: true,
}
const gift = { asset: 'USDT', amount: '25', most: '25' }

async function donate(slug: string, token: string, more: object = {}, key = newKey()) {
  const { id } = await project(slug)
  const body = { project: id, ...gift, ...told, ...more }
  return post(server.url, 'charity/donate', body, { token, [KEY_HEADER]: key })
}

test('[CH1] a new sandbox has six projects, each in the language that is asked for', async () => {
  const { data } = await get(server.url, 'charity/get_projects')
  assert.equal(data.projects.length, 6)
  assert.deepEqual([data.projects[0].priority, data.projects[0].status], ['urgent', 'ongoing'])
  assert.ok(data.projects.every((one: { is_example: boolean }) => one.is_example))
  const korean = await get(server.url, 'charity/get_projects', { 'accept-language': 'ko' })
  assert.match(korean.data.projects[0].title, /\p{Script=Hangul}/u)
  const shown = await get(server.url, `charity/get_project?id=${(await project('clean-water')).id}`)
  assert.ok(shown.data.story.length > 100)
  assert.deepEqual([shown.data.partners.length, shown.data.updates.length], [2, 1])
  const none = await get(server.url, `charity/get_project?id=${'A'.repeat(22)}`)
  assert.equal(none.reason, 'projectDoesNotExist')
})

test('[CH2] [CH7] [CH12] a donation moves once, counts, and is in the list under the name that was chosen', async () => {
  const { token } = await server.member({ funds: { USDT: '100' } })
  const key = newKey()
  const first = await donate('clean-water', token, { public_name: 'Harbour Ann' }, key)
  assert.deepEqual([first.code, first.data.worth], [1, '25'], first.text)
  const again = await donate('clean-water', token, { public_name: 'Harbour Ann' }, key)
  assert.equal(again.data.id, first.data.id)
  assert.equal((await donate('clean-water', token, { name: 'Bob' }, key)).reason, 'keyReused')
  assert.equal((await donate('clean-water', token)).code, 1)
  assert.equal((await balancesOf(server.url, token))['USDT spot'], '50')
  const { id } = await project('clean-water')
  const { data } = await unlessBusy(() => get(server.url, `charity/get_donors?project=${id}`))
  assert.deepEqual(
    data.rows.map(({ kind, name, amount }: Record<string, string>) => [kind, name, amount]),
    [
      ['anonymous', undefined, '25'],
      ['named', 'Harbour Ann', '25'],
    ],
  )
  const { data: totals } = await get(server.url, 'charity/get_totals')
  for (const { given, paid, held, ledger } of totals.coins) {
    assert.equal(parseFigure(given) - parseFigure(paid), parseFigure(held))
    assert.equal(held, ledger)
  }
})

test('[CH14] what is wrong in the form is refused by name, and nothing moves', async () => {
  const { token } = await server.member({ funds: { USDT: '100' } })
  const tomorrow = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  for (const [wrong, reason] of [
    [{ name: '  ' }, 'donorNameWrong'],
    [{ contact: 'ann.example.com' }, 'donorContactWrong'],
    [{ contact: '020 7946' }, 'donorContactWrong'],
    [{ birth_date: '1990-02-30' }, 'birthDateWrong'],
    [{ birth_date: '01.01.1990' }, 'birthDateWrong'],
    [{ birth_date: tomorrow }, 'birthDateInFuture'],
    [{ address: ' \n ' }, 'donorAddressWrong'],
    [{ public_name: '<b>' }, 'publicNameWrong'],
    [{ agrees: false }, 'policyNotAccepted'],
    [{ amount: '0', most: '0' }, 'amountIsZero'],
    [{ amount: '0.99', most: '1' }, 'belowDonationMinimum'],
    [{ amount: '101', most: '101' }, 'insufficientFunds'],
    [{ asset: 'SHIB' }, 'donationPriceMissing'],
    [{ amount: '50', currency: 'USD', most: '49' }, 'donationPriceMoved'],
  ] as const) {
    const { code, msg, reason: given } = await donate('school-meals', token, wrong)
    assert.deepEqual([code, given], [0, reason], JSON.stringify(wrong))
    assert.ok(msg.length > 5)
  }
  assert.equal((await donate('school-meals', token, { amount: '-5' })).reason, 'badRequest')
  assert.equal((await donate('school-meals', token, { contact: '+44 20 7946 0000' })).code, 1)
  assert.equal((await balancesOf(server.url, token))['USDT spot'], '75')
})

test('[CH13] play money is not donated', async () => {
  const { token } = await server.member({ realm: 'demo' })
  assert.equal((await donate('school-meals', token)).reason, 'demoNotAllowed')
})

test('[CH17] operators read what a member gave, and nothing of what they told', async () => {
  const { token, member } = await server.member({ funds: { USDT: '100' } })
  const { id } = (await donate('sight-again', token, { name: 'Zebedee Quixote' })).data
  await donate('clean-water', token, { amount: '30', most: '30' })
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    member,
  ])
  const operator = await server.operator({ role: 'support' })
  const ask = (path: string) =>
    unlessBusy(() => get(server.consoleUrl, `console/${path}`, { token: operator.token }))
  const { data, text } = await ask(`get_member_donations?member=${row?.uid}`)
  assert.deepEqual(
    data.rows.map((one: Record<string, string>) => [one.amount, one.asset, one.worth]),
    [
      ['30', 'USDT', '30'],
      ['25', 'USDT', '25'],
    ],
  )
  assert.equal(data.rows[1].id, id)
  assert.ok(!/Quixote|ember@|Quay/.test(text))
  const first = (await ask(`get_member_donations?member=${row?.uid}&size=1`)).data
  const rest = (await ask(`get_member_donations?member=${row?.uid}&size=1&after=${first.next}`))
    .data
  assert.deepEqual([rest.rows[0].id, rest.next], [id, undefined])
  const { rows } = (await ask(`get_member_timeline?member=${row?.uid}&size=100`)).data
  const given = rows.filter(({ kind }: { kind: string }) => kind === 'donation')
  assert.deepEqual(
    given.map(({ amount, asset }: Record<string, string>) => `${amount} ${asset}`),
    ['30 USDT', '25 USDT'],
  )
  const found = await post(
    server.consoleUrl,
    'console/find_members',
    { term: id },
    { token: operator.token },
  )
  assert.deepEqual(
    found.data.members.map(({ uid }: { uid: string }) => uid),
    [String(row?.uid)],
  )
  const none = await ask('get_member_donations?member=10000001')
  assert.equal(none.reason, 'memberUnknown')
})

test('[CH7] what donors tell is in no table as they told it, and gone when they are erased', async () => {
  const { token, member } = await server.member({ funds: { USDT: '100' } })
  await donate('sight-again', token, { name: 'Zebedee Quixote', public_name: 'Zeb' })
  const rows = await server.query<{ sealed: Buffer; public_name: string }>(
    'select sealed, public_name from charity_donor where member = $1',
    [member],
  )
  assert.equal(rows.length, 1)
  assert.equal(rows[0]?.sealed.includes('Quixote'), false)
  const { id } = await project('sight-again')
  const donors = async () =>
    (await unlessBusy(() => get(server.url, `charity/get_donors?project=${id}`))).data.rows
  assert.equal((await donors())[0].name, 'Zeb')
  await server.query('delete from charity_donor where member = $1', [member])
  assert.deepEqual([(await donors())[0].kind, (await donors())[0].name], ['anonymous', undefined])
})

test('[CH15] a receipt is a PDF in the donor’s language, and nobody else’s', async () => {
  const [ann, bob] = [await server.member({ funds: { USDT: '60' } }), await server.member()]
  const { data } = await donate('young-forest', ann.token)
  const path = `charity/get_receipt?id=${data.id}`
  const own = await unlessBusy(() =>
    get(server.url, path, { token: ann.token, 'accept-language': 'hi' }),
  )
  assert.equal(own.status, 200)
  assert.equal(own.headers.get('content-type'), 'application/pdf')
  assert.match(own.text, /^%PDF-1/)
  assert.ok(own.text.length > 5_000 && own.text.includes('NotoSans'))
  assert.equal((await get(server.url, path, { token: bob.token })).reason, 'donationDoesNotExist')
  const mine = await get(server.url, 'charity/get_donations', { token: ann.token })
  assert.deepEqual([mine.data.rows.length, mine.data.rows[0].id], [1, data.id])
  const bill = await get(server.url, 'wallet/get_bill?tab=assets', { token: ann.token })
  assert.equal(bill.data.rows[0].reason, 'donation')
})

async function bring(token: string, bytes: Buffer): Promise<string> {
  const document = randomBytes(16).toString('hex')
  for (let nth = 0; nth * 20_000 < bytes.length; nth++) {
    const data = bytes.subarray(nth * 20_000, (nth + 1) * 20_000).toString('base64')
    const part = { document, nth, data }
    const answer = await post(server.consoleUrl, 'console/add_document_part', part, { token })
    assert.equal(answer.code, 1, answer.text)
  }
  return document
}

test('[CH9] [CH10] a payout takes two operators and a document, which anybody can check', async () => {
  const { token: donor } = await server.member({ funds: { USDT: '100' } })
  await donate('village-library', donor)
  const { id: at } = await project('village-library')
  const [sue, tom] = [
    await server.operator({ role: 'finance' }),
    await server.operator({ role: 'finance' }),
  ]
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(45_000)])
  const ask = (call: string, body: object, token: string) =>
    post(server.consoleUrl, `console/${call}`, body, { token })
  const words = { recipient: 'Shelf to Shelf', purpose: 'The first 1,800 books' }
  const figures = { project: at, asset: 'USDT', amount: '20', custody: 'sandbox', ...words }
  const notes = await bring(sue.token, Buffer.from('a text is no document of ours'))
  const wrong = await ask('propose_payout', { ...figures, document: notes }, sue.token)
  assert.equal(wrong.reason, 'documentWrong')
  const document = await bring(sue.token, bytes)
  const tooMuch = await ask('propose_payout', { ...figures, document, amount: '26' }, sue.token)
  assert.equal(tooMuch.reason, 'raisedExceeded')
  const proposed = await ask('propose_payout', { ...figures, document }, sue.token)
  assert.equal(proposed.code, 1, proposed.text)
  const { id } = proposed.data
  assert.equal((await ask('approve_payout', { id }, sue.token)).reason, 'otherOperatorNeeded')
  assert.equal(
    (await get(server.url, `charity/get_proof?payout=${id}`)).reason,
    'payoutDoesNotExist',
  )
  const waiting = await get(server.consoleUrl, 'console/get_charity', { token: tom.token })
  assert.deepEqual(
    waiting.data.payouts.map((one: Record<string, unknown>) => [one.recipient, one.is_own]),
    [['Shelf to Shelf', false]],
  )
  assert.equal((await ask('approve_payout', { id }, tom.token)).code, 1)
  const { data } = await unlessBusy(() => get(server.url, `charity/get_project?id=${at}`))
  const hash = createHash('sha256').update(bytes).digest('hex')
  assert.deepEqual([data.payouts[0].proof, data.payouts[0].amount], [hash, '20'])
  const file = await fetch(`${server.url}/api/charity/get_proof?payout=${id}`)
  assert.deepEqual(Buffer.from(await file.arrayBuffer()), bytes)
  assert.deepEqual(data.coins, [{ asset: 'USDT', given: '25', paid: '20', held: '5' }])
})

test('[CH1] [CH6] an operator opens a project, writes its texts, changes and closes it', async () => {
  const { token } = await server.operator({ role: 'support' })
  const ask = (call: string, body: object) =>
    post(server.consoleUrl, `console/${call}`, body, { token })
  const words = { title: 'Bridges', summary: 'Two footbridges.', story: 'The river divides us.' }
  const ends_at = Date.now() + 30 * 86_400_000
  const about = { slug: 'bridges', goal: '100', priority: 'normal', ends_at }
  const opened = await ask('open_project', { ...about, ...words })
  assert.equal(opened.code, 1, opened.text)
  assert.equal((await ask('open_project', { ...about, ...words })).reason, 'projectExists')
  const { id } = opened.data
  const german = {
    id,
    language: 'de',
    title: 'Brücken',
    summary: 'Zwei Stege.',
    story: 'Der Fluss.',
  }
  assert.equal((await ask('set_project_text', german)).code, 1)
  const texts = [{ language: 'en', title: 'News', body: 'It begins.' }]
  assert.equal((await ask('add_project_update', { id, texts })).code, 1)
  const partners = [{ name: 'Span', link: 'https://span.example' }]
  assert.equal((await ask('set_project_partners', { id, partners })).code, 1)
  const shown = await get(server.url, `charity/get_project?id=${id}`, { 'accept-language': 'de' })
  assert.deepEqual(
    [shown.data.project.title, shown.data.updates[0].title, shown.data.partners],
    ['Brücken', 'News', partners],
  )
  const changed = await ask('change_project', { id, goal: '50', priority: 'urgent', ends_at })
  assert.equal(changed.code, 1)
  assert.equal((await ask('mark_royalties', { project: id })).code, 1)
  assert.equal((await ask('close_project', { id, reason: 'done' })).code, 1)
  const donor = await server.member()
  assert.equal((await donate('bridges', donor.token)).reason, 'fundraisingEnded')
})
