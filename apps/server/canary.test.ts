/** What is private stays out of every file: the whole data folder of a server is searched for it. */
import assert from 'node:assert/strict'
import { hash, randomBytes, randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fromBase32 } from '@evenkeel/verticals/members/access/testing/base32.ts'
import { codeOf } from '@evenkeel/verticals/members/access/totpCodes.ts'
import { codeFor, registered } from '@evenkeel/verticals/members/testing/registered.ts'
import sharp from 'sharp'
import { ask, balancesOf, get, post } from './testing/calls.ts'
import { eraseMember } from './testing/deciding.ts'
import { listenAs } from './testing/listener.ts'
import { handIn, identityOf } from './testing/pictures.ts'
import { startTestServer, type TestServer } from './testing/server.ts'
import { callOver } from './testing/traders.ts'

let server: TestServer
const side = 128
const raw = { width: side, height: side, channels: 3 } as const
/** Noise, so that no part of it can be anywhere by chance, or be somebody else's. */
const noise = () =>
  sharp(randomBytes(side * side * 3), { raw })
    .jpeg()
    .toBuffer()

before(async () => {
  server = await startTestServer({ embedded: true })
})
after(() => server.stop())

/** Which of these stand in a file below a folder, or were logged. */
async function found(canaries: Readonly<Record<string, Buffer>>): Promise<string[]> {
  await server.query('checkpoint')
  const below = await readdir(server.dataDir, { recursive: true, withFileTypes: true })
  const beside = await readdir(tmpdir(), { withFileTypes: true })
  const files = [...below, ...beside].filter((entry) => entry.isFile())
  const texts = await Promise.all(
    files.map(({ parentPath, name }) =>
      readFile(join(parentPath, name)).catch(() => Buffer.alloc(0)),
    ),
  )
  const all = [...texts, Buffer.from(server.logged())]
  assert(texts.length > 500, 'it has looked into the database')
  return Object.entries(canaries).flatMap(([name, bytes]) =>
    all.some((text) => text.includes(bytes)) ? [name] : [],
  )
}

/** Somebody who has told all that can be told, and guards the account with all that there is. */
async function somebody() {
  const word = randomBytes(5).toString('hex')
  const ann = await registered(server, { email: `canary-${word}@example.org` })
  const { token, password } = ann
  const send = async (path: string, body: object) => {
    const { code, reason, data } = await post(server.url, path, body, { token })
    assert.equal(code, 1, `${path}: ${reason}`)
    return data
  }
  const proof = { password }
  const number = `1512${randomInt(1_000_000, 10_000_000)}`
  const phone = { kind: 'phone', area_code: '49', phone: number }
  const sent = await send('user/send_own_code', { ...phone, to: 'new' })
  const code: string = sent.sandbox_code
  await send('user/change_contact', { ...phone, proof, new: { ticket: sent.ticket, code } })
  await send('user/set_anti_phishing', { code: `heron ${word}`, proof })
  const wish = { name: 'bot', may_trade: false, addresses: [], proof }
  const { secret } = await send('user/make_api_key', wish)
  const totp = await send('user/begin_totp', { proof })
  const shared = fromBase32(totp.secret)
  const step = Math.floor(Date.now() / 30_000)
  const right = { ticket: totp.ticket, totp: codeOf(shared, step) }
  const { recovery_codes } = await send('user/confirm_totp', right)
  // Words of their own: what others left beside the folder is not taken for these.
  const letters = word.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] as string)
  const fields = {
    name: `Ann ${letters}`,
    city: `${letters}ville`,
    address: `17 ${letters} Quay\nUtrecht`,
    id_number: `pass-${word}`,
  }
  const picture = await noise()
  assert.equal((await handIn(server.url, token, picture, fields)).code, 1)
  const { basic } = await identityOf(server.url, token)
  const shown = await fetch(`${server.url}${basic.photos.front}`, { headers: { token } })
  assert.equal(shown.status, 200)
  const drawn = Buffer.from(await shown.arrayBuffer())
  const texts = {
    name: fields.name,
    'id number': fields.id_number,
    city: fields.city,
    'id number as it is found by': `PASS${word.toUpperCase()}`,
    address: `17 ${letters} Quay`,
    'e-mail address': ann.email.split('@')[0] as string,
    'mobile number': number,
    password,
    'transaction password': ann.transactionPassword,
    'anti-phishing code': `heron ${word}`,
    'secret of the API key': secret as string,
    'secret of the authenticator': totp.secret as string,
    'recovery code': recovery_codes[0] as string,
    'recovery code as it is typed': recovery_codes[0].replaceAll('-', '') as string,
    token,
    device: ann.device,
    'ticket of a code': sent.ticket as string,
    link: basic.photos.front.split('link=')[1] as string,
  }
  const canaries: Record<string, Buffer> = {
    'the photo as it was sent': middle(picture),
    'the photo as it was drawn': middle(drawn),
    'bytes of the authenticator’s secret': shared,
    'bytes of the API key’s secret': Buffer.from(secret, 'base64url'),
    'bytes of the token': Buffer.from(token, 'base64url'),
  }
  for (const [name, text] of Object.entries(texts)) canaries[name] = Buffer.from(text)
  return { ...ann, code, canaries, photo: basic.photos.front as string }
}

function middle(bytes: Buffer): Buffer {
  return bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 24)
}

test('[Z5] [L2] [K1] nothing that a member told or guards the account with is in the clear in any file or log', async () => {
  const { canaries } = await somebody()
  assert.deepEqual(await found(canaries), [])
  const control = randomBytes(12).toString('hex')
  await server.query(`insert into setting (name, value) values ('control', $1)`, [control])
  assert.deepEqual(await found({ control: Buffer.from(control) }), ['control'])
})

test('[Z5] [L2] no verification code is in the clear in any file or log', async () => {
  // Six digits may stand somewhere by chance: those of all codes do not.
  const codes: Record<string, Buffer> = {}
  for (const one of ['ann', 'ben', 'cas', 'dot']) {
    const wish = { email: `${one}@example.org`, purpose: 'register' } as const
    codes[one] = Buffer.from((await codeFor(server.url, wish)).sandbox_code)
  }
  assert((await found(codes)).length < 4)
})

test('[Z6] an erased member is nowhere; the journal replays, and the money is where it was', async () => {
  const ann = await somebody()
  const { data } = await post(server.url, 'user/switch_simulation', {}, { token: ann.token })
  const { token } = data
  const before = await balancesOf(server.url, token)
  assert.deepEqual(Object.values(before), ['100000'])
  const socket = await listenAs(server.url, token)
  const member = await memberOf(token)
  const sealed = sealedIn(await rowsOf(`where member = ${member}`))
  assert(sealed.length > 20, `${sealed.length} things are sealed or hashed`)

  assert.equal(await erase(member), 'done')
  assert.equal(
    (await callOver(socket, 'user/get_user_info', undefined, null)).reason,
    'notLoggedIn',
  )
  assert.equal((await get(server.url, 'user/get_user_info', { token })).status, 401)
  const { email, password, device } = ann
  const login = await post(server.url, 'user/login', { email, password, device })
  assert.equal(login.reason, 'wrongCredentials')
  assert.equal((await ask(`${server.url}${ann.photo}`, { headers: { token } })).status, 404)
  const left = JSON.stringify(await rowsOf(''))
  assert.deepEqual(
    sealed.filter((text) => left.includes(JSON.stringify(text))),
    [],
  )
  assert.deepEqual(await found(ann.canaries), [])

  const { dataDir } = server
  await server.pause()
  server = await startTestServer({ dataDir })
  assert.equal((await get(server.url, 'user/get_user_info', { token })).status, 401)
  // Nobody can sign in as them any more: a session from behind shows what is left.
  const looking = randomBytes(32).toString('base64url')
  await server.query(
    `insert into session (token_hash, member, realm, expires_at)
     values ($1, $2, 'demo', now() + interval '1 day')`,
    [hash('sha256', looking, 'buffer'), member],
  )
  assert.deepEqual(await balancesOf(server.url, looking), before)
})

async function memberOf(token: string): Promise<number> {
  const sql = 'select member::int from session where token_hash = $1'
  const [row] = await server.query<{ member: number }>(sql, [hash('sha256', token, 'buffer')])
  return row?.member ?? 0
}

async function erase(member: number): Promise<string> {
  const [row] = await server.query<{ uid: number }>('select uid from member where id = $1', [
    member,
  ])
  return eraseMember(server, row?.uid ?? 0)
}

/** Rows of the tables that know members, and of those themselves. */
async function rowsOf(member: string): Promise<object[]> {
  const tables = await server.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'member'::regclass and conrelid <> confrelid`,
  )
  const some = tables.map(({ name }) => `select to_jsonb(${name}) as row from ${name} ${member}`)
  const own = `select to_jsonb(member) as row from member ${member.replace('member', 'id')}`
  return server.query([...some, own].join(' union all '))
}

/** What is bytes, or a hash of a password. */
function sealedIn(rows: readonly object[]): string[] {
  return rows.flatMap((row) =>
    Object.values((row as { row: object }).row).filter((value) => /^(\\x|\$argon2)/.test(value)),
  )
}
