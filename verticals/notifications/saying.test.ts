/** How the figures of a notification read. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NotificationSource, PublicIds } from '@evenkeel/wire/server'
import { createSaying } from './saying.ts'

const source = {
  kinds: { closed: {} },
  texts: async () => ({ default: { 'closed.title': 'Closed', 'closed.body': '{profit} USDT' } }),
} as unknown as NotificationSource
const saying = createSaying({ sources: [source], instruments: [], ids: {} as PublicIds })

for (const [language, profit, body] of [
  ['en', '-1234.112', '−1,234.112 USDT'],
  ['de', '-1234.112', '−1.234,112 USDT'],
  ['en', '1234.00000001', '1,234.00000001 USDT'],
] as const)
  test(`${profit} reads ${body} in ${language}: grouped, whole, and with the sign of the app`, async () => {
    const figures = JSON.stringify({ profit })
    assert.equal((await saying.say({ kind: 'closed', figures }, language)).body, body)
  })
