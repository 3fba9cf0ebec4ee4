/** The files of the web app over real HTTP: how they are packed, and which scripts a page may hold. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { createFiles } from './files.ts'

const OWN = "document.title = 'own'\n"
const text = 'words that repeat, '.repeat(500)
let root: string
let url: string
const server = createServer((request, response) => {
  void createdFiles?.send(request.url ?? '', request, response)
})
let createdFiles: ReturnType<typeof createFiles> | undefined

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'evenkeel-files-'))
  await writeFile(join(root, 'index.html'), `<script>${OWN}</script><script src="/a.js"></script>`)
  await writeFile(join(root, 'plain.html'), '<p>no script</p>')
  await writeFile(join(root, 'a.js'), text)
  createdFiles = createFiles(root)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(async () => {
  server.close()
  await rm(root, { recursive: true, force: true })
})

test('[X3] a script inside the page is run by its hash, and no other', async () => {
  const policyOf = async (path: string) =>
    (await fetch(url + path)).headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256').update(OWN).digest('base64')
  assert.match(
    await policyOf('/'),
    new RegExp(`script-src 'self' 'sha256-${hash.replaceAll(/[+/]/g, '\\$&')}';`),
  )
  for (const path of ['/plain.html', '/a.js'])
    assert.match(await policyOf(path), /script-src 'self';/)
})

test('a file is packed in the tightest way that the client takes', async () => {
  const packedFor = async (accepted: string) => {
    const answer = await fetch(`${url}/a.js`, { headers: { 'accept-encoding': accepted } })
    assert.equal(await answer.text(), text)
    return answer.headers.get('content-encoding')
  }
  assert.equal(await packedFor('identity'), null)
  assert.equal(await packedFor('gzip'), 'gzip')
  // Made on the side: the first who ask may get the other one.
  await eventually('br is made', async () => (await packedFor('gzip, deflate, br')) === 'br')
  assert.equal(await packedFor('gzip, br;q=0'), 'gzip')
  assert.equal(await packedFor('br;q=0, gzip;q=0'), null)
})
