/** What was earned, as the app follows it: read once for all who look, again with every change, forgotten with the last. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeedParts } from '@evenkeel/ui'
import { createEarnings, midnightOf } from './feed.ts'

function given(signedIn = true) {
  const asked: { since: string }[] = []
  let tell = () => {}
  let resume = () => {}
  const parts = {
    client: {
      async call(_: unknown, input: { since: string }) {
        asked.push(input)
        return { coins: [{ asset: 'USDT', invested: '1', today: '0', total: `${asked.length}` }] }
      },
    },
    stream: {
      subscribe(_: unknown, hear: () => void) {
        tell = hear
        return () => {
          tell = () => {}
        }
      },
      onResume(again: () => void) {
        resume = again
        return () => {}
      },
    },
    signedIn: () => signedIn,
  } as unknown as FeedParts
  return { earnings: createEarnings(parts), asked, tell: () => tell(), resume: () => resume() }
}
const settled = () => new Promise((done) => setTimeout(done, 5))

test('[PF16] it is read once, since midnight here, and again when an order changes or the line is back', async () => {
  const { earnings, asked, tell, resume } = given()
  let heard = 0
  const stops = [earnings.follow(() => heard++), earnings.follow(() => {})]
  await settled()
  assert.equal(asked.length, 1)
  const since = Number(asked[0]?.since)
  assert.equal(since, midnightOf(Date.now()))
  assert.deepEqual([new Date(since).getHours(), new Date(since).getMinutes()], [0, 0])
  assert.equal(earnings.now().value?.[0]?.total, '1')
  tell()
  await settled()
  resume()
  await settled()
  assert.deepEqual([earnings.now().value?.[0]?.total, heard >= 3], ['3', true])
  for (const stop of stops) stop()
  assert.equal(earnings.now().value, undefined)
  tell()
  await settled()
  assert.equal(asked.length, 3)
})

test('[PF16] for a visitor nothing is asked', async () => {
  const { earnings, asked } = given(false)
  earnings.follow(() => {})
  await settled()
  assert.deepEqual([asked, earnings.now().value], [[], []])
})
