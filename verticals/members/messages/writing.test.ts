/** How messages read: whole in all 13 languages, plain and escaped, and without a link. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@evenkeel/wire'
import { toldKinds } from '../contract/index.ts'
import type { Message, MessageName } from './messenger.ts'
import { mailOf, smsOf } from './writing.ts'

const to = { kind: 'email', text: 'ann@example.org' } as const
const names: readonly MessageName[] = [
  'code',
  'registeredAlready',
  'signedIn',
  'wrongPasswords',
  'accountChanged',
  'identityVerified',
  'identityRefused',
]
const about = {
  at: '2026-11-15 12:30',
  device: 'Firefox, Linux',
  address: '203.0.113.7',
  reason: 'The second photo is blurred',
}

function messageOf(name: MessageName, more: Partial<Message> = {}): Message {
  const own =
    name === 'code' ? { code: '004711', purpose: 'reset' } : { kind: 'signedIn', ...about }
  const figures = name === 'registeredAlready' ? {} : own
  return { to, name, language: 'en', figures, ...more }
}

test('[E9, E16] every message reads whole in 13 languages, as a mail and as an SMS', async () => {
  for (const language of languages)
    for (const name of names)
      for (const antiPhishing of ['blue whale', undefined]) {
        const message = messageOf(name, { language, antiPhishing })
        const { subject, text, html } = await mailOf(message)
        for (const part of [subject, text, html, await smsOf(message)]) {
          assert.doesNotMatch(part, /[{}]|undefined/, `${language} ${name}`)
          assert.doesNotMatch(part, /https?:|href|src=|www\./, `${language} ${name}`)
          assert.notEqual(part.trim(), '')
        }
        assert.match(html, new RegExp(`<html lang="${language}">`))
      }
})

test('[E16] each thing that can happen to an account has its name in 13 languages', async () => {
  for (const language of languages) {
    const lines = toldKinds.map(async (kind) => {
      const message = messageOf('accountChanged', { language, figures: { ...about, kind } })
      const { text, subject } = await mailOf(message)
      const event = text.split('\n\n')[1] ?? ''
      assert(subject.includes(event), `${language} ${kind}`)
      assert((await smsOf(message)).includes(event), `${language} ${kind}`)
      return event
    })
    assert.equal(new Set(await Promise.all(lines)).size, toldKinds.length, language)
  }
})

test('[E9] each purpose of a code is named', async () => {
  for (const language of languages) {
    const purposes = ['register', 'reset', 'thaw', 'oldContact', 'newContact'].map(
      async (purpose) => {
        const message = messageOf('code', { language, figures: { code: '004711', purpose } })
        const [first, code] = (await mailOf(message)).text.split('\n\n')
        assert.equal(code, '004711')
        assert((await smsOf(message)).includes('004711'))
        return first
      },
    )
    assert.equal(new Set(await Promise.all(purposes)).size, 5, language)
  }
})

test('[E16] the anti-phishing code stands on top', async () => {
  const { text, html } = await mailOf(messageOf('signedIn', { antiPhishing: 'blue whale' }))
  assert(text.startsWith('Your anti-phishing code: blue whale\n\n'))
  assert(html.indexOf('blue whale') < html.indexOf('was accessed'))
})

test('[E9] nobody from Evenkeel asks for a code, and the mail says so', async () => {
  const { text, html } = await mailOf(messageOf('code'))
  assert.match(text, /Nobody from Evenkeel will ever ask you for this code\./)
  assert.match(html, /font:700 36px[^>]*>004711</)
})

test('[E16] what is known is told: when, the device, the address, the reason; and nothing else', async () => {
  const factsOf = async (figures: Record<string, string>) => {
    const { text } = await mailOf(messageOf('identityRefused', { figures }))
    return text.split('\n\n')[1]
  }
  const kind = 'identityRefused'
  assert.equal(
    await factsOf({ ...about, kind }),
    [
      'When: 2026-11-15 12:30 UTC',
      'Device: Firefox, Linux',
      'IP address: 203.0.113.7',
      'Reason: The second photo is blurred',
    ].join('\n'),
  )
  assert.equal(
    await factsOf({ kind, at: about.at, address: '', device: '', reason: 'Blurred' }),
    'When: 2026-11-15 12:30 UTC\nReason: Blurred',
  )
  assert.match(
    (await factsOf({ kind, address: '::1', device: '' })) ?? '',
    /^Device: unknown device/,
  )
  assert.match((await factsOf({ kind })) ?? '', /^Open identity verification/)
})

test('[E16] what people wrote is text: no markup, no further lines, no figures, no turning around', async () => {
  const reason = `<img src=x onerror=alert(1)> & "q" {code}\r\nBcc: eve@example.org \u202Egpj.exe\u2028x`
  const message = messageOf('identityRefused', { figures: { kind: 'identityRefused', reason } })
  const { text, html, subject } = await mailOf(message)
  const line = 'Reason: <img src=x onerror=alert(1)> & "q" {code} Bcc: eve@example.org  gpj.exe x'
  assert.equal(text.split('\n\n')[1], line)
  assert(
    !html.includes('<img') && html.includes('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;q'),
  )
  assert.doesNotMatch(subject, /[\r\n]/)
  const sms = await smsOf(
    messageOf('accountChanged', { figures: { kind: 'frozen', at: 'a\r\nb' } }),
  )
  assert(sms.startsWith('Evenkeel: Account frozen, a b UTC.'))
})
