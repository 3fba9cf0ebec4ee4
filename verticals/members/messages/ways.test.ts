/** What the files for mail and SMS may say, and what stops the start. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { startTestServer } from '@evenkeel/server/testing/server.ts'
import { BadConfig } from '@evenkeel/wire/server'
import { makeCertificate } from './testing/certificate.ts'
import { openMailSink } from './testing/sinks.ts'
import { waysOf } from './ways.ts'

const folder = await mkdtemp(join(tmpdir(), 'evenkeel-ways-'))
after(() => rm(folder, { recursive: true }))
/** Not loopback by its name; it reaches this machine all the same. */
const ELSEWHERE = '0.0.0.0'
const certificate = makeCertificate(ELSEWHERE)
const mailFrom = 'Evenkeel <no-reply@exchange.example>'

async function given(text: string, kind: 'smtpFile' | 'smsFile' = 'smtpFile') {
  const file = join(folder, 'way')
  await writeFile(file, text, { mode: 0o600 })
  return { smtpFile: undefined, smsFile: undefined, mailFrom, [kind]: file }
}

async function ways(text: string, wish: { production?: boolean; kind?: 'smsFile' } = {}) {
  const lines: string[] = []
  const messages = await given(text, wish.kind)
  const note = (event: string, fields?: object) => lines.push(JSON.stringify({ event, ...fields }))
  const log = { info: note, warn: note, error: note }
  const found = await waysOf({ messages, production: wish.production ?? false }, log)
  return { ...found, logged: lines.join('') }
}

async function sinkAt(t: TestContext, wish: Parameters<typeof openMailSink>[0]) {
  const sink = await openMailSink(wish)
  t.after(sink.close)
  return `smtp://${ELSEWHERE}:${sink.port}`
}

test('[K2] a file that says nothing, or nothing of ours, stops the start', async () => {
  const wrong = ['', '\n', 'mail.example', 'http://mail.example', 'smtp://', 'smtp://a b']
  for (const text of wrong) await assert.rejects(ways(text), BadConfig, text)
  for (const option of ['?requireTLS=false', '/?ignoreTLS=true', '?tls.rejectUnauthorized=false'])
    await assert.rejects(ways(`smtp://mail.example${option}`), /nothing behind it/)
  for (const text of ['https://hook.example/', 'http://hook.example/\nsecret'])
    await assert.rejects(ways(text, { kind: 'smsFile' }), BadConfig)
  const { smtp } = await ways(' smtps://ann:secret@mail.example \n')
  assert.deepEqual(smtp, { url: 'smtps://ann:secret@mail.example', from: mailFrom })
})

test('[K1] production does not start with a mail server that offers no TLS, or shows a false certificate', async (t) => {
  const plain = await sinkAt(t, {})
  await assert.rejects(ways(plain, { production: true }), /offers no TLS/)
  const secretFile = join(folder, 'master')
  await writeFile(secretFile, 's'.repeat(32), { mode: 0o600 })
  const config = { production: true, secretFile, messages: await given(plain) }
  await assert.rejects(startTestServer({ dataDir: join(folder, 'data'), config }), /offers no TLS/)
  const strange = await sinkAt(t, { certificate })
  await assert.rejects(ways(strange, { production: true }), /not to be trusted/)
  assert.equal((await ways(plain)).smtp?.url, plain, 'a sandbox starts, and sends nothing there')
})

test('[K1] production starts with one that has TLS, and with one that does not answer yet', async (t) => {
  const usual = getCACertificates()
  setDefaultCACertificates([certificate.cert])
  t.after(() => setDefaultCACertificates(usual))
  const good = await sinkAt(t, { certificate })
  const { smtp, logged } = await ways(good, { production: true })
  assert.deepEqual([smtp?.url, logged], [good, ''])
  const dead = await openMailSink()
  await dead.close()
  const late = await ways(`smtp://${ELSEWHERE}:${dead.port}`, { production: true })
  assert.match(late.logged, /"reason":"unanswered"/)
  assert(!late.logged.includes(ELSEWHERE))
})
