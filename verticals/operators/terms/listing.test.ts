/** New markets by four eyes over the network: what can be listed, and that it is traded without a restart and after one. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { get, makeTransfer, post } from '@evenkeel/server/testing/calls.ts'
import { type Listener, listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { taken, traderOn } from '@evenkeel/server/testing/traders.ts'

type Values = Record<string, string>
type Row = { readonly id: string; readonly values: Values }
type Group = {
  readonly name: string
  readonly rows: readonly Row[]
  readonly listable?: readonly Row[]
}

const simulated = { prices: { kind: 'simulator' } } as const

let server: TestServer
let visitor: Listener
let [ann, ben] = ['', '']

before(async () => {
  server = await startTestServer({ config: simulated })
  ann = (await server.operator({ role: 'finance', name: 'ann' })).token
  ben = (await server.operator({ role: 'finance', name: 'ben' })).token
  visitor = await listenAt(server.url)
  visitor.say({ event: 'link' })
})
after(async () => {
  visitor.socket.terminate()
  await server.stop()
})

async function groupOf(name: string): Promise<Group> {
  const { data } = await get(server.consoleUrl, 'console/get_terms', { token: ann })
  return data.groups.find((one: Group) => one.name === name)
}

async function listableIn(group: string): Promise<Record<string, Values>> {
  const { listable = [] } = await groupOf(group)
  return Object.fromEntries(listable.map(({ id, values }) => [id, values]))
}

const send = (path: string, body: object, token: string) =>
  post(server.consoleUrl, `console/${path}`, body, { token })

const ask = (group: string, id: string, values: Values) =>
  send('propose_terms', { group, id, values, is_new: true, reason: 'as agreed' }, ann)

/** Proposed by one, approved by another. */
async function list(group: string, id: string, over: Values = {}): Promise<void> {
  taken(await ask(group, id, { ...(await listableIn(group))[id], ...over }))
  const { data } = await get(server.consoleUrl, 'console/get_proposals', { token: ben })
  const [open] = data.proposals
  assert.deepEqual([open.group, open.subject, open.before], [group, id, {}])
  const seen = { id: open.id, seen: open.text }
  assert.equal((await send('approve_proposal', seen, ann)).reason, 'otherOperatorNeeded')
  taken(await send('approve_proposal', seen, ben))
}

type Listed = { readonly symbol: string; readonly extends: { readonly hasBook: boolean } }

const listed = async (symbol: string): Promise<Listed | undefined> =>
  (await get(server.url, 'currency/currency_list')).data.find(
    (one: Listed) => one.symbol === symbol,
  )

async function hasLadder(symbol: string): Promise<boolean> {
  const { data } = await get(server.url, `currency/get_depth?symbol=${symbol}`)
  return (data?.bids?.length ?? 0) > 0 && data.asks.length > 0
}

const htx = async (path: string) => (await fetch(`${server.url}${path}`)).json()

async function restart(): Promise<void> {
  await server.pause()
  server = await startTestServer({ dataDir: server.dataDir, config: simulated })
}

test('[P63] only what is quoted and not traded yet can be listed, and is refused by name otherwise', async () => {
  const { uniusdt, ...others } = await listableIn('pairs')
  assert.deepEqual(Object.keys(others), ['bchusdt', 'atomusdt', 'nearusdt'])
  assert.deepEqual(uniusdt, {
    tickSize: '0.001',
    lotSize: '0.01',
    makerFeeBps: '8',
    takerFeeBps: '10',
    minNotional: '5',
    bandBps: '2000',
    slippageBps: '500',
  })
  const inContracts = Object.keys(await listableIn('contracts'))
  assert.deepEqual(inContracts, ['bchusdt', 'uniusdt', 'atomusdt', 'nearusdt', 'xagusd', 'meta'])
  for (const [group, id, over, refusal] of [
    ['pairs', 'btcusdt', {}, 'marketListed'],
    ['pairs', 'shibusdt', {}, 'instrumentUnknown'],
    // Quoted, but nobody can hold a share here.
    ['pairs', 'meta', {}, 'instrumentUnknown'],
    ['pairs', 'uniusdt', { tickSize: '0.01' }, 'parameterUnsound'],
    ['pairs', 'uniusdt', { takerFeeBps: '' }, 'parameterUnsound'],
    ['contracts', 'eurusd', {}, 'marketListed'],
    ['contracts', 'uniusdt', {}, 'parameterUnsound'],
    ['options', 'meta 60s', {}, 'instrumentUnknown'],
  ] as const) {
    const { reason } = await ask(group, id, { ...uniusdt, ...over })
    assert.equal(reason, refusal, `${group} ${id} ${JSON.stringify(over)}`)
  }
  const unknown = await get(server.url, 'currency/get_ticker?symbol=uniusdt')
  assert.equal(unknown.reason, 'pairDoesNotExist')
  assert.equal(await listed('uniusdt'), undefined)
})

test('[P63] a pair is listed by two: shown and traded at once, in both realms, and after a restart', async () => {
  const trader = await traderOn(server, { funds: { USDT: '10000' } })
  const order = { pair: 'uniusdt', side: 'buy', kind: 'market', spend: '100' }
  assert.equal((await trader.post('place_order', order)).reason, 'pairDoesNotExist')
  await list('pairs', 'uniusdt', { takerFeeBps: '20' })

  await eventually('a visitor is told', async () =>
    visitor.heard.some(({ channel }) => channel === 'listings'),
  )
  // Who is told reads it at once, not a moment later.
  assert.equal((await listed('uniusdt'))?.extends.hasBook, true)
  await eventually('the house maker quotes', () => hasLadder('uniusdt'))
  const symbols = (await htx('/v1/common/symbols')).data as { symbol: string }[]
  assert.ok(symbols.some(({ symbol }) => symbol === 'uniusdt'))
  const tickers = (await get(server.url, 'currency/get_tickers')).data.tickers as Listed[]
  assert.ok(tickers.some(({ symbol }) => symbol === 'uniusdt'))

  taken(await trader.post('place_order', order))
  const { UNI = '0' } = await trader.held()
  assert.ok(Number(UNI) > 0, UNI)
  const some = { asset: 'UNI', amount: '0.01', from: 'spot', to: 'trading' }
  taken(await makeTransfer(server.url, trader.token, some))
  const demo = await traderOn(server, { funds: { USDT: '10000' }, realm: 'demo' })
  taken(await demo.post('place_order', order))
  const resting = { pair: 'uniusdt', side: 'sell', quantity: '5', price: '9' }
  const { id } = taken(await trader.post('place_order', { ...resting, price: await above() }))

  await restart()
  assert.equal((await listed('uniusdt'))?.extends.hasBook, true)
  const { rows, listable } = await groupOf('pairs')
  assert.equal(rows.find((row) => row.id === 'uniusdt')?.values.takerFeeBps, '20')
  assert.ok(listable?.every((row) => row.id !== 'uniusdt'))
  const again = await traderOn(server, { funds: { USDT: '10000' } })
  taken(await again.post('place_order', order))
  const kept = await get(server.url, `spot/get_order?id=${id}`, { token: trader.token })
  assert.equal(kept.data.state, 'open')
})

/** A price that nobody takes at once, within the band. */
async function above(): Promise<string> {
  const { close } = (await get(server.url, 'currency/get_ticker?symbol=uniusdt')).data
  return (Number(close) * 1.15).toFixed(2)
}

test('[P63] a contract is listed by two with tiers and a lot of their own, and traded at once and after a restart', async () => {
  const tiers = '20000 100 50; 100000 200 20'
  const over = { tiers, leverages: '1, 5, 50', lotSize: '2' }
  const usual = (await listableIn('contracts')).atomusdt ?? {}
  for (const wrong of [
    { ...over, tiers: '100000 200 20; 20000 100 50' },
    { ...over, leverages: '1, 51' },
    { ...over, lotSize: '0.000001' },
  ])
    assert.equal(
      (await ask('contracts', 'atomusdt', { ...usual, ...wrong })).reason,
      'contractTermsUnsound',
    )
  await list('contracts', 'atomusdt', over)
  await eventually('it is shown', async () => (await listed('atomusdt')) !== undefined)
  // A contract alone is no pair.
  assert.equal((await listed('atomusdt'))?.extends.hasBook, false)
  await eventually('the house maker quotes', () => hasLadder('ATOM-USDT'))
  const swaps = (await htx('/linear-swap-api/v1/swap_contract_info')).data
  assert.ok(swaps.some((one: Values) => one.contract_code === 'ATOM-USDT'))
  const pairs = (await htx('/v1/common/symbols')).data as { symbol: string }[]
  assert.ok(pairs.every(({ symbol }) => symbol !== 'atomusdt'))

  const { token } = await traderOn(server, { funds: { USDT: '10000' } })
  await makeTransfer(server.url, token, {
    asset: 'USDT',
    amount: '5000',
    from: 'spot',
    to: 'trading',
  })
  const open = { symbol: 'atomusdt', side: 'long', effect: 'open', kind: 'market', lots: 5 }
  const place = () => post(server.url, 'lever/place_order', { ...open, leverage: 5 }, { token })
  taken(await place())
  await restart()
  const { contracts } = (await get(server.url, 'lever/get_contracts')).data
  const atom = contracts.find((one: Listed) => one.symbol === 'atomusdt')
  assert.deepEqual([atom.lotSize, atom.leverages, atom.tiers.length], ['2', [1, 5, 50], 2])
  taken(await place())
})

test('[P63] options on a new symbol are listed by two; a market that closes needs its hours first', async () => {
  const offered = async (symbol: string) =>
    (await get(server.url, 'micro/get_terms')).data.symbols.find(
      (one: Listed) => one.symbol === symbol,
    )
  await list('options', 'nearusdt 60s', { payoutBps: '7000' })
  assert.deepEqual(
    (await offered('nearusdt')).terms.map((term: Record<string, number>) => [
      term.seconds,
      term.payoutBps,
    ]),
    [[60, 7000]],
  )
  await list('optionHours', 'meta')
  await list('options', 'meta 300s')
  assert.equal((await offered('meta')).market.hours, 'stocks')
})
