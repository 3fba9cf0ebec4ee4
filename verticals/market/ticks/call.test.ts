/** The call about the tick chain, on a real server: what it publishes holds, and says what the board settles by. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isMarketOpen, refuse } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { get } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { checkTickProof, type TickProof } from '@evenkeel/wire/proof'
import { BadConfig } from '@evenkeel/wire/server'
import { readSettings } from '../settings.ts'
import { tickRoutesOf } from './routes.ts'

type Told = {
  readonly head?: { readonly number: number }
  readonly sealedUntil: number
  readonly minutes: readonly unknown[]
  readonly proof?: TickProof
}

let server: TestServer
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
})
after(() => server.stop())

const asked = async (query = '') => get(server.url, `market/tick_proof${query}`)

test('[Q27] anybody is told what is published, and the proof of a tick of any symbol', async () => {
  const begun = (await asked()).data as Told
  const told = await eventually('seconds are sealed', async () => {
    const told = (await asked()).data as Told
    return told.sealedUntil >= begun.sealedUntil + 3_000 && told
  })
  // One of a closed market has a tick every few seconds only.
  const open = [
    ['btcusdt', 'always'],
    ['eurusd', 'forex'],
    ['aapl', 'stocks'],
  ] as const
  for (const [symbol] of open.filter(([, hours]) => isMarketOpen(hours, [], begun.sealedUntil)))
    for (const kind of ['lastAt', 'firstAfter'] as const) {
      const moment = told.sealedUntil - (kind === 'lastAt' ? 0 : 2_000)
      const answer = await asked(`?symbol=${symbol}&at=${moment}&kind=${kind}`)
      const { proof } = answer.data as Told
      assert(proof !== undefined, answer.text)
      const { fault, tick } = checkTickProof(proof)
      assert.equal(fault, undefined)
      assert.equal(tick?.source, 'simulator')
      assert(kind === 'lastAt' ? (tick?.at ?? 0) <= moment : (tick?.at ?? 0) > moment)
    }
})

test('[Q27] what cannot be proven, or is half a question, is refused by name', async () => {
  assert.equal((await asked('?symbol=nosuch&at=1')).reason, 'pairDoesNotExist')
  for (const query of ['', '&at=1', '&kind=firstAfter'])
    assert.equal((await asked(`?symbol=uniusdt${query}`)).reason, 'pairDoesNotExist', 'not listed')
  assert.equal((await asked('?symbol=btcusdt&at=1')).reason, 'tickNotProven')
  assert.equal((await asked('?symbol=btcusdt&at=99999999999999')).reason, 'tickNotProven')
  assert.equal((await asked('?symbol=btcusdt')).data.proof.symbol, 'btcusdt')
  assert.equal((await asked('?at=5')).status, 400)
  assert.equal((await asked('?size=0')).status, 400)
})

test('[Q27] what was listed once stays provable; what is not listed and not in the chain is not named', async () => {
  const proof: TickProof = {
    symbol: 'btcusdt',
    group: 'crypto',
    kind: 'lastAt',
    moment: 5,
    blocks: [],
    place: undefined,
  }
  const [route] = tickRoutesOf(
    {
      chain: { head: undefined, sealed: 9 },
      minutesBefore: async () => [],
      prove: async (_symbol, at) => (at === proof.moment ? proof : undefined),
    },
    () => false,
  )
  const asks = async (at: number) =>
    route?.answer({ input: { size: 1, symbol: 'btcusdt', at, kind: 'lastAt' } } as never)
  assert.equal(((await asks(5)) as Told).proof?.symbol, 'btcusdt')
  assert.deepEqual(await asks(6), refuse('pairDoesNotExist'))
})

test('[Q29] the operator says for how long blocks are kept', () => {
  assert.deepEqual(readSettings({}), { tickDays: 30 })
  assert.deepEqual(readSettings({ EVENKEEL_TICK_DAYS: '7' }), { tickDays: 7 })
  for (const text of ['0', '-1', '1.5', '99999', 'ever'])
    assert.throws(() => readSettings({ EVENKEEL_TICK_DAYS: text }), BadConfig)
})
