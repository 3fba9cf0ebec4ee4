/** The chains as the wallet opens them: from a file to a credited deposit, with the real loop over HTTP. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { readAddress } from './address.ts'
import { chainNames } from './chain.ts'
import { accountKeyOf } from './derive.ts'
import { withListed } from './listed.ts'
import { type ChainSettings, type ChainsSettings, readSettings, type Token } from './settings.ts'
import { token } from './testing/contracts.ts'
import { createFakeChain, fakeHash } from './testing/fakeChain.ts'
import { LOCAL_CHAIN_ID, startChain } from './testing/localChain.ts'
import { givenChains } from './testing/openedChains.ts'
import { serveNode } from './testing/servedNode.ts'
import { ETHER } from './testing/stage.ts'

const tables = await openTestTables()
const seed = Buffer.alloc(32, 9)

const given = (t: TestContext, settings: ChainsSettings) => givenChains(t, tables, settings)

async function newMember(): Promise<number> {
  const sql = 'insert into member default values returning id::float8 as id'
  const [row] = await tables.rows<{ id: number }>(sql, [])
  return row?.id ?? 0
}

const until = (isSo: () => boolean) => eventually(`${isSo}`, isSo)

/** A chain of production, as the file might describe it. */
const chainOf = (more: Partial<ChainSettings>): ChainSettings => ({
  name: 'ethereum',
  family: 'evm',
  chainId: LOCAL_CHAIN_ID,
  confirmations: 2,
  rpc: [],
  key: accountKeyOf('evm', seed),
  sharedAddress: undefined,
  explorer: undefined,
  startBlock: undefined,
  native: { asset: 'ETH', decimals: 18 },
  tokens: [],
  ...more,
})

test('[N3] a sandbox has an address for every member on every chain, and says what they are', async (t) => {
  const { chains, openAgain } = await given(t, readSettings({}, false))
  const [one, two] = [await newMember(), await newMember()]
  assert.deepEqual(
    chains.list.map(({ settings, health }) => [settings.name, health]),
    chainNames.map((name) => [name, undefined]),
  )
  for (const name of chainNames) {
    const shown = await chains.addressOf(one, name)
    assert(shown !== undefined)
    assert.deepEqual([shown.isSandbox, shown.isShared], [true, false])
    assert.equal(readAddress(name, shown.address).ok, true)
    assert.deepEqual(await chains.addressOf(one, name), shown)
    assert.notEqual((await chains.addressOf(two, name))?.address, shown.address)
    assert.deepEqual(await (await openAgain()).addressOf(one, name), shown)
  }
  const [ethereum, bnb] = [
    await chains.addressOf(one, 'ethereum'),
    await chains.addressOf(one, 'bnb'),
  ]
  assert.deepEqual(ethereum, bnb)
  const kept = await tables.rows('select 1 from chain_address', [])
  assert.equal(kept.length, 6)
})

test('[N2, N11] production shows addresses of its own key or the house’s one, and none of a sandbox', async (t) => {
  const house = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
  const { chains } = await given(t, {
    isProduction: true,
    chains: [
      chainOf({}),
      chainOf({ name: 'bitcoin', family: 'bitcoin', key: undefined, sharedAddress: house }),
      chainOf({ name: 'tron', family: 'tron', key: undefined }),
    ],
  })
  const member = await newMember()
  assert.deepEqual(await chains.addressOf(member, 'ethereum'), {
    address: accountKeyOf('evm', seed).addressOf(member),
    isShared: false,
    isSandbox: false,
  })
  assert.deepEqual(await chains.addressOf(member, 'bitcoin'), {
    address: house,
    isShared: true,
    isSandbox: false,
  })
  assert.equal(await chains.addressOf(member, 'tron'), undefined)
  assert.equal(await chains.addressOf(member, 'bnb'), undefined)
})

test('[N2, N4] after the key has changed, the address that was shown before is still the member’s', async (t) => {
  const first = await given(t, { isProduction: true, chains: [chainOf({})] })
  const member = await newMember()
  const before = await first.chains.addressOf(member, 'ethereum')
  const key = accountKeyOf('evm', Buffer.alloc(32, 10))
  const changed = await first.openAgain({ isProduction: true, chains: [chainOf({ key })] })
  const now = await changed.addressOf(member, 'ethereum')
  assert.notEqual(before?.address, now?.address)
  const rows = await tables.rows<{ address: string; member: string }>(
    'select address, member from chain_address',
    [],
  )
  assert.deepEqual(
    rows.map((row) => [row.address, Number(row.member)]).toSorted(),
    [before, now].map((shown) => [shown?.address.toLowerCase(), member]).toSorted(),
  )
})

test('[D1, N10] a deposit over HTTP is followed, credited and told, through an outage of a node', async (t) => {
  const fake = createFakeChain()
  fake.mine(3)
  const nodes = [fake.node('one'), fake.node('two')] as const
  const served = await Promise.all(nodes.map(serveNode))
  t.after(() => Promise.all(served.map((one) => one.stop())))
  const rpc = served.map(({ url }) => url)
  const { chains, wallet, failures, measured } = await given(t, {
    isProduction: true,
    chains: [chainOf({ rpc })],
  })
  const member = await newMember()
  const shown = await chains.addressOf(member, 'ethereum')
  const health = () => chains.list[0]?.health?.()
  await until(() => health()?.lagBlocks === 0)
  nodes[0].isGone = true
  const to = shown?.address.toLowerCase() ?? ''
  fake.mine(1, [{ hash: fakeHash('paid'), to, value: ETHER }])
  await until(() => wallet.news.length === 1)
  nodes[1].isGone = true
  await until(() => (health()?.failures ?? 0) > 1)
  assert.match(health()?.lastError ?? '', /^0 of 2 nodes can be used: .*ethereum node 1: .*-32000/)
  assert((measured('chain_ethereum_failures') ?? 0) > 1)
  nodes[0].isGone = false
  fake.mine()
  await until(() => wallet.balances.get(`${member} ETH`) === 100_000_000n)
  assert.deepEqual(failures, ['chain watcher failed'])
  assert.equal(measured('chain_ethereum_lag_blocks'), 0)
  assert.equal(measured('chain_ethereum_deposits_uncredited'), 0)
  const [deposit] = await chains.depositsOf(member, { limit: 10 })
  assert.equal(deposit?.address, shown?.address)
  assert.deepEqual(await chains.depositsOf(member, { limit: 10, before: deposit?.id }), [])
  assert.deepEqual(await chains.depositsOf(member + 1, { limit: 10 }), [])
})

test('[W57] a token that is listed while its chain is followed is credited from the next block on, and no other', async (t) => {
  const local = await startChain()
  const [contract, fake] = [await local.deploy(token), await local.deploy(token)]
  const listed: Token[] = []
  const ofFile = { isProduction: false, chains: [chainOf({ rpc: [local.url] })] }
  const { chains, wallet, failures } = await given(
    t,
    withListed(ofFile, () => listed),
  )
  // After the watcher, which holds connections to it.
  t.after(() => local.stop())
  const member = await newMember()
  const to = (await chains.addressOf(member, 'ethereum'))?.address ?? ''
  await until(() => chains.list[0]?.health?.().lagBlocks === 0)
  await local.transfer(contract, to, 1_000_000n)
  await local.pay(to, ETHER)
  await local.mine(3)
  await until(() => wallet.balances.size > 0)
  assert.deepEqual([...wallet.balances.keys()], [`${member} ETH`], 'nobody has listed it yet')

  listed.push({ asset: 'USDT', contract, decimals: 6 })
  await local.transfer(fake, to, 7_000_000n)
  await local.transfer(contract, to, 2_500_000n)
  await local.mine(3)
  await until(() => wallet.balances.get(`${member} USDT`) === 250_000_000n)
  assert.deepEqual([...wallet.balances.keys()], [`${member} ETH`, `${member} USDT`])
  assert.deepEqual(failures, [])
})

test('[W57, M6] what operators have listed stays what it is, whatever the file says of its coin or contract', () => {
  const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
  const file = [
    { asset: 'NEWT', contract: two, decimals: 18 },
    { asset: 'OTHER', contract: one.toUpperCase().replace('0X', '0x'), decimals: 8 },
    { asset: 'USDT', contract: `0x${'3'.repeat(40)}`, decimals: 6 },
  ]
  const settings = { isProduction: true, chains: [chainOf({ tokens: file })] }
  const listed = [{ asset: 'NEWT', contract: one, decimals: 6 }]
  const tokens = withListed(settings, () => listed).chains[0]?.tokens
  assert.deepEqual(tokens, [listed[0], file[2]])
  assert.deepEqual(withListed(settings, () => []).chains[0]?.tokens, file)
})
