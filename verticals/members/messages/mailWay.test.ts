/** Mail and TLS: what leaves this machine is never sent in the clear, whoever asks for that. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { createMailWay, mailFaultOf } from './mailWay.ts'
import type { Message } from './messenger.ts'
import { makeCertificate } from './testing/certificate.ts'
import { openMailSink } from './testing/sinks.ts'
import { newMail } from './testing/stage.ts'

/** Reaches this machine, and does not look as if it did: no name of loopback. */
const ELSEWHERE = '0.0.0.0'
const certificate = makeCertificate(ELSEWHERE)
const from = 'Evenkeel <no-reply@exchange.example>'
const message: Message = {
  to: newMail(),
  name: 'code',
  language: 'en',
  figures: { code: '314159', purpose: 'register' },
}

async function given(t: TestContext, wish: Parameters<typeof openMailSink>[0] = {}) {
  const sink = await openMailSink(wish)
  t.after(sink.close)
  const at = (host: string, login = '') => `smtp://${login}${host}:${sink.port}`
  return { sink, at, send: (url: string) => createMailWay({ url, from })(message, 'x') }
}

function trust(t: TestContext): void {
  const usual = getCACertificates()
  setDefaultCACertificates([certificate.cert])
  t.after(() => setDefaultCACertificates(usual))
}

test('[K1] a server elsewhere that offers no TLS gets no mail, with a user name and without', async (t) => {
  const { sink, at, send } = await given(t)
  for (const login of ['', 'ann:secret@']) {
    await assert.rejects(send(at(ELSEWHERE, login)), { code: 'ETLS' })
    assert.equal(await mailFaultOf(at(ELSEWHERE, login)), 'plain')
  }
  assert.deepEqual(sink.mails, [])
})

test('[K1] within this machine mail goes without, whatever certificate is shown', async (t) => {
  for (const wish of [{}, { certificate }]) {
    const { sink, at, send } = await given(t, wish)
    await send(at('127.0.0.1'))
    assert.deepEqual(
      sink.mails.map(({ isSecure }) => isSecure),
      [false],
    )
    assert.equal(await mailFaultOf(at('127.0.0.1')), undefined)
  }
})

test('[K1] a server elsewhere with TLS gets mail through it', async (t) => {
  trust(t)
  const { sink, at, send } = await given(t, { certificate })
  assert.equal(await mailFaultOf(at(ELSEWHERE)), undefined)
  await send(at(ELSEWHERE))
  assert.deepEqual(
    sink.mails.map(({ to, isSecure }) => [...to, isSecure]),
    [[message.to.text, true]],
  )
})

test('[K1] a certificate that nobody vouches for is none', async (t) => {
  const { sink, at, send } = await given(t, { certificate })
  await assert.rejects(send(at(ELSEWHERE)), { code: 'ESOCKET' })
  assert.equal(await mailFaultOf(at(ELSEWHERE)), 'untrusted')
  assert.deepEqual(sink.mails, [])
})

test('[K1] nothing behind the address switches TLS off', async (t) => {
  const { at } = await given(t)
  for (const option of ['requireTLS=false', 'ignoreTLS=true', 'tls.rejectUnauthorized=false'])
    assert.throws(() => createMailWay({ url: `${at(ELSEWHERE)}/?${option}`, from }), TypeError)
})

test('of a server that does not answer nothing is known', async (t) => {
  const { sink, at } = await given(t)
  await sink.close()
  assert.equal(await mailFaultOf(at(ELSEWHERE)), 'unanswered')
})
