/** Options over the network: placed, told of, settled by the simulated market, and read for ever after. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { formatAmount, parseFigure } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { get, makeTransfer, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { type Listener, listenAs } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { taken } from '@evenkeel/server/testing/traders.ts'
import { KEY_HEADER, type z } from '@evenkeel/wire'
import type { option } from './contract/index.ts'
import { checkReceipt } from './verify/check.ts'

type Told = z.input<typeof option>

let server: TestServer
let ann: Awaited<ReturnType<typeof trader>>
let bob: Awaited<ReturnType<typeof trader>>
/** Ann's options, placed at the very beginning: a rise and a fall of the same moment. */
let placed: Told[]
let heard: Listener
let hearsNothing: Listener

/** Half a minute and the end of its second; a machine with much to do takes longer. */
const SETTLED_MS = 180_000
const asked = { symbol: 'btcusdt', direction: 'rise', seconds: 30, stake: '25.5' }

async function trader(realm: 'real' | 'demo' = 'real') {
  const { token } = await server.member({ realm, funds: { USDT: '5000' } })
  const transfer = { asset: 'USDT', amount: '1000', from: 'spot', to: 'trading' }
  taken(await makeTransfer(server.url, token, transfer))
  return {
    token,
    get: (path: string) => get(server.url, `micro/${path}`, { token }),
    post: (path: string, body: object, key = newKey()) =>
      post(server.url, `micro/${path}`, body, { token, [KEY_HEADER]: key }),
  }
}

const terms = { payoutBps: 8_000, feeBps: 0 }

before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  ann = await trader()
  bob = await trader()
  heard = await listenAs(server.url, ann.token)
  hearsNothing = await listenAs(server.url, bob.token)
  placed = []
  for (const direction of ['rise', 'fall'])
    placed.push(await firstPlaced({ ...asked, ...terms, direction }))
})
after(async () => {
  heard.socket.terminate()
  hearsNothing.socket.terminate()
  await server.stop()
})

/** Once the market has said something. */
async function firstPlaced(order: object): Promise<Told> {
  const answer = await eventually('there is a price', async () => {
    const answer = await ann.post('place_order', order)
    return answer.reason !== 'priceStale' && answer
  })
  return taken(answer)
}

test('[TO1] every bad order is refused by its name, and nothing moves', async () => {
  const refused = async (change: object, reason: string) => {
    const answer = await bob.post('place_order', { ...asked, ...terms, ...change })
    assert.deepEqual([answer.status, answer.code, answer.reason], [200, 0, reason])
    assert.notEqual(answer.msg, '')
    assert.ok(!answer.msg.includes('{'), answer.msg)
  }
  await refused({ symbol: 'nothing' }, 'termNotOffered')
  await refused({ seconds: 31 }, 'termNotOffered')
  await refused({ stake: '9.99' }, 'stakeBelowMinimum')
  await refused({ stake: '2000.01' }, 'stakeAboveMaximum')
  await refused({ stake: '10.001' }, 'stakeTooFine')
  await refused({ payoutBps: 9_999 }, 'termsChanged')
  await refused({ stake: '1000.01' }, 'insufficientFunds')
  for (const bad of [{ stake: '-1' }, { seconds: 1.5 }, { direction: 'up' }, { more: 1 }]) {
    const { status } = await bob.post('place_order', { ...asked, ...terms, ...bad })
    assert.equal(status, 400)
  }
  assert.deepEqual(taken(await bob.get('get_open_orders')).options, [])
})

test('[TO17] all markets are offered, each with six durations', async () => {
  const { asset, symbols } = taken(await get(server.url, 'micro/get_terms'))
  assert.equal(asset, 'USDT')
  assert.equal(symbols.length, 24)
  for (const { terms: own } of symbols) {
    const [first, last] = [own.at(0), own.at(-1)]
    assert.equal(own.length, 6)
    assert.deepEqual([first.seconds, first.payoutBps, first.minimum], [30, 8_000, '10'])
    assert.deepEqual([last.seconds, last.payoutBps], [3_600, 9_200])
  }
})

test('[TO18] one key, one option: a second tap gets the first answer', async () => {
  const [key, order] = [newKey(), { ...asked, ...terms, seconds: 3_600, payoutBps: 9_200 }]
  const [one, again] = await Promise.all([
    bob.post('place_order', order, key),
    bob.post('place_order', order, key),
  ])
  assert.equal(taken(one).id, taken(again).id)
  assert.equal(taken(await bob.get('get_open_orders')).options.length, 1)
  assert.equal((await bob.post('place_order', { ...order, stake: '30' }, key)).reason, 'keyReused')
})

test('[TO18] the demo realm has options of its own', async () => {
  const demo = await trader('demo')
  const order = { ...asked, ...terms, seconds: 3_600, payoutBps: 9_200 }
  const option: Told = taken(await demo.post('place_order', order))
  assert.equal((await bob.get(`get_order?id=${option.id}`)).reason, 'optionDoesNotExist')
  assert.equal(taken(await demo.get('get_open_orders')).options[0].id, option.id)
})

test('[TO14] [TO15] own limits are stricter at once and looser later; a pause bars', async () => {
  const own = await trader()
  assert.deepEqual(taken(await own.get('get_limits')).lossADay, {})
  taken(await own.post('set_limits', { lossADay: '40', numberADay: 1 }))
  const looser = taken(await own.post('set_limits', { numberADay: 1 }))
  assert.equal(looser.lossADay.value, '40')
  assert.ok(looser.lossADay.next.from > Date.now() + 86_000_000)
  assert.equal(looser.numberADay.value, 1)
  const order = { ...asked, ...terms, seconds: 3_600, payoutBps: 9_200 }
  const { reason, msg } = await own.post('place_order', { ...order, stake: '40.01' })
  assert.equal(reason, 'ownLossLimitReached')
  assert.match(msg, /40 USDT/)
  taken(await own.post('place_order', order))
  assert.equal((await own.post('place_order', order)).reason, 'ownNumberLimitReached')
  const { placedToday, atRisk } = taken(await own.get('get_limits'))
  assert.deepEqual([placedToday, atRisk], [1, '25.5'])
  const paused = taken(await own.post('pause', { for: 'week' }))
  assert.ok(paused.pausedUntil > Date.now() + 6 * 86_400_000)
  assert.equal((await own.post('place_order', order)).reason, 'optionsArePaused')
  assert.equal((await own.post('set_limits', { numberADay: 0 })).status, 400)
})

test('[TO19] [TO20] an option is told of until it is settled, to its owner alone', async () => {
  const history = async (): Promise<Told[]> => taken(await ann.get('get_order_history')).options
  await eventually('both are settled', async () => (await history()).length === 2, SETTLED_MS)
  const settled = (await history()).toReversed()
  assert.deepEqual(
    settled.map(({ id }) => id),
    placed.map(({ id }) => id),
  )
  for (const [nth, one] of settled.entries()) {
    const { acceptedAt, expiresAt } = placed[nth] as Told
    assert.deepEqual([one.acceptedAt, one.expiresAt], [acceptedAt, expiresAt])
    assert.ok(one.isSettled && one.opened && one.closed)
    assert.ok(one.opened.at > acceptedAt && one.opened.at <= acceptedAt + 10_000)
    assert.ok(one.closed.at <= expiresAt && one.closed.at > expiresAt - 10_000)
    assert.deepEqual(taken(await ann.get(`get_order?id=${one.id}`)), one)
    assert.equal((await bob.get(`get_order?id=${one.id}`)).reason, 'optionDoesNotExist')
  }
  const news = heard.heard
    .filter(({ channel }) => channel === 'options')
    .flatMap(({ data }) => data.options as Told[])
  for (const one of settled) {
    const states = news.filter(({ id }) => id === one.id).map(({ state }) => state)
    assert.deepEqual([...new Set(states)], ['pending', 'open', one.state])
    assert.deepEqual(
      news.findLast(({ id }) => id === one.id),
      one,
    )
  }
  const others = hearsNothing.heard
    .filter(({ channel }) => channel === 'options')
    .flatMap(({ data }) => data.options as Told[])
  assert.ok(others.every(({ id }) => placed.every((one) => one.id !== id)))
})

test('[TO19] the history is filtered and paged, with the totals of all that fit', async () => {
  const all = taken(await ann.get('get_order_history'))
  const gains = (all.options as Told[]).map(({ gain }) => parseFigure(gain ?? '0'))
  const sum = gains.reduce((one, other) => one + other, 0n)
  assert.equal(all.totals.count, 2)
  assert.equal(parseFigure(all.totals.gain), sum)
  const first = taken(await ann.get('get_order_history?size=1'))
  const second = taken(await ann.get(`get_order_history?size=1&after=${first.next}`))
  assert.deepEqual([...first.options, ...second.options], all.options)
  assert.deepEqual([second.next, second.totals], [undefined, undefined])
  const rises = taken(await ann.get('get_order_history?direction=rise'))
  assert.equal(rises.totals.count, 1)
  for (const filter of ['symbol=ethusdt', 'until=1', 'outcome=refunded'])
    assert.deepEqual(taken(await ann.get(`get_order_history?${filter}`)).options, [], filter)
})

test('[TO21] [TO23] the receipt says all of it to whoever has its name, and holds', async () => {
  const [settled] = taken(await ann.get('get_order_history')).options as Told[]
  const receipt = taken(await get(server.url, `micro/get_receipt?receipt=${settled?.receipt}`))
  assert.deepEqual(
    [receipt.opened, receipt.closed, receipt.gain],
    [settled?.opened, settled?.closed, settled?.gain],
  )
  assert.equal(checkReceipt(receipt).fault, undefined)
  assert.ok(!JSON.stringify(receipt).includes('member'))
  for (const name of [settled?.id, 'A'.repeat(22)]) {
    const { reason } = await get(server.url, `micro/get_receipt?receipt=${name}`)
    assert.equal(reason, 'receiptDoesNotExist')
  }
})

test('[TO24] what was staked, returned, won and lost stands in the options tab of the bill, each once', async () => {
  const settled = taken(await ann.get('get_order_history')).options as Told[]
  const bill = taken(await get(server.url, 'wallet/get_bill?tab=options', { token: ann.token }))
  const rows = bill.rows as { id: string; reason: string; amount: string }[]
  const must = settled.flatMap(({ state, stake, gain }) => [
    `optionStake ${stake}`,
    ...(state === 'lost' ? [] : [`optionReturn ${stake}`]),
    ...(state === 'won' ? [`optionWon ${gain}`] : []),
    ...(state === 'lost' ? [`optionLost ${gain}`] : []),
  ])
  assert.deepEqual(rows.map(({ reason, amount }) => `${reason} ${amount}`).sort(), must.sort())
})

test('[TO24] the balance after each row is right, in its detail and in the file', async () => {
  const { token } = ann
  const bill = taken(await get(server.url, 'wallet/get_bill?asset=USDT', { token }))
  const rows = (bill.rows as { id: string; tab: string; reason: string; amount: string }[]).filter(
    ({ tab }) => tab === 'options',
  )
  // Backwards from 1,000: what was frozen or released changed nothing, all else what it says.
  let balance = parseFigure('1000')
  const walked = rows.toReversed().map(({ id, reason, amount }) => {
    if (reason === 'optionWon' || reason === 'optionLost') balance += parseFigure(amount)
    return { id, reason, balance: formatAmount(balance) }
  })
  for (const { id, reason, balance: must } of walked) {
    const detail = taken(await get(server.url, `wallet/get_bill_row?id=${id}`, { token }))
    assert.deepEqual(detail.balances, [{ account: 'trading', amount: must }], reason)
    assert.equal(detail.about?.kind, 'option')
  }
  const { text } = await get(server.url, 'wallet/export_bill?tab=options', { token })
  const lines = text.split('\r\n').slice(1, -1).toReversed()
  assert.equal(lines.length, walked.length)
  for (const [nth, { balance: must }] of walked.entries()) {
    const fields = (lines[nth] ?? '').split(',')
    const after = [fields[8], fields[10]].filter((one) => one !== '')
    assert.deepEqual([...new Set(after)], [must], lines[nth])
  }
})
