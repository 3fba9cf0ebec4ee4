/** Private fields of which a byte was changed in the table: only what needs them is refused. Rule E56. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { type KnownMember, knownMember, secrets } from '@evenkeel/server/testing/knownMember.ts'
import { type Proven, provenMember, switchTotpOn } from '@evenkeel/server/testing/proven.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

let server: TestServer
let ann: KnownMember
let desk: string
before(async () => {
  server = await startTestServer()
  ann = await knownMember(server)
  desk = (await server.operator({ role: 'support' })).token
})
after(() => server.stop())

const see = (path: string) => get(server.consoleUrl, `console/${path}`, { token: desk })
const find = (term: string) =>
  post(server.consoleUrl, 'console/find_members', { term }, { token: desk })

/** Flips a bit of what is sealed there. */
async function damage(table: string, column: string, where: string, member: number) {
  const whose = table === 'member' ? 'id' : 'member'
  // A disk asks no trigger.
  const [off, on] = ['disable', 'enable'].map((how) => `alter table ${table} ${how} trigger user`)
  const flip = `update ${table} set ${column} = set_bit(${column}, 301, 1 - get_bit(${column}, 301))
    where ${where} and ${whose} = $1 returning 1`
  await server.query(off ?? '')
  assert((await server.query(flip, [member])).length > 0)
  await server.query(on ?? '')
}

/** What the log says about fields, and how often it was counted. */
async function toldOf(field: string): Promise<number> {
  const lines = server
    .logged()
    .split('\n')
    .filter((line) => line.includes('cannot be read'))
  for (const secret of Object.values(secrets)) assert(!lines.join().includes(secret))
  return lines.filter((line) => JSON.parse(line).field === field).length
}

test('[E56] an unreadable e-mail address leaves the member, and the search for it, as they are', async () => {
  await damage('contact', 'sealed', "kind = 'email'", ann.member)
  for (let nth = 0; nth < 2; nth++) {
    const info = await get(server.url, 'user/get_user_info', { token: ann.token })
    assert.deepEqual([info.code, info.data.account_number], [1, '+49*****678'])
    for (const term of [ann.uid, secrets.email, secrets.phone]) {
      const found = await find(term)
      assert.equal(found.data.members[0].account, '+49*****678', found.text)
    }
    const { data } = await see(`get_member?member=${ann.uid}`)
    const [email, phone] = data.private
    assert.deepEqual([email, phone.is_unreadable], [{ field: 'email', is_unreadable: true }, false])
  }
  const opened = await see(`open_private?member=${ann.uid}&field=email`)
  assert.deepEqual([opened.status, opened.reason], [200, 'fieldUnreadable'])
  assert.equal((await see(`open_private?member=${ann.uid}&field=phone`)).code, 1)
  assert.equal(await toldOf(`contact ${ann.member}`), 1, 'once')
  const metrics = await (await fetch(`${server.opsUrl}/metrics`)).text()
  assert.match(metrics, /^evenkeel_unreadable_fields_total 1$/m)
})

test('[E56] an unreadable identity hides its own fields alone', async () => {
  await damage('identity', 'sealed', "level = 'basic'", ann.member)
  assert.equal((await get(server.url, 'user/get_user_info', { token: ann.token })).code, 1)
  const own = await get(server.url, 'user/get_identity', { token: ann.token })
  assert.deepEqual([own.code, own.data.basic.name], [1, undefined])
  assert.equal(own.data.advanced.birth_date, secrets.birthDate)
  assert.equal((await find(ann.uid)).data.members.length, 1)
  const { data } = await see(`get_member?member=${ann.uid}`)
  const unreadable = data.private
    .filter((one: { is_unreadable: boolean }) => one.is_unreadable)
    .map(({ field }: { field: string }) => field)
  assert.deepEqual(unreadable, ['email', 'name', 'idNumber', 'city', 'address'])
  assert.equal((await see(`open_private?member=${ann.uid}&field=name`)).reason, 'fieldUnreadable')
  assert.equal((await see(`open_private?member=${ann.uid}&field=country`)).code, 1)
  assert.equal(await toldOf(`identity basic ${ann.member}`), 1)
})

test('[E56] unreadable notes, sessions and events leave their lists', async () => {
  const note = { member: ann.uid, text: 'Called about a deposit.' }
  assert.equal(
    (await post(server.consoleUrl, 'console/add_member_note', note, { token: desk })).code,
    1,
  )
  const bob = await provenMember(server)
  await damage('member_note', 'sealed', 'true', ann.member)
  const notes = await see(`get_member_notes?member=${ann.uid}`)
  assert.deepEqual([notes.code, notes.data.rows.length, notes.data.rows[0].text], [1, 1, undefined])
  await damage('session', 'sealed', 'true', bob.id)
  await damage('account_event', 'sealed', 'true', bob.id)
  const headers = { token: bob.token }
  for (const path of [
    'user/get_devices',
    'user/get_events',
    'user/get_user_info',
    'user/get_security',
  ])
    assert.equal((await get(server.url, path, headers)).code, 1, path)
  assert.equal((await see(`get_member?member=${bob.uid}`)).code, 1)
})

test('[E56, E19] what an unreadable field guards is refused by name, and not opened', async () => {
  const bob = await provenMember(server)
  const totp = await switchTotpOn(server.url, bob)
  await damage('member', 'totp', 'true', bob.id)
  const { email, password, device } = bob
  const begun = await post(server.url, 'user/login', { email, password, device })
  assert.equal(begun.code, 1, begun.text)
  const second = { ticket: begun.data.second.ticket, totp: totp() }
  const entered = await post(server.url, 'user/login_second', second)
  assert.deepEqual([entered.status, entered.reason], [200, 'fieldUnreadable'])

  const eve: Proven = await provenMember(server)
  await damage('contact', 'sealed', "kind = 'email'", eve.id)
  const wish = { kind: 'email', to: 'old' }
  const asked = await post(server.url, 'user/send_own_code', wish, { token: eve.token })
  assert.deepEqual([asked.status, asked.reason], [200, 'fieldUnreadable'], asked.text)
  assert.equal((await get(server.url, 'user/get_user_info', { token: eve.token })).code, 1)
})
