/** The thread beside the exchange: it may die, and the exchange does not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { quick } from './testing/givenVenues.ts'
import { createThread } from './thread.ts'

const file = new URL('./testing/failingWorker.ts', import.meta.url)
const wanted = { symbol: 'btcusdt', period: '1min', from: 0, to: 60_000 } as const

function given(way: string) {
  const lines: string[] = []
  const failures: string[] = []
  const thread = createThread({
    task: { venues: [{ id: way }], instruments: [], timings: quick },
    tell: (news) => {
      if (news.type === 'said') lines.push(news.line)
    },
    onFailure: (error) => failures.push(String(error)),
    file,
  })
  return { thread, lines, failures }
}

test('[Q1] a thread that cannot work at all says why, and is not started again', async () => {
  const { thread, failures } = given('unable')
  await assert.rejects(thread.open(), /npm install ccxt/)
  await assert.rejects(thread.ask(wanted), /npm install ccxt/)
  await thread.close()
  assert.deepEqual(failures, [])
})

test('[Q1] a thread that dies before it works is an error of the start', async () => {
  const { thread } = given('at once')
  await assert.rejects(thread.open(), /no thread today/)
  await assert.rejects(thread.ask(wanted), /no thread today/)
  await thread.close()
})

test('[Q6] a thread that dies at work is started again, and who waited for it is told that it failed', async () => {
  const { thread, lines, failures } = given('later')
  await Promise.all([thread.open(), thread.open()])
  await eventually('the first one', () => lines.length === 1)
  const asked = [thread.ask(wanted), thread.ask(wanted)]
  for (const answer of await Promise.allSettled(asked)) assert.equal(answer.status, 'rejected')
  assert.deepEqual(failures, ['Error: too much'])
  await assert.rejects(thread.ask(wanted), /not there/)
  await eventually('the second one', () => lines.length === 2)
  await assert.rejects(thread.ask(wanted))
  await eventually('the third one', () => lines.length === 3)
  await thread.close()
  await assert.rejects(thread.ask(wanted), /not there/)
})

test('[K1] the thread knows nothing of the environment of the exchange', async () => {
  const { thread, lines } = given('later')
  await thread.open()
  await eventually('the line', () => lines.length === 1)
  assert.deepEqual(lines, ['I am here, and know 0 secrets'])
  await thread.close()
})
