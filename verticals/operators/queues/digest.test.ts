/** What a decision of a queue rests on: a price that moves is no part of it, and everything else is. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import type { CaseDetail, CaseOffer, CaseQueue, Operator, Tables } from '@evenkeel/wire/server'
import { createQueues } from './queues.ts'

const offer: CaseOffer = {
  name: 'approve',
  isDanger: false,
  needsReason: false,
  reasons: [],
  asks: [],
}
const shown: CaseDetail = {
  id: 'w1',
  at: 1,
  state: 'requested',
  uid: 10000001,
  asset: 'BTC',
  amount: UNIT,
  flags: ['newAddress'],
  fields: [
    { label: 'network', value: 'Bitcoin', as: 'text' },
    { label: 'address', value: 'bc1q', as: 'code' },
    { label: 'worth', value: '60000', as: 'amount', asset: 'USDT', isLive: true },
    { label: 'fee', value: '0.0001', as: 'amount', asset: 'BTC' },
    { label: 'level', value: 'basic', as: 'level' },
    { label: 'approvedBy', value: 'fay', as: 'text' },
  ],
  actions: [offer],
  history: [],
}
const withField = (label: string, value: string): CaseDetail => ({
  ...shown,
  fields: shown.fields.map((one) => (one.label === label ? { ...one, value } : one)),
})
const without = (label: string): CaseDetail => ({
  ...shown,
  fields: shown.fields.filter((one) => one.label !== label),
})

/** The outcome of approving `later` by who was shown the case above. */
async function approved(later: CaseDetail): Promise<string> {
  let current = shown
  const queue: CaseQueue = {
    roles: ['finance'],
    movesMoney: true,
    count: async () => ({ waiting: 1, since: 1 }),
    list: async () => ({ rows: [current], isMore: false }),
    find: async () => current,
    look: async () => ({}),
    decide: async () => ({ outcome: 'done' }),
  }
  const tables = { rows: async () => [] } as unknown as Tables
  const queues = createQueues({ tables, now: () => 1, all: () => ({}), tellOperators() {} })
  const operator = { id: 1, name: 'fay', role: 'finance' } as Operator
  const opened = await queues.open('withdrawals', queue, 'w1', operator)
  current = later
  const verdict = { action: 'approve', answers: {}, seen: opened?.seen ?? '' } as const
  const decided = await queues.decide('withdrawals', queue, 'w1', verdict, operator)
  if ('outcome' in decided) return decided.outcome
  return 'ok' in decided ? decided.refusal : decided.incomplete
}

test('[P75] a decision outlasts what the price alone has changed', async () => {
  assert.equal(await approved(shown), 'done')
  assert.equal(await approved(withField('worth', '59999.12')), 'done')
  assert.equal(await approved(without('worth')), 'done', 'the price is stale')
  const looked = { ...shown, history: [{ at: 2, what: 'opened' as const }] }
  assert.equal(await approved(looked), 'done', 'a look changes nothing')
})

for (const [name, later] of Object.entries<CaseDetail>({
  id: { ...shown, id: 'w2' },
  at: { ...shown, at: 2 },
  state: { ...shown, state: 'endorsed' },
  member: { ...shown, uid: 10000002 },
  asset: { ...shown, asset: 'ETH' },
  amount: { ...shown, amount: UNIT + 1n },
  'a flag more': { ...shown, flags: ['newAddress', 'secondNeeded'] },
  'a flag less': { ...shown, flags: [] },
  network: withField('network', 'Liquid'),
  address: withField('address', 'bc1p'),
  'no address': without('address'),
  fee: withField('fee', '0.0002'),
  level: withField('level', 'none'),
  'who has approved': withField('approvedBy', 'fred'),
  'not approved yet': without('approvedBy'),
  'what is asked': { ...shown, actions: [{ ...offer, needsReason: true }] },
  'what is offered': { ...shown, actions: [] },
}))
  test(`[P75] another decided field refuses the decision: ${name}`, async () => {
    assert.equal(await approved(later), 'caseChanged')
  })

let server: TestServer
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
})
after(() => server.stop())

for (const [asset, chain, address, amount] of [
  ['BTC', 'bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '0.01'],
  ['ETH', 'ethereum', '0x52908400098527886E0F7030069857D2E4169EE7', '0.1'],
] as const)
  test(`[P75] [P43] a withdrawal of ${asset} is approved while its price moves`, async () => {
    const fay = await server.operator({ role: 'finance' })
    const member = await givenWithdrawer(server, { funds: { [asset]: '1' } })
    const answer = await member.withdraw({ asset, chain, address, amount })
    assert.equal(answer.code, 1, answer.text)
    const as = { token: fay.token }
    const { data } = await get(server.consoleUrl, 'console/get_cases?queue=withdrawals', as)
    const { id } = data.rows.at(-1)
    const look = async () =>
      (await get(server.consoleUrl, `console/open_case?queue=withdrawals&id=${id}`, as)).data
    const valueIn = (one: { fields: { label: string; value: string }[] }) =>
      one.fields.find(({ label }) => label === 'worth')?.value
    const first = await look()
    const values = new Set([valueIn(first)])
    await eventually('its value moves', async () => values.add(valueIn(await look())).size >= 4)
    const body = { queue: 'withdrawals', id, seen: first.seen, action: 'approve' }
    const decided = await post(server.consoleUrl, 'console/decide_money_case', body, as)
    assert.deepEqual([decided.reason, decided.data], [undefined, { outcome: 'done' }])
  })
