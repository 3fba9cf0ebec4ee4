/** Terms by four eyes over the network: proposed by one, approved by another who saw the same, and then in force. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { canonical } from '@evenkeel/kernel'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { openSwitching } from '@evenkeel/server/testing/switching.ts'
import { traderOn } from '@evenkeel/server/testing/traders.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import { readField } from '@evenkeel/wire/server'
import { inOrder, keyOf } from '../console/terms/termNames.ts'
import { isTerm } from '../contract/index.ts'
import { commandIn } from './commandIn.ts'

let server: TestServer
let [ann, ben] = ['', '']

before(async () => {
  server = await startTestServer()
  ann = (await server.operator({ role: 'finance', name: 'ann' })).token
  ben = (await server.operator({ role: 'finance', name: 'ben' })).token
})
after(() => server.stop())

type Values = Record<string, string>
type Row = { id: string; values: Values }
type Shown = { id: string; text: string; subject: string; before: Values; after: Values }

const read = async (path: string, token = ann) =>
  (await get(server.consoleUrl, `console/${path}`, { token })).data
const send = (path: string, body: object, token: string) =>
  post(server.consoleUrl, `console/${path}`, body, { token })
const termsOf = async (group: string, id: string): Promise<Values> => {
  const { groups } = await read('get_terms')
  const { rows } = groups.find(({ name }: { name: string }) => name === group)
  return rows.find((row: Row) => row.id === id).values
}
const propose = async (group: string, id: string, over: Values, token = ann) =>
  send(
    'propose_terms',
    { group, id, values: { ...(await termsOf(group, id)), ...over }, reason: 'as agreed' },
    token,
  )
const proposals = async (token = ann): Promise<(Shown & { is_own: boolean })[]> =>
  (await read('get_proposals', token)).proposals
const approve = ({ id, text }: Pick<Shown, 'id' | 'text'>, token: string) =>
  send('approve_proposal', { id, seen: text }, token)
const latest = async () => (await proposals())[0] as Shown

test('[P53] who approves reads why it was proposed, with what holds and what would', async () => {
  assert.equal((await propose('pairs', 'ltcusdt', { takerFeeBps: '13' })).code, 1)
  const [seen] = (await read('get_proposals', ben)).proposals
  assert.deepEqual([seen.reason, seen.by, seen.is_own], ['as agreed', 'ann', false])
  assert.deepEqual([seen.before.takerFeeBps, seen.after.takerFeeBps], ['10', '13'])
  const kept = await server.query('select reason from operator_proposal')
  assert.deepEqual(kept, [{ reason: 'as agreed' }])
  assert.equal((await send('reject_proposal', { id: seen.id, reason: 'a drill' }, ben)).code, 1)
})

test('[P53] a proposal that is asked for twice under one key is one, and keeps its first reason', async () => {
  const values = { ...(await termsOf('pairs', 'ltcusdt')), takerFeeBps: '14' }
  const headers = { token: ann, 'idempotency-key': newKey() }
  const ask = (reason: string) =>
    post(
      server.consoleUrl,
      'console/propose_terms',
      { group: 'pairs', id: 'ltcusdt', values, reason },
      headers,
    )
  const [first, again] = [await ask('as agreed'), await ask('for another reason')]
  assert.deepEqual([first.code, again.data.id], [1, first.data.id])
  const [seen, ...others] = (await read('get_proposals', ben)).proposals
  assert.deepEqual([seen.reason, others.length], ['as agreed', 0])
  await send('reject_proposal', { id: seen.id, reason: 'a drill' }, ben)
})

test('[P53] a token is listed by two operators and can be deposited and withdrawn at once, without a restart', async () => {
  const contract = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
  const figures = { depositMin: '0.1', withdrawalMin: '1', withdrawalFee: '0.2' }
  const limits = { dailyMax: '1000', dailyMaxAdvanced: '10000', fourEyesAbove: '500' }
  const uni = { chain: 'ethereum', contract, decimals: '18', ...figures, ...limits }
  const ask = (id: string, over: Values = {}) =>
    send('propose_terms', { group: 'tokens', id, values: { ...uni, ...over }, reason: 'new' }, ann)
  for (const [id, over, refusal] of [
    ['UNI', { contract: contract.replace('F', 'f') }, 'parameterUnsound'],
    ['UNI', { chain: 'tron' }, 'parameterUnsound'],
    ['UNI', { decimals: '37' }, 'parameterUnsound'],
    ['UNI', { dailyMax: '10001' }, 'networkTermsWrong'],
    ['uni', {}, 'tokenUnsound'],
    // What the file knows is not made something else: its coin, its contract, the chain's own coin.
    ['USDT', {}, 'parameterUnsound'],
    ['UNI', { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }, 'parameterUnsound'],
    ['ETH', {}, 'parameterUnsound'],
  ] as const) {
    const { reason } = await ask(id, over)
    assert.equal(reason, refusal, JSON.stringify([id, over]))
  }
  const member = await givenWithdrawer(server)
  const networksOf = async () => {
    const { data } = await member.get('wallet/get_withdrawal_terms')
    return data.coins as string[]
  }
  assert.equal((await ask('UNI')).code, 1)
  const open = await latest()
  assert.equal((await networksOf()).includes('UNI'), false)
  assert.equal((await approve(open, ann)).reason, 'otherOperatorNeeded')
  assert.equal((await approve(open, ben)).code, 1)
  assert.deepEqual(await termsOf('tokens', 'UNI ethereum'), uni)
  assert.equal((await termsOf('networks', 'UNI ethereum')).withdrawalFee, '0.2')
  assert.equal((await networksOf()).includes('UNI'), true)
  const { data } = await member.get('wallet/get_withdrawal_terms?asset=UNI')
  assert.deepEqual(
    data.networks.map(({ chain, fee, decimals }: Values) => [chain, fee, decimals]),
    [['ethereum', '0.2', 8]],
  )
  const deposits = await member.get('wallet/get_networks')
  const taken = JSON.stringify(deposits.data)
  assert.ok(taken.includes('"UNI"'), taken)
  assert.equal((await ask('UNI')).reason, 'tokenKnown')
  assert.equal((await ask('UNI', { decimals: '6' })).reason, 'parameterUnsound')
})

test('[P28] [P53] [Z7] [O2] a fee is proposed by one and approved by another, and holds at once in both realms', async () => {
  const was = await termsOf('pairs', 'btcusdt')
  assert.deepEqual([was.makerFeeBps, was.takerFeeBps, was.minNotional], ['8', '10', '5'])
  assert.equal((await propose('pairs', 'btcusdt', { takerFeeBps: '12' })).code, 1)
  const [open] = await proposals()
  assert.ok(open)
  const { subject, before, after, is_own: isOwn } = open
  assert.deepEqual(
    [subject, before, after, isOwn],
    ['btcusdt', was, { ...was, takerFeeBps: '12' }, true],
  )
  assert.equal((await proposals(ben))[0]?.is_own, false)
  assert.equal((await approve(open, ann)).reason, 'otherOperatorNeeded')
  const altered = { ...open, text: open.text.replace(':12', ':13') }
  assert.equal((await approve(altered, ben)).reason, 'proposalChanged')
  assert.equal((await termsOf('pairs', 'btcusdt')).takerFeeBps, '10')

  assert.equal((await approve(open, ben)).code, 1)
  assert.equal((await termsOf('pairs', 'btcusdt')).takerFeeBps, '12')
  assert.deepEqual(await proposals(), [])
  assert.equal((await approve(open, ben)).reason, 'proposalDoesNotExist')
  const { token } = await server.member()
  const demo = (await post(server.url, 'user/switch_simulation', {}, { token })).data.token
  for (const as of [token, demo]) {
    const { pairs } = (await get(server.url, 'spot/get_pairs', { token: as })).data
    const bitcoin = pairs.find(({ pair }: { pair: string }) => pair === 'btcusdt')
    assert.equal(bitcoin.takerFeeBps, 12)
  }
})

test('[P28] fees, minimums and limits of a network, what one approves alone, and how much may leave in an hour', async () => {
  for (const [group, id, over] of [
    ['networks', 'USDT tron', { withdrawalFee: '1.5', fourEyesAbove: '900' }],
    ['approvals', 'USDT', { dailyMax: '1234.5' }],
    ['outflow', 'BTC', { limit: '2.5' }],
    ['outflow', 'BTC', { limit: '' }],
  ] as const) {
    const was = await termsOf(group, id)
    assert.equal((await propose(group, id, over)).code, 1, group)
    assert.deepEqual(await termsOf(group, id), was)
    assert.equal((await approve(await latest(), ben)).code, 1, group)
    assert.deepEqual(await termsOf(group, id), { ...was, ...over })
  }
})

test('[P28] the hours of an options market and its holidays are set by two, and options keep to them at once', async () => {
  assert.deepEqual(await termsOf('optionHours', 'aapl'), { hours: 'stocks', holidays: '' })
  // Whatever the day is: a week without trading.
  const days = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.now() + day * 86_400_000))
  const holidays = days.map((day) => day.toISOString().slice(0, 10)).join(' ')
  for (const wrong of ['tomorrow', '2026-12-25,2027-01-01', ' '])
    assert.ok((await propose('optionHours', 'aapl', { holidays: wrong })).code !== 1, wrong)
  assert.ok((await propose('optionHours', 'aapl', { hours: 'never' })).code !== 1)
  assert.equal((await propose('optionHours', 'aapl', { holidays })).code, 1)
  assert.equal((await approve(await latest(), ann)).reason, 'otherOperatorNeeded')
  assert.equal((await approve(await latest(), ben)).code, 1)
  assert.deepEqual(await termsOf('optionHours', 'aapl'), { hours: 'stocks', holidays })

  const { token } = await server.member()
  const option = { symbol: 'aapl', direction: 'rise', seconds: 30, stake: '10' }
  const terms = { payoutBps: 8_000, feeBps: 0 }
  const headers = { token, 'idempotency-key': newKey() }
  const refused = await post(server.url, 'micro/place_order', { ...option, ...terms }, headers)
  assert.equal(refused.reason, 'marketClosed')
  assert.match(refused.msg ?? '', /It opens on \d{4}-\d{2}-\d{2} 1[34]:30 \(UTC\)/)
})

test('[P35] a pair is delisted by two: it takes no new orders, and what stands there can be cancelled', async () => {
  const trader = await traderOn(server)
  await trader.limit('buy', '0.5', '90')
  const order = { pair: 'btcusdt', side: 'buy', price: '91', quantity: '0.5' }
  const place = () => trader.post('place_order', order)
  assert.deepEqual(await termsOf('listings', 'spot btcusdt'), { listing: 'listed' })
  assert.equal(
    (await propose('listings', 'spot btcusdt', { listing: 'gone' })).reason,
    'parameterUnsound',
  )
  assert.equal((await propose('listings', 'spot btcusdt', { listing: 'delisted' })).code, 1)
  const open = await latest()
  assert.deepEqual(
    [open.subject, open.before, open.after],
    ['spot btcusdt', { listing: 'listed' }, { listing: 'delisted' }],
  )
  assert.equal((await approve(open, ann)).reason, 'otherOperatorNeeded')
  assert.equal((await approve(open, ben)).code, 1)
  const config = async () => (await get(server.url, 'common/config', {})).data.delisted
  assert.deepEqual(await config(), ['spot btcusdt'])
  const refused = await place()
  assert.deepEqual([refused.code, refused.reason], [423, 'marketDelisted'])
  assert.equal((await trader.post('cancel_all', {})).code, 1)
  assert.deepEqual(await trader.open(), [])
  await propose('listings', 'spot btcusdt', { listing: 'listed' })
  assert.equal((await approve(await latest(), ben)).code, 1)
  assert.deepEqual(await config(), [])
  assert.equal((await place()).code, 1)
})

test('[P54] what a core would refuse, or what is so already, is not proposed', async () => {
  const refusal = async (group: string, id: string, over: Values) =>
    (await propose(group, id, over)).reason
  assert.equal(await refusal('pairs', 'btcusdt', {}), 'termsUnchanged')
  assert.equal(await refusal('outflow', 'ETH', { limit: '30' }), 'termsUnchanged')
  assert.equal(await refusal('outflow', 'ETH', { limit: '0' }), 'parameterUnsound')
  assert.equal(await refusal('networks', 'USDT tron', { withdrawalMin: '0' }), 'networkTermsWrong')
  for (const value of ['-1', '1.5', '10000', 'x', ''])
    assert.equal(
      await refusal('pairs', 'btcusdt', { makerFeeBps: value }),
      'parameterUnsound',
      value,
    )
  const nowhere = { group: 'listings', id: 'spot nothing', values: { listing: 'delisted' } }
  const asked = await send('propose_terms', { ...nowhere, reason: 'as agreed' }, ann)
  assert.equal(asked.reason, 'parameterUnsound')
  const values = { limit: '1' }
  const elsewhere = { group: 'nope', id: 'BTC', values, reason: 'as agreed' }
  assert.equal((await send('propose_terms', elsewhere, ann)).reason, 'parameterUnsound')
  const inherited = { ...elsewhere, group: 'toString' }
  assert.equal((await send('propose_terms', inherited, ann)).reason, 'parameterUnsound')
  assert.deepEqual(await proposals(), [])
})

test('[P29] [P53] what is rejected is gone; what was held up when it was approved is done later', async () => {
  await propose('pairs', 'ethusdt', { makerFeeBps: '1' })
  const first = await latest()
  assert.equal((await send('reject_proposal', { id: first.id, reason: 'no' }, ben)).code, 400)
  const no = { id: first.id, reason: 'not agreed' }
  assert.equal((await send('reject_proposal', no, ben)).code, 1)
  assert.equal((await approve(first, ben)).reason, 'proposalDoesNotExist')

  await propose('pairs', 'ethusdt', { makerFeeBps: '2' })
  const second = await latest()
  const turn = await openSwitching(server)
  await turn('everythingFrozen', true)
  assert.equal((await approve(second, ben)).reason, 'exchangeFrozen')
  await turn('everythingFrozen', false)
  assert.equal((await approve(second, ben)).code, 1)
  assert.equal((await termsOf('pairs', 'ethusdt')).makerFeeBps, '2')
  assert.deepEqual(await proposals(), [])
})

test('[P28] a command is read back from its text to the letter, or not at all', () => {
  const command = {
    type: 'setParameter',
    name: 'a.b',
    value: 'amount:5 "7n" \\',
    of: 12n,
    least: -3n,
  }
  const hostile = canonical(command)
  assert.equal(commandIn(hostile), undefined)
  const plain = { ...command, value: '5n, "7n" \\ {"a":1n}' }
  assert.deepEqual(commandIn(canonical(plain)), plain)
  for (const text of ['', '{', '5', '{"b":1,"a":2}', '{"a":01n}'])
    assert.equal(commandIn(text)?.type, undefined)
})

test('[P54] the form takes for a value what the server takes for one', () => {
  const typed = [
    '',
    '0',
    '00',
    '1',
    '-1',
    '+1',
    '9999',
    '10000',
    '1.5',
    '1.',
    '.5',
    '1,5',
    '1e3',
    ' 1',
    'yes',
    'no',
  ]
  const several = [
    '1, 2',
    '1,2',
    '1, 02',
    '1, ',
    '2026-12-25',
    '2026-12-25 2027-01-01',
    '2026-12-25, 2027-01-01',
    '2026-13-01',
    '50000 50 100',
    '50000 50 100; 250000.5 100 50',
    '5 5',
    '5 5 5 5',
    '5 5 5;6 6 6',
    '-5 5 5',
  ]
  const forms = [
    ...(['amount', 'bps', 'percent', 'flag', 'count'] as const),
    ...(['wholes', 'dates', 'tiers'] as const),
  ]
  const long = ['0.00000001', '0.000000001', '123456789012', '1234567890123', 'x']
  for (const value of [...typed, ...several, ...long]) {
    for (const as of forms)
      assert.equal(
        isTerm(as, value),
        readField({ name: as, as }, value) !== undefined,
        `${as} ${value}`,
      )
    assert.equal(isTerm('limit', value), value === '' || isTerm('amount', value), value)
  }
})

test('every kind and field of terms has its name at the console, and its place', async () => {
  const { groups } = await read('get_terms', ann)
  const offered: { name: string; fields: { name: string }[] }[] = groups
  const names = offered.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)])
  assert.deepEqual(
    names.filter((name) => keyOf(name) === undefined),
    [],
  )
  assert.deepEqual(
    inOrder(offered).map(({ name }) => name),
    [
      'pairs',
      'networks',
      'tokens',
      'approvals',
      'outflow',
      'options',
      'optionHours',
      'contracts',
      'listings',
      'prices',
      'access',
      'holds',
      'products',
      'nft',
      'collections',
    ],
  )
})

test('[P28] tiers, limits, leverages and hours of a contract are changed by two, and held to what its core takes', async () => {
  const was = await termsOf('contracts', 'btcusdt')
  assert.equal(was.leverages, '1, 2, 3, 5, 10, 20, 50, 100')
  assert.match(was.tiers ?? '', /^50000 50 100; 250000 100 50; /)
  const over = {
    leverages: '1, 5, 20',
    tiers: '40000 50 100; 200000 150 40',
    openInterestLots: '5000',
    hours: 'forex',
    holidays: '2026-12-25 2027-01-01',
  }
  for (const wrong of [
    { leverages: '1, 101' },
    { tiers: '50000 100 100' },
    { tiers: '200000 150 40; 40000 50 100' },
    { takerFeeBps: '50' },
  ] as Values[])
    assert.equal(
      (await propose('contracts', 'btcusdt', wrong)).reason,
      'contractTermsUnsound',
      JSON.stringify(wrong),
    )
  for (const wrong of [{ hours: 'never' }, { holidays: 'tomorrow' }, { tiers: 'some' }] as Values[])
    assert.equal((await propose('contracts', 'btcusdt', wrong)).reason, 'parameterUnsound')
  assert.equal((await propose('contracts', 'btcusdt', over)).code, 1)
  assert.equal((await approve(await latest(), ben)).code, 1)
  assert.deepEqual(await termsOf('contracts', 'btcusdt'), { ...was, ...over })
  const { contracts } = (await get(server.url, 'lever/get_contracts', {})).data
  const bitcoin = contracts.find(({ symbol }: { symbol: string }) => symbol === 'btcusdt')
  assert.deepEqual([bitcoin.leverages, bitcoin.hours], [[1, 5, 20], 'forex'])
})
