/** Messages on their way: to a real SMTP server and a real hook, past failures, and never twice. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Tables } from '@evenkeel/wire/server'
import type { Reachable } from '../contacts.ts'
import type { Message, MessageWays } from './messenger.ts'
import { openHook, openMailSink } from './testing/sinks.ts'
import { MINUTE_MS, newMail, stage, written } from './testing/stage.ts'

const tables = await openTestTables()
const phone: Reachable = { kind: 'phone', text: '+4915112345678' }
const figures = { code: '314159', purpose: 'register' }
const secret = 'between us'

/** Tables without anybody else's messages, and a messenger that stops with the test. */
async function given(t: TestContext, ways: MessageWays, over: Tables = tables) {
  await tables.rows('delete from message', [])
  const staged = stage(over, ways)
  t.after(staged.messenger.stop)
  const to = newMail()
  const write = (message: Partial<Message> = {}) =>
    staged.messenger.write({ to, name: 'code', language: 'en', figures, ...message })
  /** Of each message: `sent 1`, `given up 2`, or `1 waits 5 s`, with its tries. */
  const states = async () => {
    const rows = await tables.rows<{ state: string }>(
      `select case when sent_at is not null then 'sent ' || tries
         when given_up_at is not null then 'given up ' || tries
         else tries || ' waits ' ||
           round(extract(epoch from due_at - to_timestamp($1::float8 / 1000))) || ' s' end as state
       from message order by id`,
      [staged.now()],
    )
    return rows.map(({ state }) => state)
  }
  const reach = (...wanted: string[]) =>
    eventually(wanted.join(), async () => String(await states()) === String(wanted))
  return { ...staged, to, write, states, reach }
}

test('[E9] a code comes by mail, and works', async (t) => {
  const sink = await openMailSink()
  t.after(sink.close)
  const { codes, send, to, messenger } = await given(t, { smtp: sink.smtp })
  assert.deepEqual(messenger.reaches, { email: true, phone: false })
  const wish = { purpose: 'register', to, language: 'ja', antiPhishing: 'blue whale' } as const
  const sent = await send(wish)
  assert(!('ok' in sent))
  assert.equal(sent.sandboxCode, undefined)
  await eventually('the mail', () => sink.mails.length > 0)
  const [mail] = sink.mails
  const text = mail?.parts.get('text/plain') ?? ''
  const code = /^[0-9]{6}$/m.exec(text)?.[0] ?? assert.fail('no code')
  assert.deepEqual(mail?.to, [to.text])
  assert.equal(mail?.headers.get('subject'), 'Evenkeelの認証コード')
  assert.equal(mail?.headers.get('from'), 'Evenkeel <no-reply@exchange.example>')
  assert.match(mail?.headers.get('message-id') ?? '', /^<[0-9a-f]{32}@exchange\.example>$/)
  assert.equal(mail?.headers.get('auto-submitted'), 'auto-generated')
  assert(text.startsWith('お客様のフィッシング対策コード：blue whale'))
  assert(mail?.parts.get('text/html')?.includes(`>${code}</p>`))
  const { purpose } = wish
  assert.equal(await codes.check({ purpose, to, ticket: sent.ticket, code }), true)
})

test('[E9] while the mail server is dead callers do not wait; when it is back the mail comes, once', async (t) => {
  const first = await openMailSink()
  await first.close()
  const { write, wait, failures, reach } = await given(t, { smtp: first.smtp })
  await write()
  await reach('1 waits 1 s')
  wait(1_000)
  await reach('2 waits 5 s')
  const sink = await openMailSink({ port: first.port })
  t.after(sink.close)
  wait(5_000)
  await reach('sent 3')
  wait(60 * MINUTE_MS)
  await write({ name: 'signedIn', figures: {} })
  await reach('sent 3', 'sent 1')
  assert.equal(sink.mails.length, 2)
  // Both tries failed alike: one word about it is enough.
  assert.equal(failures.length, 1)
})

test('[E9] what may have been sent before a crash is sent again, under the same name', async (t) => {
  const sink = await openMailSink()
  t.after(sink.close)
  let crashes = 1
  const { write, wait, reach } = await given(
    t,
    { smtp: sink.smtp },
    {
      rows(sql, values) {
        if (sql.includes('sent_at = case') && crashes-- > 0)
          return Promise.reject(new Error('gone'))
        return tables.rows(sql, values)
      },
    },
  )
  await write()
  await eventually('the mail', () => sink.mails.length === 1)
  await reach('1 waits 60 s')
  wait(MINUTE_MS)
  await reach('sent 2')
  const names = sink.mails.map(({ headers }) => headers.get('message-id'))
  assert.deepEqual([names.length, new Set(names).size], [2, 1])
})

test('[E9] a code that could not be sent in time is given up, other messages after a day', async (t) => {
  const dead = await openMailSink()
  await dead.close()
  const { write, wait, reach } = await given(t, { smtp: dead.smtp })
  await write()
  await write({ name: 'signedIn', figures: {} })
  await reach('1 waits 1 s', '1 waits 1 s')
  wait(10 * MINUTE_MS)
  await reach('given up 2', '2 waits 5 s')
  wait(24 * 60 * MINUTE_MS)
  await reach('given up 2', 'given up 3')
  assert.equal(await bytesLeft(), 0)
})

test('[E9] who is unknown to the mail server is given up at once, who cannot be served now is not', async (t) => {
  const sink = await openMailSink()
  t.after(sink.close)
  const { write, wait, reach } = await given(t, { smtp: sink.smtp })
  sink.wish.refusing = 451
  await write()
  await reach('1 waits 1 s')
  sink.wish.refusing = 550
  wait(1_000)
  await reach('given up 2')
})

test('[E9] an SMS goes to the hook, signed', async (t) => {
  const hook = await openHook()
  t.after(hook.close)
  const { write, messenger, reach } = await given(t, { sms: { url: hook.url, secret } })
  assert.deepEqual(messenger.reaches, { email: false, phone: true })
  await write({ to: phone, antiPhishing: 'blue whale' })
  await reach('sent 1')
  const [{ headers, body } = assert.fail()] = hook.received
  const signature = createHmac('sha256', secret).update(body).digest('hex')
  assert.equal(headers['evenkeel-signature'], signature)
  assert.equal(headers['content-type'], 'application/json')
  const { to, text, id, ...more } = JSON.parse(body)
  assert.deepEqual([to, more], [phone.text, {}])
  assert.match(text, /^\[blue whale\] Your Evenkeel registration code: 314159\./)
  assert.match(id, /^[0-9a-f]{32}$/)
})

test('[E9] a hook that fails is asked again, and none is followed elsewhere', async (t) => {
  const [hook, elsewhere] = [await openHook(), await openHook()]
  t.after(hook.close)
  t.after(elsewhere.close)
  const { write, wait, reach } = await given(t, { sms: { url: hook.url, secret } })
  hook.answer.status = 503
  await write({ to: phone })
  await reach('1 waits 1 s')
  Object.assign(hook.answer, { status: 307, headers: { location: elsewhere.url } })
  wait(1_000)
  await reach('2 waits 5 s')
  hook.answer.status = 200
  wait(5_000)
  await reach('sent 3')
  assert.deepEqual([hook.received.length, elsewhere.received.length], [3, 0])
  assert.equal(new Set(hook.received.map(({ body }) => body)).size, 1)
})

test('[E9] a way that hangs holds up neither callers nor the other way', async (t) => {
  const [sink, hook] = [await openMailSink(), await openHook()]
  t.after(sink.close)
  t.after(hook.close)
  hook.answer.isSilent = true
  const { write } = await given(t, { smtp: sink.smtp, sms: { url: hook.url, secret } })
  for (let n = 0; n < 10; n++) await write({ to: phone })
  await write()
  await eventually('the mail', () => sink.mails.length === 1)
  assert(hook.received.length <= 4)
})

test('[K1, L2] nothing of a message is in the clear where it waits, and nothing is left of it when it is sent', async (t) => {
  const sink = await openMailSink()
  t.after(sink.close)
  const { write, to, failures, wait, reach } = await given(t, { smtp: sink.smtp })
  const secrets = [to.text, to.text.split('@')[0] ?? '', figures.code, 'blue whale']
  sink.wish.refusing = 451
  await write({ antiPhishing: 'blue whale' })
  await reach('1 waits 1 s')
  const waiting = await written(tables)
  sink.wish.refusing = 0
  wait(1_000)
  await reach('sent 2')
  assert.equal(await bytesLeft(), 0)
  const told = JSON.stringify(failures.map((error) => [String(error), { ...(error as object) }]))
  assert.match(told, /EENVELOPE/)
  for (const hidden of secrets) {
    assert(!waiting.includes(hidden), `${hidden} is in the table`)
    assert(!told.includes(hidden), `${hidden} is in the log`)
  }
})

test('[E9] without a way out messages lie in the outbox for a day', async (t) => {
  const { write, wait, messenger, to } = await given(t, {})
  assert.deepEqual([messenger.reaches, messenger.hasOutbox], [{ email: false, phone: false }, true])
  await write()
  await write({ to: phone })
  await write({ isVoid: true })
  const [sms, mail, ...more] = await messenger.outbox(10)
  assert.deepEqual([sms?.to, mail?.to, more], [phone.text, to.text, []])
  assert.deepEqual([sms?.subject, mail?.subject], [undefined, 'Your Evenkeel verification code'])
  assert.match(mail?.text ?? '', /^314159$/m)
  assert.equal((await messenger.outbox(1)).length, 1)
  wait(25 * 60 * MINUTE_MS)
  await write()
  assert.equal((await messenger.outbox(10)).length, 1)
})

test('[E9, K1] where there is a way, nobody is told a code that cannot be sent', async (t) => {
  const sink = await openMailSink()
  t.after(sink.close)
  const { send, messenger, states } = await given(t, { smtp: sink.smtp })
  const sent = await send({ purpose: 'reset', to: phone, language: 'en' })
  assert(!('ok' in sent))
  assert.equal(sent.sandboxCode, undefined)
  assert.deepEqual([await states(), await messenger.outbox(10)], [['given up 0'], []])
})

async function bytesLeft(): Promise<number | undefined> {
  const sql = 'select sum(length(sealed))::int as bytes from message'
  return (await tables.rows<{ bytes: number }>(sql, []))[0]?.bytes
}
