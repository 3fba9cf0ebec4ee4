/** Custody on the ledger beside a real chain, block by block: what all derived addresses and the hot wallet have, and nothing else. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createRandom } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { heldToken } from './chains/testing/contracts.ts'
import { startChain } from './chains/testing/localChain.ts'
import { CONFIRMATIONS, catchUp, createWallet, givenStage } from './chains/testing/stage.ts'
import { type State, wallet } from './core.ts'
import { createChainSink } from './deposits/chainSink.ts'
import { sourceOf } from './deposits/transactions.ts'
import { ETHER, GRAIN, givenPayouts, olga, UNIT } from './withdrawals/testing/payoutStage.ts'

const tables = await openTestTables()
const chain = await startChain()
after(() => chain.stop())
const contract = await chain.deploy(heldToken)
/** The token has 6 decimals, an amount has 8. */
const TOKEN_GRAIN = 100n

const quantity = async (method: string, ...params: unknown[]) =>
  BigInt((await chain.call(method, ...params)) as string)
const weiOf = (address: string) => quantity('eth_getBalance', address, 'latest')
const tokensOf = (address: string) => {
  const data = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`
  return quantity('eth_call', { to: contract, data }, 'latest')
}
const newAddress = () => privateKeyToAccount(generatePrivateKey()).address as string

type Sums = { readonly ETH: bigint; readonly USDT: bigint }
const NOTHING: Sums = { ETH: 0n, USDT: 0n }

/** An exchange with a watcher and a payer, that are stepped after every block. */
async function given() {
  const paying = await givenPayouts(tables, chain, { contract, confirmations: 2 })
  await paying.fund()
  const failures: unknown[] = []
  const sink = createChainSink({
    tables,
    exchange: paying.exchange(),
    machine: paying.machine(),
    reports: {
      sourceOf: async ({ chain: on, tx, entry }) => sourceOf(on, tx, entry),
      link: async () => undefined,
    },
    queue: (work) => work(),
    notify: async () => undefined,
    onCase: () => undefined,
    onFailure: (error) => failures.push(error),
  })
  const watching = await givenStage({
    tables,
    nodes: [chain.node()],
    tokens: [{ asset: 'USDT', contract, decimals: 6 }],
    wallet: { ...createWallet(), ...sink },
  })
  const follower = watching.open()
  const payouts = paying.open()
  await catchUp(follower)
  const derived = [watching.address]

  /** In the chain's own units: what has arrived and is not credited yet. */
  async function coming(): Promise<Sums> {
    const rows = await tables.rows<{ asset: string; raw: string }>(
      `select asset, sum(raw)::text as raw from chain_deposit where state = 'seen' group by asset`,
      [],
    )
    const of = (asset: string) => BigInt(rows.find((row) => row.asset === asset)?.raw ?? 0)
    return { ETH: of('ETH'), USDT: of('USDT') }
  }

  /** In wei; each is asked for once. */
  const costs = new Map<string, bigint>()
  async function costOf(tx: string): Promise<bigint | undefined> {
    const known = costs.get(tx)
    if (known !== undefined) return known
    const receipt = await chain.call('eth_getTransactionReceipt', tx)
    if (receipt === null) return undefined
    const { gasUsed, effectiveGasPrice } = receipt as Record<string, string>
    const cost = BigInt(gasUsed ?? 0) * BigInt(effectiveGasPrice ?? 0)
    costs.set(tx, cost)
    return cost
  }

  /** What has left with payouts that are in a block and not over; of those that are, what rounding has left there (W28). */
  async function leaving(): Promise<Sums> {
    const { withdrawals } = paying.machine().state('real', wallet) as State
    const left = { ETH: 0n, USDT: 0n }
    for (const { tx, id } of await tables.rows<{ tx: string; id: number }>(
      'select tx, withdrawal::float8 as id from withdrawal_transaction',
      [],
    )) {
      const cost = await costOf(tx)
      const open = withdrawals.get(id)
      if (cost === undefined) continue
      left.ETH += open === undefined ? -((GRAIN - (cost % GRAIN)) % GRAIN) : cost
      if (open?.asset === 'ETH') left.ETH += open.amount * GRAIN
      else if (open !== undefined) left.USDT += open.amount / TOKEN_GRAIN
    }
    return left
  }

  /** By how much the chain has more than the ledger says, in the smallest units of each coin. */
  async function more(): Promise<Sums> {
    const addresses = [paying.hotWallet, ...derived]
    const sum = async (of: (address: string) => Promise<bigint>) =>
      (await Promise.all(addresses.map(of))).reduce((all, one) => all + one, 0n)
    const [arrived, left] = [await coming(), await leaving()]
    return {
      ETH: (await sum(weiOf)) - paying.held('ETH') * GRAIN - arrived.ETH + left.ETH,
      USDT: (await sum(tokensOf)) - paying.held('USDT') / TOKEN_GRAIN - arrived.USDT + left.USDT,
    }
  }

  return {
    paying,
    watching,
    failures,
    derived,
    more,
    /** The watcher and the payer look at the newest block. */
    async look() {
      await catchUp(follower)
      await payouts.step()
      await catchUp(follower)
    },
    withdraw: (asset: 'ETH' | 'USDT', amount: bigint) =>
      paying.approved(asset, amount, newAddress()),
  }
}

type Given = Awaited<ReturnType<typeof given>>

const waitingTo = ({ paying }: Given) => {
  const { withdrawals } = paying.machine().state('real', wallet) as State
  return withdrawals.size
}

/** What may happen, each in a block of its own. */
async function happen(on: Given, random: ReturnType<typeof createRandom>): Promise<string> {
  const to = random.pick(on.derived)
  const amount = BigInt(1 + random.below(1_000_000))
  const what = random.pick(['ether', 'token', 'payEther', 'payToken', 'nothing'] as const)
  if (what === 'ether') await chain.pay(to, amount * 10n ** 12n)
  else if (what === 'token') await chain.transfer(contract, to, amount)
  else if (what === 'payEther') await on.withdraw('ETH', amount)
  else if (what === 'payToken') await on.withdraw('USDT', amount * TOKEN_GRAIN)
  else await chain.mine()
  return what
}

test('[W17, W28] after every block custody is what all derived addresses and the hot wallet have', async () => {
  const on = await given()
  const random = createRandom(17)
  const seen = new Set<string>()
  let head = await chain.head()
  async function compare(what: string): Promise<void> {
    await on.look()
    const now = await chain.head()
    assert.ok(now - head <= 1, 'no block is left out')
    head = now
    assert.deepEqual(await on.more(), NOTHING, `after ${what}, block ${head}`)
  }
  for (let nth = 0; nth < 40; nth++) {
    if (nth % 10 === 0) on.derived.push((await on.watching.newMember()).address)
    const what = await happen(on, random)
    seen.add(what)
    await compare(what)
  }
  for (let nth = 0; nth < 6; nth++) {
    await chain.mine()
    await compare('the end')
  }
  assert.equal(seen.size, 5)
  assert.equal(waitingTo(on), 0, 'all is paid')
  // A reorganisation takes back what was credited.
  const before = await chain.snapshot()
  await chain.pay(on.watching.address, 3n * ETHER)
  for (let nth = 1; nth < CONFIRMATIONS; nth++) await chain.mine()
  await on.look()
  const held = on.paying.held('ETH')
  assert.deepEqual(await on.more(), NOTHING)
  await chain.goBack(before)
  for (let nth = 0; nth <= CONFIRMATIONS; nth++) await chain.mine()
  await on.look()
  assert.equal(on.paying.held('ETH'), held - 3n * UNIT)
  assert.deepEqual(await on.more(), NOTHING)
  assert.deepEqual([on.failures, on.watching.failures, on.paying.failures], [[], [], []])
})

const plants: readonly [name: string, plant: (on: Given) => Promise<unknown>][] = [
  ['a payment that no address of a member has seen', (on) => chain.pay(on.paying.hotWallet, GRAIN)],
  ['a token more on the chain', (on) => chain.transfer(contract, on.paying.hotWallet, 1n)],
  [
    'the smallest amount more on the ledger',
    ({ paying }) =>
      paying.submit({ type: 'fundTreasury', asset: 'ETH', chain: 'ethereum', amount: 1n }, olga),
  ],
  [
    'a deposit that is credited twice',
    ({ paying }) =>
      paying.submit({
        type: 'creditDeposit',
        member: paying.member,
        asset: 'USDT',
        chain: 'ethereum',
        source: 'another',
        amount: TOKEN_GRAIN,
        block: 1_000_000,
      }),
  ],
]
for (const [name, plant] of plants)
  test(`[W17] a difference is found: ${name}`, async () => {
    const on = await given()
    await chain.pay(on.watching.address, ETHER)
    await on.look()
    assert.deepEqual(await on.more(), NOTHING)
    await plant(on)
    await on.look()
    assert.notDeepEqual(await on.more(), NOTHING)
  })
