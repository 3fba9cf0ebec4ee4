/** What is private stays out of every file: the whole data folder of a server is searched for it. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createIdentity } from '@evenkeel/verticals/members/identity/identity.ts'
import { createSealing } from '@evenkeel/verticals/members/sealing.ts'
import sharp from 'sharp'
import { ask, balancesOf } from './testing/calls.ts'
import { ann, handIn, identityOf } from './testing/pictures.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer
const side = 128
const raw = { width: side, height: side, channels: 3 } as const
/** Noise, so that no part of it can be anywhere by chance. */
const picture = await sharp(randomBytes(side * side * 3), { raw })
  .jpeg()
  .toBuffer()

before(async () => {
  server = await startTestServer()
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

test('[Z5] [L2] [K1] no name, id number, address or photo is in the clear in any file or log', async () => {
  const { token } = await server.member()
  assert.equal((await handIn(server.url, token, picture)).code, 1)
  const { basic } = await identityOf(server.url, token)
  const shown = await fetch(`${server.url}${basic.photos.front}`)
  const drawn = Buffer.from(await shown.arrayBuffer())
  const middle = (bytes: Buffer) => bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 24)
  const canaries = {
    name: Buffer.from(ann.name),
    'id number': Buffer.from(ann.id_number),
    'id number as it is found by': Buffer.from('CANARY47110815'),
    city: Buffer.from(ann.city),
    address: Buffer.from('17 Canary Quay'),
    'the photo as it was sent': middle(picture),
    'the photo as it was drawn': middle(drawn),
    token: Buffer.from(token),
    link: Buffer.from(basic.photos.front.split('link=')[1]),
  }
  assert.deepEqual(await found(canaries), [])
  const control = randomBytes(12).toString('hex')
  await server.query(`insert into setting (name, value) values ('control', $1)`, [control])
  assert.deepEqual(await found({ control: Buffer.from(control) }), ['control'])
})

test('[Z6] after a member was erased the journal replays, and their money is where it was', async () => {
  const { token, member } = await server.member()
  assert.equal((await handIn(server.url, token, picture)).code, 1)
  const before = await balancesOf(server.url, token)
  const { basic } = await identityOf(server.url, token)
  const rows = <Row>(sql: string, values: readonly unknown[]) =>
    server.query(sql, values) as Promise<unknown> as Promise<readonly Row[]>
  const key = (purpose: string, bytes: number) =>
    createHash('sha512').update(purpose).digest().subarray(0, bytes)
  const identity = createIdentity({
    ...{ tables: { rows }, sealing: createSealing({ key }), now: Date.now },
    files: { operatorLink: () => '' },
    events: { tell: async () => undefined },
  })
  await identity.erase(member)
  const { dataDir } = server
  await server.pause()
  server = await startTestServer({ dataDir })
  assert.deepEqual(await balancesOf(server.url, token), before)
  assert.deepEqual((await identityOf(server.url, token)).basic, { state: 0, photos: {} })
  assert.equal((await ask(`${server.url}${basic.photos.front}`)).status, 404)
})
