/** A real chain and a real database: what is credited to whom, when, and what never is. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { forwarder, revertingToken, token, twiceToken } from '../testing/contracts.ts'
import { LOCAL_CHAIN_ID, startChain } from '../testing/localChain.ts'
import {
  CONFIRMATIONS,
  catchUp,
  createWallet,
  ETHER,
  givenStage,
  type StageOptions,
} from '../testing/stage.ts'
import { createNodes } from './nodes.ts'

const tables = await openTestTables()
const chain = await startChain()
after(() => chain.stop())
const usdt = await chain.deploy(token)
const twice = await chain.deploy(twiceToken)
const reverting = await chain.deploy(revertingToken)
const tokens = [
  { asset: 'USDT', contract: usdt, decimals: 6 },
  { asset: 'USDT', contract: twice, decimals: 18 },
  { asset: 'USDT', contract: reverting, decimals: 6 },
]
const given = (options: Partial<StageOptions> = {}) =>
  givenStage({ tables, tokens, nodes: [chain.node()], ...options })

test('[D1, N6] a payment of the chain’s own coin is credited after its confirmations, once', async () => {
  const { open, member, address, wallet, has, deposits } = await given()
  const follower = open()
  await catchUp(follower)
  const tx = await chain.pay(address, 2n * ETHER + 5n)
  for (let confirmations = 1; confirmations < CONFIRMATIONS; confirmations++) {
    await catchUp(follower)
    const [seen] = await deposits()
    assert.deepEqual([seen?.state, seen?.confirmations], ['seen', confirmations])
    assert.deepEqual([has('ETH'), wallet.asked.credit], [0n, 0])
    await chain.mine()
  }
  await catchUp(follower)
  await chain.mine(5)
  await catchUp(follower)
  assert.equal(has('ETH'), 200_000_000n)
  assert.equal(wallet.asked.credit, 1)
  const [deposit, ...more] = await deposits()
  assert.deepEqual(more, [])
  const head = await chain.head()
  assert.deepEqual(deposit, {
    id: deposit?.id,
    chain: 'ethereum',
    tx,
    entry: 0,
    occurrence: 1,
    member,
    address,
    asset: 'ETH',
    amount: 200_000_000n,
    state: 'credited',
    block: head - 7,
    blockHash: deposit?.blockHash,
    confirmations: 3,
    needed: 3,
  })
})

test('[D1, N6] the member is told when it is seen, of each confirmation, and when it is credited', async () => {
  const { open, address, wallet } = await given()
  const follower = open()
  await catchUp(follower)
  await chain.pay(address, ETHER)
  for (let nth = 0; nth < CONFIRMATIONS; nth++) {
    await catchUp(follower)
    await catchUp(follower)
    await chain.mine()
  }
  assert.deepEqual(
    wallet.news.map(({ state, confirmations, needed }) => [state, confirmations, needed]),
    [
      ['seen', 1, 3],
      ['seen', 2, 3],
      ['seen', 3, 3],
      ['credited', 3, 3],
    ],
  )
})

test('[D2, N5] a listed token is credited by what its contract reports, cut to 10^-8', async () => {
  const { open, address, has, deposits } = await given()
  const follower = open()
  await catchUp(follower)
  await chain.transfer(usdt, address, 1_234_567n)
  await chain.transfer(twice, address, 10n ** 18n + 19_999_999_999n)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  const credited = await deposits()
  assert.deepEqual(
    credited.map(({ asset, amount, entry }) => [asset, amount, entry]).toReversed(),
    [
      ['USDT', 123_456_700n, 1],
      // Two reports of one transaction are two deposits.
      ['USDT', 100_000_001n, 1],
      ['USDT', 100_000_001n, 2],
    ],
  )
  assert.equal(has('USDT'), 123_456_700n + 2n * 100_000_001n)
})

test('[N5] a token needs its receipt alone: some chains have transfers that are in no transaction of the list', async () => {
  const { open, address, has } = await given()
  const node = chain.node()
  const call: typeof node.call = async (method, params) =>
    method === 'eth_getTransactionByHash' ? null : node.call(method, params)
  const follower = open({ nodes: createNodes(LOCAL_CHAIN_ID, [{ name: 'node 1', call }]) })
  await catchUp(follower)
  await chain.transfer(usdt, address, 1_000_000n)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  assert.equal(has('USDT'), 100_000_000n)
  // A payment needs its transaction, which says how much it was.
  await chain.pay(address, ETHER)
  await assert.rejects(follower.step(), /the nodes do not agree what is in a block/)
})

test('[D2, N5] a token of the same name at another address is worth nothing', async () => {
  const { open, address, has, deposits } = await given()
  const fake = await chain.deploy(token)
  const asks = { to: fake, data: '0x95d89b41' }
  assert.equal(
    await chain.call('eth_call', asks, 'latest'),
    await chain.call('eth_call', { ...asks, to: usdt }, 'latest'),
  )
  // Also where a node tells of all contracts, whichever it was asked for.
  const node = chain.node()
  const telling: typeof node.call = (method, params) =>
    node.call(
      method,
      method === 'eth_getLogs' ? [{ ...(params[0] as object), address: [] }] : params,
    )
  for (const call of [node.call, telling]) {
    const follower = open({ nodes: createNodes(LOCAL_CHAIN_ID, [{ name: 'node 1', call }]) })
    await catchUp(follower)
    await chain.transfer(fake, address, 1_000_000n * 10n ** 6n)
    await chain.mine(CONFIRMATIONS)
    await catchUp(follower)
    assert.deepEqual([has('USDT'), await deposits()], [0n, []])
  }
})

test('[D2, N5] a transaction that was reverted is worth nothing, be it a token’s or a payment', async () => {
  const { open, member, address, has, deposits } = await given()
  // An address that refuses payments, as no member has: so that one fails which pays a member.
  await tables.rows(
    `insert into chain_address (family, address, member, account_key) values ('evm', $1, $2, 'x')`,
    [reverting, member],
  )
  const follower = open()
  await catchUp(follower)
  const failed = [
    await chain.transfer(reverting, address, 5_000_000n),
    await chain.pay(reverting, ETHER),
  ]
  for (const tx of failed) {
    const receipt = await chain.call('eth_getTransactionReceipt', tx)
    assert.equal((receipt as { status: string }).status, '0x0')
  }
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  assert.deepEqual([has('USDT'), has('ETH'), await deposits()], [0n, 0n, []])
})

test('[D2, N5] what a contract passes on is not seen, nor a transfer of nothing or of a coin that is not taken', async () => {
  const { open, address, has, deposits } = await given({
    wallet: createWallet({ takes: ['USDT'] }),
  })
  const passes = await chain.deploy(forwarder)
  const follower = open()
  await catchUp(follower)
  await chain.forward(passes, address, ETHER)
  await chain.pay(address, ETHER)
  await chain.pay(address, 0n)
  await chain.transfer(usdt, address, 0n)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  assert.deepEqual([has('ETH'), has('USDT'), await deposits()], [0n, 0n, []])
  // It arrived all the same: that is for a person to find.
  assert.equal(
    BigInt((await chain.call('eth_getBalance', address, 'latest')) as string),
    2n * ETHER,
  )
})

test('[N4] each member is credited for the own address, and nobody for one that was not shown', async () => {
  const { open, newMember, wallet, member, address } = await given()
  const other = await newMember()
  const follower = open()
  await catchUp(follower)
  await chain.pay(address, ETHER)
  await chain.pay(other.address, 3n * ETHER)
  await chain.pay('0x52908400098527886E0F7030069857D2E4169EE7', ETHER)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  assert.deepEqual(
    [...wallet.balances].toSorted(),
    [
      [`${member} ETH`, 100_000_000n],
      [`${other.member} ETH`, 300_000_000n],
    ].toSorted(),
  )
})

test('[N8] less than the minimum is kept and told, and not credited; so is dust', async () => {
  const { open, address, wallet, has, deposits } = await given()
  const follower = open()
  await catchUp(follower)
  await chain.transfer(usdt, address, 9n)
  await chain.pay(address, 9_999_999_999n)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  const kept = (await deposits()).map(({ asset, amount, state }) => [asset, amount, state])
  assert.deepEqual(kept, [
    ['ETH', 0n, 'belowMinimum'],
    ['USDT', 900n, 'belowMinimum'],
  ])
  assert.deepEqual([has('USDT'), has('ETH'), wallet.asked.credit], [0n, 0n, 0])
  assert.deepEqual(
    wallet.news.map(({ state }) => state),
    ['belowMinimum', 'belowMinimum'],
  )
})

test('[N8] more than an amount can be is kept for the operator, and holds nothing up', async () => {
  const { open, address, wallet, deposits } = await given()
  const follower = open()
  await catchUp(follower)
  await chain.transfer(usdt, address, 2n ** 256n - 1n)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  const kept = await deposits()
  assert.deepEqual(
    kept.map(({ state, amount }) => [state, amount]),
    [['tooLarge', (2n ** 256n - 1n) * 100n]],
  )
  assert.equal(wallet.asked.credit, 0)
})

test('[N6] a deposit that cannot be credited does not hold up the others, and is tried again', async () => {
  const stage = await given()
  const { wallet, address, newMember } = stage
  const other = await newMember()
  const credit = wallet.credit
  let isClosed = true
  Object.assign(wallet, {
    credit: (deposit: Parameters<typeof credit>[0]) =>
      isClosed && deposit.member === stage.member
        ? Promise.reject(new Error('closed'))
        : credit(deposit),
  })
  const follower = stage.open()
  await catchUp(follower)
  await chain.pay(address, ETHER)
  await chain.pay(other.address, ETHER)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  const { uncredited } = await follower.step()
  assert.equal(uncredited, 1)
  assert.deepEqual(stage.failures, ['deposit credit failed'])
  assert.equal(wallet.balances.get(`${other.member} ETH`), 100_000_000n)
  isClosed = false
  assert.equal((await follower.step()).uncredited, 0)
  assert.equal(stage.has('ETH'), 100_000_000n)
})

test('[N10] it begins with the block that the settings name, and without one with what comes', async () => {
  const { address: before } = await given()
  await chain.pay(before, ETHER)
  const late = await given()
  const follower = late.open()
  await catchUp(follower)
  const head = await chain.head()
  await chain.pay(late.address, ETHER)
  await chain.mine(CONFIRMATIONS)
  const named = await given({ startBlock: head + 1 })
  // A new member: the payment is to the address of the one before.
  await tables.rows('update chain_address set address = $1', [late.address.toLowerCase()])
  await catchUp(named.open())
  assert.equal(named.has('ETH'), 100_000_000n)
})
