/** Members in the console over HTTP: how they are found, what is masked and who opened it, freezes and notes. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Answered, get, post } from '@evenkeel/server/testing/calls.ts'
import { type KnownMember, knownMember, secrets } from '@evenkeel/server/testing/knownMember.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { traderAt } from '@evenkeel/server/testing/traders.ts'
import { keepIdentity } from '@evenkeel/server/testing/withdrawing.ts'
import { privateFields } from '../contract/console.ts'
import { codeFor, registered } from '../testing/registered.ts'

const DEPOSIT = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'

let server: TestServer
let ann: KnownMember
let support: string

before(async () => {
  server = await startTestServer()
  ann = await knownMember(server)
  support = (await server.operator({ role: 'support', name: 'sue' })).token
  await server.query(
    `insert into chain_address (family, address, member, account_key) values ('tron', $1, $2, 'k')`,
    [DEPOSIT, ann.member],
  )
})
after(() => server.stop())

const find = (term: string, token = support) =>
  post(server.consoleUrl, 'console/find_members', { term }, { token })
const see = (path: string, token = support) => get(server.consoleUrl, `console/${path}`, { token })
const act = (path: string, body: object, token = support) =>
  post(server.consoleUrl, `console/${path}`, body, { token })
const uidsOf = ({ data }: Answered) => data.members.map(({ uid }: { uid: string }) => uid)

type Logged = { action: string; outcome: string; subject: string | null; row: string }

/** Rows of the audit log about a call, the last first. */
async function logged(action: string): Promise<Logged[]> {
  return server.query<Logged>(
    `select action, outcome, subject, operator_audit::text as row from operator_audit
     where action = $1 order by seq desc`,
    [`console/${action}`],
  )
}

describe('a search', () => {
  test('[E45] finds by UID, e-mail, mobile, wallet, deposit address and order id', async () => {
    const order = await traderAt(server.url, ann.token).limit('buy', '0.1', '100')
    for (const term of [
      ann.uid,
      ' ANN.Example@example.org ',
      '+49 151 12345678',
      '0049 151 1234 5678',
      secrets.wallet.toUpperCase().replace('0X', '0x'),
      DEPOSIT,
      order.id,
    ])
      assert.deepEqual(uidsOf(await find(term)), [ann.uid], term)
  })

  test('[E45] finds nobody by what is nobody’s, or only a part', async () => {
    const [uid, mail] = [ann.uid.slice(0, 7), 'ann.example@example']
    for (const term of [uid, mail, '10000001', 'Ann Marlowe', '%', "' or 1=1 --", '+49'])
      assert.deepEqual(uidsOf(await find(term)), [], term)
  })

  test('[E45, L1] is in the audit log by whom it found, and never by what was typed', async () => {
    await find(secrets.email)
    assert.equal((await logged('find_members'))[0]?.subject, `member ${ann.uid}`)
    await find('nobody.here@example.org')
    assert.equal((await logged('find_members'))[0]?.subject, 'no match')
    const all = (await logged('find_members')).map(({ row }) => row).join()
    for (const typed of ['nobody.here', secrets.email, '12345678', DEPOSIT])
      assert(!all.includes(typed), typed)
  })
})

describe('what is private', () => {
  const clear = Object.values(secrets).filter((value) => value.length > 2)

  test('[E46] is masked in all that a page reads', async () => {
    const pages = await Promise.all(
      [
        `get_member?member=${ann.uid}`,
        `get_member_sessions?member=${ann.uid}`,
        `get_member_events?member=${ann.uid}`,
        `get_member_timeline?member=${ann.uid}`,
        `get_member_addresses?member=${ann.uid}`,
      ].map((path) => see(path)),
    )
    const found = await find(ann.uid)
    for (const { code, text } of [...pages, found]) {
      assert.equal(code, 1, text)
      for (const value of [...clear, '127.0.0.1', DEPOSIT])
        assert(!text.includes(value), `${value} in ${text}`)
    }
    const shown = new Map(
      pages[0]?.data.private.map((one: { field: string; shown: string }) => [one.field, one.shown]),
    )
    assert.deepEqual(
      ['email', 'phone', 'name', 'idNumber', 'birthDate'].map((field) => shown.get(field)),
      ['an***@example.org', '+49*****678', 'A••• M•••', '••••T471', '1990-••-••'],
    )
  })

  for (const field of Object.keys(secrets) as (keyof typeof secrets)[])
    test(`[E46, L1] ${field} is opened on its own, and that is in the audit log without it`, async () => {
      const opened = await see(`open_private?member=${ann.uid}&field=${field}`)
      assert.equal(opened.data.value, secrets[field])
      const [done, begun] = await logged('open_private')
      assert.deepEqual([done?.outcome, begun?.outcome], ['done', 'begun'])
      assert.equal(done?.subject, `member ${ann.uid}`)
      assert(done?.row.includes(field))
      if (secrets[field].length > 2) assert(!done?.row.includes(secrets[field]))
    })

  test('[E46, L1] the address of a session is opened on its own', async () => {
    const { data } = await see(`get_member_sessions?member=${ann.uid}`)
    const [session] = data.sessions
    assert.equal(session.address, '127.0.•.•')
    const path = `open_private?member=${ann.uid}&field=sessionAddress&of=${session.id}`
    assert.equal((await see(path)).data.value, '127.0.0.1')
    const other = await server.member()
    const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
      other.member,
    ])
    const foreign = `open_private?member=${row?.uid}&field=sessionAddress&of=${session.id}`
    assert.equal((await see(foreign)).reason, 'nothingPrivate')
  })

  test('[E46, L1] an address on a chain is masked, opened on its own, and logged without it', async () => {
    const { data } = await see(`get_member_addresses?member=${ann.uid}`)
    const [own] = data.addresses
    assert.deepEqual([own.kind, own.shown], ['deposit', 'TJRabP…RTv8'])
    const path = `open_member_address?member=${ann.uid}&kind=deposit&id=${own.id}`
    assert.equal((await see(path)).data.value, DEPOSIT)
    const [done] = await logged('open_member_address')
    assert.equal(done?.subject, `member ${ann.uid}`)
    assert(!done?.row.includes(DEPOSIT))
  })

  test('[E46] a field that there is nothing of is refused, for each of them', async () => {
    const { member } = await server.member()
    const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
      member,
    ])
    for (const field of privateFields) {
      const { reason } = await see(`open_private?member=${row?.uid}&field=${field}`)
      assert.equal(reason, 'nothingPrivate', field)
    }
    const nobody = await see('open_private?member=10000001&field=email')
    assert.equal(nobody.reason, 'memberUnknown')
  })
})

describe('a freeze by an operator', () => {
  test('[E43] ends sessions at once, is told to the member, and only an operator thaws it', async () => {
    const member = await registered(server)
    const { email, password, token } = member
    const { data: info } = await get(server.url, 'user/get_user_info', { token })
    const named = { member: String(info.id), reason: 'reported as stolen' }

    assert.equal((await act('freeze_member', named)).code, 1)
    assert.equal((await get(server.url, 'user/get_user_info', { token })).reason, 'notLoggedIn')
    const login = () => post(server.url, 'user/login', { email, password })
    assert.equal((await login()).reason, 'accountFrozen')
    const told = await outbox(email)
    assert.match(told, /Your Evenkeel account has been frozen/)
    assert(!told.includes(named.reason), 'the reason is for operators')

    // A minute later: an address gets one code in that time.
    await server.query(`update verification_code set sent_at = sent_at - interval '2 minutes'`)
    const thaw = {
      email,
      password,
      ...codes(await codeFor(server.url, { email, purpose: 'thaw' })),
    }
    assert.equal((await post(server.url, 'user/thaw', thaw)).reason, 'frozenByOperator')
    assert.equal((await login()).reason, 'accountFrozen')
    assert.equal((await act('freeze_member', named)).reason, 'memberFrozen')

    assert.equal((await act('thaw_member', { ...named, reason: 'it was them' })).code, 1)
    assert.equal((await login()).code, 1)
    assert.match(await outbox(email), /Your Evenkeel account is unfrozen/)
    assert.equal((await act('thaw_member', named)).reason, 'memberNotFrozen')
    const events = (await see(`get_member_events?member=${info.id}`)).data.rows
    const kinds = events.map(({ kind }: { kind: string }) => kind)
    assert(kinds.includes('frozenByOperator') && kinds.includes('thawedByOperator'))
    const [, thawed] = (await logged('thaw_member')).filter(({ outcome }) => outcome !== 'begun')
    assert.match(thawed?.row ?? '', /it was them/)
    assert.match(thawed?.row ?? '', /frozenByOperator.*active/)
  })

  test('[E44] and one by the member stand beside each other', async () => {
    const { email, password, token } = await registered(server)
    const { data: info } = await get(server.url, 'user/get_user_info', { token })
    const frozen = await post(server.url, 'user/freeze', { proof: { password } }, { token })
    assert.equal(frozen.code, 1, frozen.text)
    const named = { member: String(info.id), reason: 'to be safe' }
    const stateOf = async () => (await see(`get_member?member=${info.id}`)).data.state
    assert.equal(await stateOf(), 'frozen')
    assert.equal((await act('thaw_member', named)).reason, 'memberNotFrozen')
    assert.equal((await act('freeze_member', named)).code, 1)
    assert.equal(await stateOf(), 'frozenByOperator')
    assert.equal((await act('thaw_member', named)).code, 1)
    assert.equal(await stateOf(), 'frozen')
    const login = await post(server.url, 'user/login', { email, password })
    assert.equal(login.reason, 'accountFrozen')
  })
})

const codes = ({ ticket, sandbox_code: code }: { ticket: string; sandbox_code: string }) => ({
  ticket,
  code,
})

/** All that was sent to an address, as one text. */
async function outbox(to: string): Promise<string> {
  const headers = { authorization: `Bearer ${server.secret}` }
  const answer = await fetch(`${server.opsUrl}/sandbox/outbox`, { method: 'POST', headers })
  const kept = (await answer.json()) as { to: string; subject?: string; text: string }[]
  return kept
    .filter((one) => one.to === to)
    .map(({ subject, text }) => `${subject}\n${text}`)
    .join('\n')
}

test('[E47] notes are sealed, name their operator, and never change', async () => {
  const text = 'called from a known number'
  assert.equal((await act('add_member_note', { member: ann.uid, text })).code, 1)
  const [note] = (await see(`get_member_notes?member=${ann.uid}`)).data.rows
  assert.deepEqual([note.text, note.operator], [text, 'sue'])
  const kept = await server.query<{ row: string }>(
    'select member_note::text as row from member_note',
  )
  const hex = Buffer.from(text).toString('hex')
  assert(kept.length > 0 && !kept.some(({ row }) => row.includes(text) || row.includes(hex)))
  await assert.rejects(server.query(`update member_note set operator_name = 'x'`), /never changes/)
  assert(!(await logged('add_member_note')).some(({ row }) => row.includes(text)))
  const empty = await act('add_member_note', { member: ann.uid, text: '  ' })
  assert.equal(empty.reason, 'noteIsEmpty')
})

test('[E48] an operator ends a session, of the member that is named alone', async () => {
  const bea = await server.member()
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    bea.member,
  ])
  const uid = String(row?.uid)
  const { data } = await see(`get_member_sessions?member=${uid}`)
  const session = data.sessions[0].id
  const wrong = await act('end_member_session', { member: ann.uid, session })
  assert.equal(wrong.reason, 'deviceUnknown')
  assert.equal((await act('end_member_session', { member: uid, session })).code, 1)
  const asked = await get(server.url, 'user/get_user_info', { token: bea.token })
  assert.equal(asked.reason, 'notLoggedIn')
})

test('[E46] what is missing of an identity is shown as missing, to the operator and to the member', async () => {
  const { member, token } = await server.member()
  for (const level of ['basic', 'advanced'] as const)
    await keepIdentity(server, member, level, { city: 'Ede' })
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    member,
  ])
  const { code, data } = await see(`get_member?member=${row?.uid}`)
  assert.equal(code, 1)
  const shown = Object.fromEntries(
    data.private.map((one: { field: string; shown?: string }) => [one.field, one.shown]),
  )
  assert.deepEqual([shown.city, shown.idNumber, shown.birthDate], ['E•••', undefined, undefined])
  assert.ok('idNumber' in shown && 'birthDate' in shown)
  const opened = await see(`open_private?member=${row?.uid}&field=idNumber`)
  assert.equal(opened.reason, 'nothingPrivate')
  const own = await get(server.url, 'user/get_identity', { token })
  assert.deepEqual([own.code, own.data.basic.city, own.data.basic.id_number], [1, 'Ede', undefined])
})

test('[E49] the timeline has what each part of the exchange knows, by time, each once over all pages', async () => {
  const rows: { id: string; at: number; kind: string }[] = []
  let after = ''
  do {
    const { data } = await see(`get_member_timeline?member=${ann.uid}&size=2${after}`)
    rows.push(...data.rows)
    after = data.next === undefined ? '' : `&after=${data.next}`
  } while (after !== '')
  const whole = (await see(`get_member_timeline?member=${ann.uid}&size=100`)).data.rows
  assert.deepEqual(
    rows.map(({ id }) => id),
    whole.map(({ id }: { id: string }) => id),
  )
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length)
  assert.deepEqual(
    rows.map(({ at }) => at),
    rows.map(({ at }) => at).sort((one, other) => other - one),
  )
  const kinds = new Set(rows.map(({ kind }) => kind))
  for (const kind of ['registered', 'noted', 'sandboxFunds', 'buyOrder'])
    assert(kinds.has(kind), kind)
})

test('[E49] an order that several others filled is one line, with what it came to and its average price', async () => {
  const cara = await server.member()
  const dan = await server.member()
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    cara.member,
  ])
  for (const price of ['101', '103'])
    await traderAt(server.url, dan.token).limit('sell', '0.1', price)
  await traderAt(server.url, cara.token).limit('buy', '0.2', '103')
  const { data } = await see(`get_member_timeline?member=${row?.uid}&size=100`)
  const lines = data.rows.filter(({ kind }: { kind: string }) => kind === 'buyOrder')
  assert.deepEqual(
    lines.map(({ amount, asset, pair, price }: Record<string, string>) => [
      amount,
      asset,
      pair,
      price,
    ]),
    [['20.4', 'USDT', 'btcusdt', '102']],
  )
})

test('[E50] balances, orders and movements are those of the member and realm that are asked for', async () => {
  const held = (realm: string) => see(`get_member_balances?member=${ann.uid}&realm=${realm}`)
  const real = (await held('real')).data
  const usdt = real.coins.find(({ asset }: { asset: string }) => asset === 'USDT')
  assert.deepEqual(
    [usdt.account, usdt.available, usdt.frozen, usdt.worth],
    ['spot', '99990', '10', '100000'],
  )
  assert.deepEqual(real.accounts, [{ account: 'spot', worth: real.total }])
  assert.deepEqual((await held('demo')).data, { total: '0', accounts: [], coins: [] })
  const orders = (realm: string, which: string) =>
    see(`get_member_orders?member=${ann.uid}&realm=${realm}&which=${which}`)
  assert.equal((await orders('real', 'open')).data.rows.length, 1)
  assert.equal((await orders('real', 'over')).data.rows.length, 0)
  assert.equal((await orders('demo', 'open')).data.rows.length, 0)
  const bill = await see(`get_member_bill?member=${ann.uid}&realm=real`)
  assert.equal(bill.data.rows.length, 3)
  for (const path of ['get_member_balances', 'get_member_bill'])
    assert.equal((await see(`${path}?member=10000001&realm=real`)).reason, 'memberUnknown')
})
