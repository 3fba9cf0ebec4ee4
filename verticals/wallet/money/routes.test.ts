/** The exchange's money at the console: it adds up, reserves take two operators, and no credit goes beyond them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parseAmount, parseFigure } from '@evenkeel/kernel'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { traderOn } from '@evenkeel/server/testing/traders.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

async function moneyOf(asset: string) {
  const { token } = await server.operator({ role: 'finance' })
  const { data } = await get(server.consoleUrl, 'console/get_money', { token })
  return data.assets.find((one: { asset: string }) => one.asset === asset)
}

async function attest(body: object) {
  const { token } = await server.operator({ role: 'finance' })
  return {
    again: () => post(server.consoleUrl, 'console/attest_reserves', body, { token }),
    answer: await post(server.consoleUrl, 'console/attest_reserves', body, { token }),
  }
}

test('[W43] what members are owed is what custody holds less what is the house’s', async () => {
  const before = await moneyOf('USDT')
  await server.member({ funds: { USDT: '250.5' } })
  const now = await moneyOf('USDT')
  assert.equal(parseFigure(now.members) - parseFigure(before.members), parseAmount('250.5'))
  const sandbox = now.custody.find(({ name }: { name: string }) => name === 'sandbox')
  assert.equal(sandbox.is_exempt, true, 'the sandbox’s own custody says that it has no reserves')
  assert.equal(sandbox.reserves, undefined)
})

test('[W41] [W44] a sandbox’s reserves are a sample; two operators replace it, and it is in the audit log', async () => {
  const reserves = async () => {
    const { custody } = await moneyOf('BTC')
    return custody.find(({ name }: { name: string }) => name === 'bitcoin').reserves
  }
  assert.deepEqual([(await reserves()).attested, (await reserves()).is_sample], ['1000000', true])
  const said = { asset: 'BTC', chain: 'bitcoin', amount: '12.5' }
  const first = await attest(said)
  assert.deepEqual([first.answer.code, first.answer.data?.is_attested], [1, false])
  assert.equal((await first.again()).reason, 'otherOperatorNeeded')
  assert.equal((await attest({ ...said, amount: '12' })).answer.reason, 'figuresDiffer')
  assert.equal((await attest({ ...said, chain: 'tron' })).answer.reason, 'networkNotListed')
  assert.equal((await attest(said)).answer.data.is_attested, true)
  const { attested, free, is_sample } = await reserves()
  assert.deepEqual([attested, free, is_sample], ['12.5', '12.5', false])
  const { token } = await server.operator()
  const log = await get(
    server.consoleUrl,
    `console/get_audit?subject=${encodeURIComponent('reserves BTC bitcoin')}`,
    { token },
  )
  assert.ok(log.data.rows.some((row: { after?: string }) => row.after === '12.5'))
})

test('[W54] [W55] finance funds the treasury and an account of the house, by two, and takes back what is free', async () => {
  const call = async (path: string, body: object) => {
    const { token } = await server.operator({ role: 'finance' })
    return post(server.consoleUrl, `console/${path}`, body, { token })
  }
  const funds = { asset: 'ETH', chain: 'ethereum', amount: '0.5', reason: 'for the maker' }
  const beyond = await call('fund_treasury', { ...funds, amount: '1000001' })
  assert.equal(beyond.reason, 'reservesExceeded')
  assert.equal((await call('fund_treasury', funds)).data.is_funded, true)
  const move = { house: 'maker', asset: 'ETH', amount: '0.4', is_back: false, reason: 'to trade' }
  assert.equal(
    (await call('move_house_funds', { ...move, amount: '0.6' })).reason,
    'treasuryTooSmall',
  )
  assert.equal((await call('move_house_funds', move)).data.is_moved, false)
  assert.equal((await call('move_house_funds', { ...move, amount: '0.3' })).reason, 'figuresDiffer')
  assert.equal((await call('move_house_funds', move)).data.is_moved, true)
  const house = async (name: string) =>
    (await moneyOf('ETH')).houses.find((one: { name: string }) => one.name === name)
  assert.deepEqual(await house('maker'), { name: 'maker', amount: '0.4', free: '0.4' })
  assert.deepEqual(await house('treasury'), { name: 'treasury', amount: '0.1' })
  const back = { ...move, is_back: true }
  assert.equal(
    (await call('move_house_funds', { ...back, house: 'fees' })).reason,
    'accountUnknown',
  )
  assert.equal(
    (await call('move_house_funds', { ...back, house: 'nobody' })).reason,
    'accountUnknown',
  )
  for (const isMoved of [false, true])
    assert.equal((await call('move_house_funds', back)).data.is_moved, isMoved)
  assert.equal((await house('treasury')).amount, '0.5')
  const { token } = await server.operator()
  const path = `console/get_audit?subject=${encodeURIComponent('account house:maker')}`
  const { rows } = (await get(server.consoleUrl, path, { token })).data
  assert.ok(rows.some((row: { after?: string }) => row.after === '0.4 ETH'))
  const ledger = 'console/get_ledger?account=house:maker&asset=ETH'
  const moved = (await get(server.consoleUrl, ledger, { token })).data.rows
  assert.deepEqual(
    moved.map(({ reason, amount }: Record<string, string>) => `${reason} ${amount}`),
    ['takenBack -0.4', 'allotted 0.4'],
  )
})

test('[W61] the second operator reads who stated what and why, until it counts', async () => {
  const uid = await uidOf((await server.member()).token)
  const transaction = `0x${'c4'.repeat(32)}`
  const [first, second] = [
    await server.operator({ role: 'finance' }),
    await server.operator({ role: 'finance' }),
  ]
  const stated = async ({ token } = second) => {
    const { data } = await get(server.consoleUrl, 'console/get_money', { token })
    return data.stated as Record<string, unknown>[]
  }
  const credit = {
    member: uid,
    asset: 'USDT',
    chain: 'ethereum',
    transaction,
    amount: '12.25',
    confirm: { asset: 'USDT', worth: '12.25' },
    reason: 'came without a report',
  }
  const reserves = { asset: 'ETH', chain: 'ethereum', amount: '77.5' }
  const fund = { asset: 'USDT', chain: 'ethereum', amount: '900000', reason: 'for options' }
  const move = { house: 'nft', asset: 'USDT', amount: '3', is_back: false, reason: 'for offers' }
  const small = { ...fund, amount: '5', reason: 'within the limit of one' }
  const say = (path: string, body: object, { token } = first) =>
    post(server.consoleUrl, `console/${path}`, body, { token })
  assert.equal((await say('fund_treasury', small)).data.is_funded, true)
  assert.deepEqual(await stated(), [], 'what counts already waits for nobody')
  await say('credit_by_hand', credit)
  await say('attest_reserves', reserves)
  await say('fund_treasury', { ...fund, amount: '800000', reason: 'a slip' })
  await say('fund_treasury', fund)
  await say('move_house_funds', move)
  const told = (await stated()).map(({ at, expires_at: until, ...one }) => {
    assert.equal(Number(until) - Number(at), 24 * 3_600_000)
    return one
  })
  const by = { by: first.name, is_own: false }
  assert.deepEqual(told, [
    {
      ...by,
      kind: 'credit',
      asset: 'USDT',
      amount: '12.25',
      chain: 'ethereum',
      member: uid,
      transaction,
      reason: credit.reason,
    },
    { ...by, kind: 'reserves', ...reserves },
    { ...by, kind: 'treasury', ...fund },
    { ...by, kind: 'allot', house: 'nft', asset: 'USDT', amount: '3', reason: move.reason },
  ])
  assert.ok((await stated(first)).every(({ is_own: isOwn }) => isOwn === true))
  await say('credit_by_hand', credit, second)
  await say('attest_reserves', reserves, second)
  await say('fund_treasury', fund, second)
  await say('move_house_funds', move, second)
  assert.deepEqual(await stated(), [])
})

test('[W46] the ledger of the house has each movement once, whether it is folded or derived from fills', async () => {
  const { token } = await server.operator({ role: 'finance' })
  const ledgerOf = (account: string, more = '') =>
    get(server.consoleUrl, `console/get_ledger?account=${account}${more}`, { token })
  const [buyer, seller] = [await traderOn(server), await traderOn(server)]
  await seller.limit('sell', '0.5', '100')
  await buyer.limit('buy', '0.5', '100')
  const { data } = await ledgerOf('house:fees')
  const paid = data.rows.filter((row: { reason: string }) => row.reason === 'spotFee')
  assert.deepEqual(
    paid.map((row: { asset: string; amount: string }) => `${row.amount} ${row.asset}`).sort(),
    ['0.0005 BTC', '0.04 USDT'],
    'the taker pays 0.10% of the coin, the maker 0.08% of the money',
  )
  assert.ok(paid.every(({ to }: { to: string }) => to === 'house:fees'))
  assert.match(paid[0].from, /^member:\d{8}$/)
  const sum = (asset: string) =>
    data.rows
      .filter((row: { asset: string }) => row.asset === asset)
      .reduce((total: bigint, row: { amount: string }) => total + parseFigure(row.amount), 0n)
  for (const { asset, amount } of data.balances) assert.equal(sum(asset), parseFigure(amount))

  const [first, ...rest] = (await ledgerOf('house:fees', '&size=1')).data.rows
  assert.deepEqual([first.id, rest.length], [data.rows[0].id, 0])
  const next = (await ledgerOf('house:fees', '&size=1')).data.next
  const second = (await ledgerOf('house:fees', `&size=1&after=${next}`)).data.rows[0]
  assert.equal(second.id, data.rows[1].id, 'a page goes on where the last one ended')
  const custody = (await ledgerOf('custody:sandbox', '&asset=USDT')).data
  assert.ok(
    parseFigure(custody.balances.find((one: { asset: string }) => one.asset === 'USDT').amount) >
      0n,
  )
  assert.equal((await ledgerOf('house:nobody')).reason, 'accountUnknown')
  assert.equal((await ledgerOf('member:99999999')).reason, 'memberUnknown')
  const admin = await server.operator()
  const log = await get(server.consoleUrl, 'console/get_audit?subject=account%20house:fees', {
    token: admin.token,
  })
  assert.ok(log.data.rows.length > 0, 'every look is in the audit log')
})

test('[W46] a member’s ledger is their bill', async () => {
  const { token } = await server.operator({ role: 'finance' })
  const member = await server.member({ funds: { USDT: '12.5' } })
  const { data } = await get(
    server.consoleUrl,
    `console/get_ledger?account=member:${await uidOf(member.token)}`,
    { token },
  )
  assert.deepEqual(data.balances, [{ asset: 'USDT', amount: '12.5' }])
  assert.deepEqual(
    data.rows.map(({ reason, amount, to }: Record<string, string>) => [reason, amount, to]),
    [['sandboxFunds', '12.5', 'spot']],
  )
})

test('[W47] fees by day and reason add up to what the house has; the maker’s inventory has its worth', async () => {
  const { token } = await server.operator({ role: 'finance' })
  const { data } = await get(server.consoleUrl, 'console/get_fees?days=2', { token })
  assert.deepEqual(data.reasons, ['spotFee'])
  assert.deepEqual(data.days.at(-1), {
    day: new Date().toISOString().slice(0, 10),
    worth: ['0.04'],
  })
  const coins = data.coins.map(({ asset, amount, worth }: Record<string, string>) => {
    return [asset, amount, worth]
  })
  assert.deepEqual(coins, [
    ['BTC', '0.0005', undefined],
    ['USDT', '0.04', '0.04'],
  ])
  assert.deepEqual([data.days.length, data.total], [2, '0.04'], 'what has no price is left out')
  const house = (await moneyOf('USDT')).houses.find(({ name }: { name: string }) => name === 'fees')
  assert.equal(house.amount, '0.04')
  const { markets, quotes } = (await get(server.consoleUrl, 'console/get_exposure', { token })).data
  assert.ok(markets.some(({ symbol }: { symbol: string }) => symbol === 'btcusdt'))
  assert.deepEqual(
    quotes.map(({ asset }: { asset: string }) => asset),
    ['USDT'],
  )
})

test('[W45] a credit by hand takes a typed coin and worth, a second operator, and what no chain has brought', async () => {
  const member = await server.member()
  const uid = await uidOf(member.token)
  const transaction = `0x${'ab'.repeat(32)}`
  const wanted = {
    member: uid,
    asset: 'USDT',
    chain: 'ethereum',
    transaction,
    amount: '2000',
    confirm: { asset: 'USDT', worth: '2000' },
    reason: 'sent without a report',
  }
  const credit = async (body: object) => {
    const { token } = await server.operator({ role: 'finance' })
    return post(server.consoleUrl, 'console/credit_by_hand', body, { token })
  }
  const reasonOf = async (change: object) => (await credit({ ...wanted, ...change })).reason
  assert.equal(await reasonOf({ member: '99999999' }), 'memberUnknown')
  assert.equal(await reasonOf({ confirm: { asset: 'BTC', worth: '2000' } }), 'confirmationDiffers')
  assert.equal(await reasonOf({ confirm: { asset: 'USDT', worth: '2101' } }), 'worthDiffers')
  assert.equal(
    await reasonOf({ asset: 'BTC', chain: 'bitcoin', confirm: { asset: 'BTC', worth: '2000' } }),
    'worthUnknown',
  )
  assert.equal(await reasonOf({ transaction: 'none' }), 'transactionMalformed')
  assert.equal((await credit(wanted)).data.is_credited, false)
  assert.equal(await reasonOf({ amount: '2001' }), 'figuresDiffer')
  assert.equal(
    (await credit({ ...wanted, confirm: { asset: 'USDT', worth: '2099' } })).data.is_credited,
    true,
  )
  assert.equal(await reasonOf({}), 'depositKnown')
  const { token } = await server.operator({ role: 'finance' })
  const ledger = `console/get_ledger?account=member:${uid}&asset=USDT&size=1`
  const [row] = (await get(server.consoleUrl, ledger, { token })).data.rows
  assert.deepEqual([row.reason, row.amount], ['deposit', '2000'])

  const seen = `0x${'cd'.repeat(32)}`
  await server.query(
    `insert into chain_deposit
       (chain, tx, entry, member, address, asset, raw, amount, block, block_hash, needed, state)
     select 'ethereum', $1, 7, id, 'a', 'USDT', 1, 1, 5, 'h', 1, 'seen' from member where uid = $2`,
    [seen, uid],
  )
  assert.equal(
    await reasonOf({ transaction: seen }),
    'depositKnown',
    'what the chain has brought is never credited by hand',
  )
})

const uidOf = async (token: string) =>
  String((await get(server.url, 'user/get_user_info', { token })).data.id)
