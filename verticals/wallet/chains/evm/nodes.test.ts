/** Nodes that lie, lag, belong to another chain or are gone: what is believed is what a majority says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createFakeChain, type FakeNode, fakeHash } from '../testing/fakeChain.ts'
import { LOCAL_CHAIN_ID } from '../testing/localChain.ts'
import { CONFIRMATIONS, catchUp, ETHER, givenStage } from '../testing/stage.ts'
import { createNodes } from './nodes.ts'

const tables = await openTestTables()

async function given(count: number) {
  const chain = createFakeChain()
  chain.mine(10)
  const nodes = Array.from({ length: count }, (_, nth) => chain.node(`node ${nth + 1}`))
  const [one, two, three] = nodes as [FakeNode, FakeNode, FakeNode]
  const all = createNodes(LOCAL_CHAIN_ID, nodes)
  const stage = await givenStage({ tables, nodes })
  /** Pays the member in a block of its own. */
  const pay = () => {
    const tx = fakeHash('paid', chain.height)
    chain.mine(1, [{ hash: tx, to: stage.address.toLowerCase(), value: ETHER }])
    return tx
  }
  return { chain, nodes: all, one, two, three, stage, pay }
}

test('[D3, N9] a node that says it is further than all others moves nobody', async () => {
  const { chain, nodes, one, stage, pay } = await given(3)
  const follower = stage.open()
  await catchUp(follower)
  pay()
  one.head = chain.height + 1_000_000
  assert.equal((await nodes.look()).head, chain.height)
  for (let nth = 0; nth < 5; nth++) await follower.step()
  assert.equal(stage.has('ETH'), 0n)
  const [seen] = await stage.deposits()
  assert.equal(seen?.confirmations, 1)
})

test('[N9] of two nodes the one that is behind decides, and one that lags is not waited for by three', async () => {
  const two = await given(2)
  two.one.head = 7
  assert.equal((await two.nodes.look()).head, 7)
  const three = await given(3)
  three.one.head = 2
  assert.equal((await three.nodes.look()).head, 10)
  assert.equal(await (await three.nodes.look()).hashAt(10), fakeHash('block', 10, 'all'))
})

test('[N9] heads that go back far wait for their nodes: nothing is taken back', async () => {
  const { chain, one, two, three, stage, pay } = await given(3)
  const follower = stage.open()
  await catchUp(follower)
  pay()
  chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  for (const node of [one, two, three]) node.head = chain.height - 2
  await follower.step()
  for (const node of [one, two, three]) node.head = 4
  await assert.rejects(follower.step(), /the nodes are at block 4, far behind what was looked at/)
  assert.equal(stage.has('ETH'), 100_000_000n)
  assert.equal(stage.wallet.asked.reverse, 0)
})

test('[D2, N9] a node of another chain is refused, at the start and when it comes back as one', async () => {
  const { nodes, one, two, stage } = await given(2)
  one.chainId = 5
  assert.equal((await nodes.look()).head, 10)
  assert(!one.calls.includes('eth_getBlockByNumber'))
  two.chainId = 5
  const follower = stage.open()
  await assert.rejects(follower.step(), /node 1: it is a node of chain 5, not of 1337; node 2: /)

  const later = await given(1)
  await later.nodes.look()
  later.one.isGone = true
  await assert.rejects(later.nodes.look(), /0 of 1 nodes can be used: node 1: cannot be reached/)
  Object.assign(later.one, { isGone: false, chainId: 5 })
  await assert.rejects(later.nodes.look(), /it is a node of chain 5/)
})

test('[N9] a node that is gone is done without, and is asked again when it comes back', async () => {
  const { chain, one, two, stage, pay } = await given(2)
  const follower = stage.open()
  await catchUp(follower)
  one.isGone = true
  pay()
  chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  assert.equal(stage.has('ETH'), 100_000_000n)
  one.isGone = false
  two.isGone = true
  pay()
  chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  assert.equal(stage.has('ETH'), 200_000_000n)
})

test('[N9] of three nodes one alone is not believed, and one that fails is left alone for a while', async () => {
  const { nodes, one, two, three } = await given(3)
  one.isGone = true
  await nodes.look()
  const asked = one.calls.length
  await nodes.look()
  assert.equal(one.calls.length, asked)
  two.isGone = true
  await assert.rejects(nodes.look(), /^NodeFault: 1 of 3 nodes can be used: node 2: .*; node 1: /)
  one.isGone = false
  assert.equal((await nodes.look()).head, 10)
  assert(three.calls.length > 0)
})

test('[N9] blocks that fail half-way come from the next node', async () => {
  const { chain, one, stage, pay } = await given(3)
  const follower = stage.open()
  await catchUp(follower)
  const { call } = one
  Object.assign(one, {
    call: (method: string, params: readonly unknown[]) =>
      params[1] === true ? Promise.reject(new Error('overloaded')) : call(method, params),
  })
  pay()
  chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  assert.equal(stage.has('ETH'), 100_000_000n)
})

test('[D3, N9] a node on a fork of its own is overruled, and two that disagree stop the chain', async () => {
  const three = await given(3)
  three.one.forkedFrom = 9
  const view = await three.nodes.look()
  assert.equal(await view.hashAt(10), fakeHash('block', 10, 'all'))
  const follower = three.stage.open()
  await catchUp(follower)
  three.pay()
  three.chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  assert.equal(three.stage.has('ETH'), 100_000_000n)

  const two = await given(2)
  two.one.forkedFrom = 9
  await assert.rejects(two.stage.open().step(), /the nodes do not agree about block 10/)
})

test('[D2, N9] a payment that one node makes up is not seen: another is asked first from then on', async () => {
  const { chain, nodes, one, stage, pay } = await given(3)
  const follower = stage.open({ nodes })
  await catchUp(follower)
  pay()
  const fake = { hash: fakeHash('made up'), to: stage.address.toLowerCase(), value: 100n * ETHER }
  one.madeUp.set(chain.height, [fake])
  chain.mine(CONFIRMATIONS)
  await assert.rejects(follower.step(), /the nodes do not agree what is in a block/)
  assert.deepEqual(await stage.deposits(), [])
  nodes.turn()
  await catchUp(follower)
  assert.equal(stage.has('ETH'), 100_000_000n)
  assert.equal((await stage.deposits()).length, 1)
})

test('[D2, N9] an amount that one node makes up is not credited', async () => {
  const { chain, one, stage, pay } = await given(3)
  const follower = stage.open()
  await catchUp(follower)
  const tx = pay()
  const { call } = one
  const raised = (answer: unknown) =>
    JSON.parse(JSON.stringify(answer), (key, value) =>
      key === 'value' ? '0xffffffffffffffff' : value,
    )
  Object.assign(one, {
    call: async (method: string, params: readonly unknown[]) => raised(await call(method, params)),
  })
  chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  const [deposit] = await stage.deposits()
  assert.deepEqual(
    [deposit?.tx, deposit?.amount, stage.has('ETH')],
    [tx, 100_000_000n, 100_000_000n],
  )
})

test('[D1, N9] before it is credited a majority must still have it', async () => {
  const { chain, one, two, stage, pay } = await given(3)
  const follower = stage.open()
  await catchUp(follower)
  pay()
  await catchUp(follower)
  for (const node of [one, two]) {
    const { call } = node
    Object.assign(node, {
      call: (method: string, params: readonly unknown[]) =>
        method === 'eth_getTransactionReceipt' ? Promise.resolve(null) : call(method, params),
    })
  }
  chain.mine(CONFIRMATIONS)
  assert.equal((await follower.step()).uncredited, 1)
  assert.deepEqual([stage.has('ETH'), stage.failures], [0n, ['deposit credit failed']])
})

test('[N10] thousands of empty blocks are caught up with, a batch at a time', async () => {
  const { chain, stage, pay } = await given(1)
  await catchUp(stage.open())
  pay()
  chain.mine(5_000)
  const follower = stage.open({ batch: 64 })
  let before = chain.height - 5_001
  for (let steps = 1; ; steps++) {
    const { lookedAt, head } = await follower.step()
    assert(lookedAt - before <= 64)
    before = lookedAt
    if (lookedAt < head) continue
    assert.equal(steps, Math.ceil(5_001 / 64))
    break
  }
  assert.equal(stage.has('ETH'), 100_000_000n)
  const kept = await tables.rows('select 1 from chain_block', [])
  assert(kept.length <= 51 + 64)
})
