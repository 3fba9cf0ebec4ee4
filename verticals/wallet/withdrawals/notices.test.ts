/** Messages about withdrawals: one for every change that its owner should know of, in every language, with its figures. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { createDeciding, type Decision } from '@evenkeel/server/testing/deciding.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import { languages } from '@evenkeel/wire'
import { noticeOf } from './notices.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const names = ['requested', 'byProgram', 'approved', 'paid', 'rejected', 'cancelled'] as const
const terms = {
  amount: 1_250_000_000n,
  asset: 'USDT',
  chain: 'tron',
  address: 'TJRab7kjpRTv8',
} as const

test('[W59] each has its own words in every language, with amount, coin and network', async () => {
  for (const language of languages) {
    const subjects = new Set<string>()
    for (const name of names) {
      const notice = await noticeOf({ ...terms, name })(language)
      for (const text of Object.values(notice)) {
        assert.doesNotMatch(text, /[{}]/, `${name} in ${language}`)
        assert.match(text, /12\.5 USDT/, `${name} in ${language}`)
      }
      assert.match(notice.body, /TRON/, `${name} in ${language}`)
      assert.equal(
        notice.body.includes('…jpRTv8'),
        name === 'requested' || name === 'byProgram',
        language,
      )
      subjects.add(notice.subject)
    }
    assert.equal(subjects.size, names.length, language)
  }
})

async function ask(path: string, body: object): Promise<string> {
  const { opsUrl, secret } = server
  const headers = { authorization: `Bearer ${secret}` }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await fetch(`${opsUrl}${path}`, init)).text()
}

/** Waits for the message; it is made when what it is about is durable. */
const told = (words: string) =>
  eventually(`a message says: ${words}`, async () =>
    (await ask('/sandbox/outbox', {})).includes(words),
  )

test('[W59] its owner is sent a message of every change', async () => {
  const eve = await givenWithdrawer(server, { funds: { USDT: '1000' } })
  const deciding = createDeciding(server, 'withdrawals')
  const { data: first } = await eve.withdraw({ amount: '21' })
  await told('Withdrawal of 21 USDT requested')
  await eve.post('wallet/cancel_withdrawal', { id: first.id })
  await told('Withdrawal of 21 USDT cancelled')
  const { data: second } = await eve.withdraw({ amount: '22' })
  const decide = async (decision: Decision) =>
    assert.equal(await deciding('Olga', second.id, decision), 'done')
  await told('Withdrawal of 22 USDT requested')
  await decide({ verdict: 'approve' })
  await told('Withdrawal of 22 USDT approved')
  await decide({ verdict: 'reject', reason: 'The address is on a list' })
  await told('Withdrawal of 22 USDT rejected')
})
