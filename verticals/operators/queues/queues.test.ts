/** The queues of the console over HTTP: what waits, who takes it, who decides it, and that two never both do. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parseAmount, UNIT } from '@evenkeel/kernel'
import { type Answered, ask, balancesOf, get, post } from '@evenkeel/server/testing/calls.ts'
import type { TestOperator } from '@evenkeel/server/testing/operators.ts'
import { handIn, identityOf, makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import german from '@evenkeel/wire/reasons/text/de.ts'
import japanese from '@evenkeel/wire/reasons/text/ja.ts'

let server: TestServer
let [fay, fred, rita]: TestOperator[] = []

before(async () => {
  server = await startTestServer()
  fay = await server.operator({ role: 'finance', name: 'fay' })
  fred = await server.operator({ role: 'finance', name: 'fred' })
  rita = await server.operator({ role: 'reviewer', name: 'rita' })
})
after(() => server.stop())

type Who = TestOperator | undefined
const tokenOf = (who: Who) => ({ token: who?.token ?? '' })
const read = (who: Who, path: string) => get(server.consoleUrl, `console/${path}`, tokenOf(who))
const send = (who: Who, path: string, body: object) =>
  post(server.consoleUrl, `console/${path}`, body, tokenOf(who))
const casesOf = async (who: Who, queue: string, more = '') =>
  (await read(who, `get_cases?queue=${queue}${more}`)).data.rows
const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name)
const open = (who: Who, queue: string, id: string) => read(who, `open_case?queue=${queue}&id=${id}`)

/** Looks at a case and decides what was seen. */
async function decide(who: Who, queue: string, id: string, verdict: object): Promise<Answered> {
  const { seen } = (await open(who, queue, id)).data
  const path = queue === 'identities' ? 'decide_case' : 'decide_money_case'
  return send(who, path, { queue, id, seen, ...verdict })
}

async function withdrawn(amount: string, asset = 'USDT') {
  const member = await givenWithdrawer(server, { funds: { [asset]: '15000' } })
  const answer = await member.withdraw({ amount, asset })
  assert.equal(answer.code, 1, answer.text)
  const [newest] = (await casesOf(fay, 'withdrawals')).slice(-1)
  return { member, id: newest.id as string, row: newest }
}

let deposits = 0
async function reported(amount = '50') {
  const member = await server.member()
  const proof = (await upload(server.url, await makeJpeg(), { token: member.token })).data.name
  const transaction = `0x${String(++deposits).padStart(64, '0')}`
  const body = { asset: 'USDT', chain: 'ethereum', amount, transaction, proof }
  const { token } = member
  const answer = await post(server.url, 'wallet/submit_deposit', body, { token })
  assert.equal(answer.code, 1, answer.text)
  const [newest] = (await casesOf(fay, 'deposits')).slice(-1)
  return { member, transaction, id: newest.id as string }
}

test('[P40] each role sees its own queues, with how many wait and since when', async () => {
  await withdrawn('20')
  const names = async (who: Who) =>
    (await read(who, 'get_queues')).data.queues.map(({ name }: { name: string }) => name)
  assert.deepEqual((await names(fay)).sort(), ['deposits', 'withdrawals'])
  assert.deepEqual(await names(rita), ['identities'])
  const admin = await server.operator()
  assert.deepEqual((await names(admin)).sort(), [
    'deposits',
    'feedback',
    'identities',
    'withdrawals',
  ])
  const { queues } = (await read(fay, 'get_queues')).data
  const [own] = queues.filter(({ name }: { name: string }) => name === 'withdrawals')
  assert.equal(own.waiting, 1)
  assert.ok(Math.abs(own.since - Date.now()) < 60_000)
  for (const path of [
    'get_cases?queue=withdrawals',
    `open_case?queue=withdrawals&id=${'A'.repeat(22)}`,
  ])
    assert.equal((await read(rita, path)).reason, 'notAllowed', path)
  assert.equal((await read(fay, 'get_cases?queue=nothing')).reason, 'queueUnknown')
  assert.equal((await open(fay, 'withdrawals', 'A'.repeat(22))).reason, 'caseUnknown')
})

test('[P41] a withdrawal is shown with its address, its worth and what speaks for caution; it is found by member and id', async () => {
  const { member, id, row } = await withdrawn('20')
  assert.deepEqual(row.flags, ['firstWithdrawal', 'newAddress'])
  const { data } = await open(fay, 'withdrawals', id)
  const field = (label: string) =>
    data.fields.find((one: { label: string }) => one.label === label)?.value
  assert.equal(field('address'), '0x52908400098527886E0F7030069857D2E4169EE7')
  assert.deepEqual([field('worth'), field('level'), data.amount], ['20', 'basic', '20'])
  await server.query(
    `update member set withdrawals_held_until = now() + interval '23 hours' where id = $1`,
    [member.member],
  )
  const again = (await open(fay, 'withdrawals', id)).data
  assert.ok(again.flags.includes('accountChanged'))
  assert.notEqual(again.seen, data.seen, 'who decides has seen the flag')
  for (const search of [id, String(row.uid)])
    assert.deepEqual(
      (await casesOf(fay, 'withdrawals', `&search=${search}`)).map((one: { id: string }) => one.id),
      [id],
    )
  for (const more of ['&search=nobody', '&search=10000000', '&asset=BTC', '&taken=mine'])
    assert.deepEqual(await casesOf(fay, 'withdrawals', more), [], more)
  const history = data.history.map(({ what, by }: { what: string; by?: string }) => [what, by])
  assert.deepEqual(history.at(-1), ['requested', undefined])
  assert.deepEqual(again.history[0].what, 'opened')
})

test('[P41] more than three times the largest that was paid speaks for caution, and a change within seven days', async () => {
  const { member, id } = await withdrawn('30')
  const paid = (amount: string) =>
    server.query(
      `insert into withdrawal (id, member, at, account, asset, chain, amount, fee, destination, state, changed_at)
       values (-$1::bigint, $1, 1, 'spot', 'USDT', 'ethereum', $2, 0, '', 'paid', 1)
       on conflict (id) do update set amount = excluded.amount`,
      [member.member, amount],
    )
  const changed = (ago: string) =>
    server.query(
      `update member set withdrawals_held_until = now() - $2::interval + interval '1 day' where id = $1`,
      [member.member, ago],
    )
  const flags = async () => (await open(fay, 'withdrawals', id)).data.flags as string[]
  await paid('10')
  await changed('7 days 1 minute')
  assert.deepEqual(await flags(), ['newAddress'])
  await paid('9.99999999')
  await changed('7 days -1 minute')
  assert.deepEqual(await flags(), ['newAddress', 'largeForMember', 'accountChanged'])
})

test('[P43] of 64 decisions about one case one is carried out; the others are told', async () => {
  const { member, id } = await withdrawn('20')
  const { seen } = (await open(fay, 'withdrawals', id)).data
  const body = { queue: 'withdrawals', id, seen, action: 'approve' }
  const all = await Promise.all(
    Array.from({ length: 64 }, (_, nth) =>
      send(nth % 2 === 0 ? fay : fred, 'decide_money_case', body),
    ),
  )
  assert.equal(all.filter(({ code }) => code === 1).length, 1)
  assert.equal(all.filter(({ reason }) => reason === 'caseChanged').length, 63)
  const { data } = await member.get('wallet/get_withdrawals')
  assert.equal(data.rows[0].state, 'approved')
})

test('[P44] [O2] above the limit it takes two operators, and never the same one twice', async () => {
  const { member, id, row } = await withdrawn('12000')
  assert.ok(row.flags.includes('secondNeeded'))
  const stale = (await open(fred, 'withdrawals', id)).data.seen
  const first = await decide(fay, 'withdrawals', id, { action: 'approve' })
  assert.deepEqual(first.data, { outcome: 'needsAnother' })
  const own = await decide(fay, 'withdrawals', id, { action: 'approve' })
  assert.equal(own.reason, 'otherOperatorNeeded')
  const offered = async (who: Who) => {
    const { data } = await open(who, 'withdrawals', id)
    return [data.state, data.flags.includes('secondNeeded'), namesOf(data.actions)]
  }
  assert.deepEqual(await offered(fay), ['endorsed', false, ['reject']], 'it waits for another')
  assert.deepEqual(await offered(fred), ['endorsed', false, ['approve', 'reject']])
  const blind = { queue: 'withdrawals', id, seen: stale, action: 'approve' }
  assert.equal((await send(fred, 'decide_money_case', blind)).reason, 'caseChanged')
  const shown = (await open(fred, 'withdrawals', id)).data
  assert.equal(shown.state, 'endorsed')
  assert.equal(
    shown.fields.find((one: { label: string }) => one.label === 'approvedBy')?.value,
    'fay',
  )
  const second = await decide(fred, 'withdrawals', id, { action: 'approve' })
  assert.deepEqual(second.data, { outcome: 'done' })
  const { data } = await member.get('wallet/get_withdrawals')
  assert.equal(data.rows[0].state, 'approved')
})

test('[P45] a rejected withdrawal has its reason for the member, the operator’s number, and no words of it in the log', async () => {
  const { member, id } = await withdrawn('20')
  const missing = await decide(fay, 'withdrawals', id, { action: 'reject' })
  assert.deepEqual([missing.status, missing.reason], [400, 'badRequest'])
  const reason = 'This address belongs to a known fraud.'
  const verdict = { action: 'reject', reason }
  assert.equal((await decide(fay, 'withdrawals', id, verdict)).code, 1)
  const { data } = await member.get('wallet/get_withdrawals')
  assert.equal(data.rows[0].reason, reason)
  const [kept] = await server.query('select operator::int from withdrawal_rejection')
  assert.deepEqual(kept, { operator: fay?.id })
  const rows = await server.query(
    'select outcome, reason, after from operator_audit where subject = $1 order by seq',
    [`withdrawals ${id}`],
  )
  assert.deepEqual(rows.at(-1), {
    outcome: 'done',
    reason: 'own words',
    after: '{"action":"reject","outcome":"done"}',
  })
  assert(!JSON.stringify(rows).includes('fraud'))
  const [decided] = await casesOf(fay, 'withdrawals', `&state=decided&search=${id}`)
  assert.equal(decided.state, 'rejected')
})

test('[P42] of 64 who take a case one has it; nobody else decides it, and an admin takes it over', async () => {
  const { id } = await withdrawn('20')
  const which = { queue: 'withdrawals', id }
  const takers = await Promise.all(
    Array.from({ length: 64 }, (_, nth) =>
      send(nth % 2 === 0 ? fay : fred, 'assign_case', { ...which, take: true }),
    ),
  )
  const [row] = await casesOf(fay, 'withdrawals', `&search=${id}`)
  const [holder, other] = row.taken.is_mine ? [fay, fred] : [fred, fay]
  assert.equal(takers.filter(({ code }) => code === 1).length, 32)
  const told = takers.filter(({ reason }) => reason === 'caseTaken')
  assert.deepEqual([told.length, told[0]?.msg], [32, `${holder?.name} is working on this case.`])
  assert.equal((await decide(other, 'withdrawals', id, { action: 'approve' })).reason, 'caseTaken')
  await send(other, 'assign_case', { ...which, take: false })
  assert.equal((await casesOf(holder, 'withdrawals', '&taken=mine')).length, 1)
  assert.ok(
    (await casesOf(other, 'withdrawals', '&taken=nobody')).every(
      (one: { id: string }) => one.id !== id,
    ),
  )
  const admin = await server.operator({ name: 'ada' })
  assert.equal((await send(admin, 'assign_case', { ...which, take: true })).code, 1)
  assert.equal((await decide(holder, 'withdrawals', id, { action: 'approve' })).reason, 'caseTaken')
  assert.equal((await decide(admin, 'withdrawals', id, { action: 'approve' })).code, 1)
  const left = await server.query('select 1 from queue_assignment where case_id = $1', [id])
  assert.equal(left.length, 0, 'what is decided is nobody’s any more')
})

test('[P45] a usual reason is read in the language of whoever reads, whenever that is; own words are as they were typed', async () => {
  const rejected = async (words: object) => {
    const { member, id } = await withdrawn('20')
    const foreign = { action: 'reject', ...words, reason_key: 'photoUnreadable' }
    assert.equal((await decide(fay, 'withdrawals', id, foreign)).reason, 'badRequest')
    assert.equal((await decide(fay, 'withdrawals', id, { action: 'reject', ...words })).code, 1)
    return async (language: string) => {
      const headers = { token: member.token, 'accept-language': language }
      const list = await fetch(`${server.url}/api/wallet/get_withdrawals`, { headers })
      const { data } = (await list.json()) as { data: { rows: { id: string; reason: string }[] } }
      const one = await fetch(`${server.url}/api/wallet/get_withdrawal?id=${data.rows[0]?.id}`, {
        headers,
      })
      const found = (await one.json()) as { data: { reason: string } }
      assert.equal(found.data.reason, data.rows[0]?.reason)
      return found.data.reason
    }
  }
  const reason = 'For security reasons we do not send funds to this address.'
  const usual = await rejected({ reason, reason_key: 'addressRisky' })
  assert.equal(await usual('de'), german['queues.reason.addressRisky'])
  assert.equal(await usual('ja'), japanese['queues.reason.addressRisky'])
  assert.equal(await usual('en'), reason)
  const noted = await server.query("select 1 from operator_audit where reason = 'addressRisky'")
  assert.equal(noted.length, 1, 'the log has which it was')
  const own = await rejected({ reason: 'call us' })
  assert.deepEqual([await own('de'), await own('ja')], ['call us', 'call us'])
})

test('[P45] a reason of a deposit and of an identity is read in the language of the reader, and the message in the one used last', async () => {
  const { member, id } = await reported()
  const read = (path: string, language: string) =>
    fetch(`${server.url}/api/${path}`, {
      headers: { token: member.token, 'accept-language': language },
    }).then(async (answer) => ((await answer.json()) as Answered).data)
  await read('user/get_user_info', 'ja')
  const [known] = await server.query<{ language: string }>(
    'select language from member where id = $1',
    [member.member],
  )
  assert.equal(known?.language, 'ja')
  const words = { action: 'reject', reason_key: 'transactionMissing' }
  assert.equal((await decide(fay, 'deposits', id, words)).code, 1)
  for (const [language, text] of [
    ['de', german['queues.reason.transactionMissing']],
    ['ja', japanese['queues.reason.transactionMissing']],
  ] as const)
    assert.equal((await read('wallet/get_deposits', language)).rows[0].reason, text)
  await handIn(server.url, member.token, await makeJpeg(64, 48))
  const [row] = (await casesOf(rita, 'identities')).slice(-1)
  const again = { action: 'again', reason_key: 'documentExpired' }
  assert.equal((await decide(rita, 'identities', row.id, again)).code, 1)
  for (const [language, texts] of [
    ['de', german],
    ['ja', japanese],
  ] as const) {
    const text = texts['queues.reason.documentExpired']
    assert.equal((await read('user/get_identity', language)).basic.reason, text)
    assert.equal((await read('user/get_events', language)).rows[0].reason, text)
  }
})

test('[P44] a deposit is credited when two operators have seen the same on its chain', async () => {
  const { member, id, transaction } = await reported()
  const has = async () =>
    parseAmount((await balancesOf(server.url, member.token))['USDT spot'] ?? '') ?? 0n
  const before = await has()
  const verdict = { action: 'approve', answers: { transaction, amount: '50' } }
  const bare = await decide(fay, 'deposits', id, { action: 'approve' })
  assert.equal(bare.reason, 'badRequest')
  const odd = { action: 'approve', answers: { transaction: 'x', amount: '50' } }
  assert.equal((await decide(fay, 'deposits', id, odd)).reason, 'transactionMalformed')
  const first = await decide(fay, 'deposits', id, verdict)
  assert.deepEqual(first.data, { outcome: 'needsAnother' })
  assert.equal((await decide(fay, 'deposits', id, verdict)).reason, 'otherOperatorNeeded')
  const other = { action: 'approve', answers: { transaction, amount: '51' } }
  assert.equal((await decide(fred, 'deposits', id, other)).reason, 'figuresDiffer')
  assert.deepEqual((await decide(fred, 'deposits', id, verdict)).data, { outcome: 'done' })
  assert.equal((await has()) - before, 50n * UNIT)
})

test('[P44] once credited, a case tells what was credited and by which transaction, beside what was reported', async () => {
  const { id, transaction } = await reported('60')
  const verdict = { action: 'approve', answers: { transaction, amount: '50' } }
  await decide(fay, 'deposits', id, verdict)
  assert.equal((await open(fred, 'deposits', id)).data.amount, '60')
  assert.deepEqual((await decide(fred, 'deposits', id, verdict)).data, { outcome: 'done' })
  const { amount, fields } = (await open(fred, 'deposits', id)).data
  const told = (name: string) =>
    fields.find(({ label }: { label: string }) => label === name)?.value
  assert.deepEqual([amount, told('reportedAmount')], ['50', '60'])
  assert.equal(told('transaction'), transaction)
  assert.equal(fields.find(({ as }: { as: string }) => as === 'amount')?.asset, 'USDT')
})

test('[P46] a picture is shown to the operator whom its link was made for, once signed in, and each look is written down', async () => {
  const { id } = await reported()
  const { pictures } = (await open(fay, 'deposits', id)).data
  assert.deepEqual(
    pictures.map(({ name }: { name: string }) => name),
    ['proof'],
  )
  const path = `get_case_picture?link=${pictures[0].link}`
  assert.equal((await read(fred, path)).reason, 'pictureLinkOver')
  const address = `${server.consoleUrl}/api/console/${path}`
  assert.equal((await ask(address)).reason, 'notLoggedIn')
  const shown = await fetch(address, { headers: tokenOf(fay) })
  assert.equal(shown.headers.get('content-type'), 'image/jpeg')
  assert.deepEqual([...new Uint8Array(await shown.arrayBuffer()).slice(0, 2)], [0xff, 0xd8])
  const [view] = await server.query('select viewer, case_number from file_view order by at desc')
  assert.match(JSON.stringify(view), /"viewer":"fay","case_number":"deposit \d+"/)
  const logged = await server.query(
    `select subject from operator_audit where action = 'console/get_case_picture'
       and outcome = 'done'`,
  )
  assert.match(JSON.stringify(logged), /picture of deposit \d+/)
})

test('[P46] an identity is decided by who has looked at it and at each of its photos; no second factor is asked for', async () => {
  const { token } = await server.member()
  await handIn(server.url, token, await makeJpeg(64, 48))
  const weary = await server.operator({ role: 'reviewer', steppedUpAgoMs: 600_000 })
  const [row] = await casesOf(weary, 'identities')
  const { data } = await open(weary, 'identities', row.id)
  assert.ok(data.fields.some(({ value }: { value: string }) => value === 'Ann Canary-Example'))
  const verify = { action: 'verify' }
  const unseen = await decide(weary, 'identities', row.id, verify)
  assert.equal(unseen.reason, 'photosUnopened')
  for (const { link } of data.pictures)
    assert.equal((await read(weary, `get_case_picture?link=${link}`)).status, 200)
  const money = { queue: 'identities', id: row.id, seen: data.seen, ...verify }
  assert.equal((await send(fay, 'decide_money_case', money)).reason, 'notAllowed')
  const done = await decide(weary, 'identities', row.id, verify)
  assert.deepEqual(done.data, { outcome: 'done' }, done.text)
  assert.equal((await identityOf(server.url, token)).basic.state, 2)
  const after = (await open(weary, 'identities', row.id)).data
  assert.deepEqual([after.state, after.actions, after.pictures], ['verified', [], []])
  assert(!JSON.stringify(after).includes('Canary'), 'once decided nobody looks at it')
})
