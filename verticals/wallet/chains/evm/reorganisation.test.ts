/** Blocks that go, and a process that ends at any moment: nothing is credited twice, and nothing stays that is gone. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Deposit } from '../deposits.ts'
import { token } from '../testing/contracts.ts'
import { Crash, crashingTables } from '../testing/crashing.ts'
import { startChain } from '../testing/localChain.ts'
import {
  CONFIRMATIONS,
  catchUp,
  createWallet,
  ETHER,
  givenStage,
  type Stage,
  type StageOptions,
} from '../testing/stage.ts'

const tables = await openTestTables()
const chain = await startChain()
after(() => chain.stop())
const usdt = await chain.deploy(token)
const tokens = [{ asset: 'USDT', contract: usdt, decimals: 6 }]
const given = (options: Partial<StageOptions> = {}) =>
  givenStage({ tables, tokens, nodes: [chain.node()], ...options })
const statesIn = (deposits: readonly Deposit[]) =>
  deposits.map(({ state, occurrence }) => `${state} ${occurrence}`)

test('[D3, N7] what is in a block that goes before it is final is dropped, and never credited', async () => {
  const { open, address, wallet, has, deposits } = await given()
  const follower = open()
  await catchUp(follower)
  const before = await chain.snapshot()
  await chain.pay(address, ETHER)
  await chain.transfer(usdt, address, 5_000_000n)
  await catchUp(follower)
  assert.deepEqual(statesIn(await deposits()), ['seen 1', 'seen 1'])
  await chain.goBack(before)
  await chain.mine(CONFIRMATIONS + 3)
  await catchUp(follower)
  const gone = await deposits()
  assert.deepEqual(statesIn(gone), ['dropped 1', 'dropped 1'])
  assert.deepEqual(
    gone.map(({ confirmations }) => confirmations),
    [0, 0],
  )
  assert.deepEqual([has('ETH'), has('USDT')], [0n, 0n])
  assert.deepEqual(wallet.asked, { credit: 0, reverse: 0 })
  assert.deepEqual(
    wallet.news.slice(-2).map(({ state }) => state),
    ['dropped', 'dropped'],
  )
})

test('[D3, N7] what was credited and goes is reversed, and credited again if it comes again', async () => {
  const { open, address, wallet, has, deposits } = await given()
  const follower = open()
  await catchUp(follower)
  const before = await chain.snapshot()
  const first = await chain.pay(address, ETHER)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  assert.equal(has('ETH'), 100_000_000n)

  await chain.goBack(before)
  await chain.mine(CONFIRMATIONS + 2)
  await catchUp(follower)
  assert.deepEqual(statesIn(await deposits()), ['dropped 1'])
  assert.deepEqual([has('ETH'), wallet.asked.reverse], [0n, 1])

  assert.equal(await chain.pay(address, ETHER), first)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  assert.deepEqual(statesIn(await deposits()), ['credited 2'])
  assert.deepEqual([has('ETH'), wallet.asked], [100_000_000n, { credit: 2, reverse: 1 }])
})

test('[D3, N7] it comes again in another block of the same reorganisation, as another log of its block', async () => {
  const { open, address, newMember, has, deposits } = await given()
  const other = await newMember()
  const follower = open()
  await catchUp(follower)
  const before = await chain.snapshot()
  await chain.transfer(usdt, address, 5_000_000n)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  await chain.goBack(before)
  // Both in one block, so that the log of the first comes behind another.
  await chain.call('evm_setAutomine', false)
  const fields = { gas: '0x30d40', gasPrice: '0x77359400', type: '0x0' }
  const [, second] = (await chain.call('eth_accounts')) as [string, string]
  const code = (to: string) => `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}`
  const data = (to: string) => code(to) + 5_000_000n.toString(16).padStart(64, '0')
  await chain.call('eth_sendTransaction', {
    ...fields,
    from: second,
    gasPrice: '0x7735940000',
    to: usdt,
    data: data(other.address),
  })
  await chain.transfer(usdt, address, 5_000_000n)
  await chain.call('evm_setAutomine', true)
  await chain.mine(CONFIRMATIONS + 1)
  await catchUp(follower)
  assert.deepEqual(statesIn(await deposits()), ['credited 2'])
  assert.equal(has('USDT'), 500_000_000n)
})

test('[D3, N7] a chain that is shorter for a while takes nothing back before its blocks differ', async () => {
  const { open, address, has, deposits } = await given()
  const follower = open()
  await catchUp(follower)
  const before = await chain.snapshot()
  await chain.pay(address, ETHER)
  await chain.mine(CONFIRMATIONS)
  await catchUp(follower)
  await chain.goBack(before)
  const { lookedAt, head } = await follower.step()
  assert(lookedAt > head)
  assert.equal(has('ETH'), 100_000_000n)
  await chain.mine()
  await catchUp(follower)
  assert.deepEqual([has('ETH'), statesIn(await deposits())], [0n, ['dropped 1']])
})

test('[D3, N7] a reorganisation that goes deeper than what is kept stops the chain, and touches nothing', async () => {
  const { open, address, has } = await given({ keep: 4 })
  const before = await chain.snapshot()
  await chain.mine()
  const follower = open()
  await catchUp(follower)
  await chain.pay(address, ETHER)
  await chain.mine(8)
  await catchUp(follower)
  await chain.goBack(before)
  await chain.mine(12)
  await assert.rejects(follower.step(), /which is too far back/)
  await assert.rejects(open().step(), /which is too far back/)
  assert.equal(has('ETH'), 100_000_000n)
})

test('[D2, N6] blocks that are looked at again credit nothing again', async () => {
  const { open, address, wallet, has, deposits } = await given()
  await catchUp(open())
  const from = await chain.head()
  await chain.pay(address, ETHER)
  await chain.mine(CONFIRMATIONS)
  await catchUp(open())
  await tables.rows('delete from chain_block where number > $1', [from])
  await catchUp(open())
  assert.deepEqual(statesIn(await deposits()), ['credited 1'])
  assert.deepEqual([has('ETH'), wallet.asked.credit], [100_000_000n, 1])
})

test('[D2, N6] one that is found in another block, after the operator began anew, is credited from there', async () => {
  const startBlock = (await chain.head()) + 1
  const { open, address, wallet, has, deposits } = await given({ startBlock })
  const before = await chain.snapshot()
  await chain.pay(address, ETHER)
  await catchUp(open())
  await chain.goBack(before)
  await chain.mine(2)
  await chain.pay(address, ETHER)
  await chain.mine(CONFIRMATIONS)
  await tables.rows('delete from chain_block', [])
  await catchUp(open())
  assert.deepEqual(statesIn(await deposits()), ['credited 2'])
  assert.deepEqual([has('ETH'), wallet.asked.credit], [100_000_000n, 1])
})

/** Follows a payment with a crash at each statement in turn, before and after it; what the member has each time. */
async function crashAtEach(
  stage: Stage,
  run: () => Promise<void>,
  sides: readonly boolean[] = [false, true],
): Promise<bigint[]> {
  const seen: bigint[] = []
  for (const isDone of sides)
    for (let at = 1; ; at++) {
      assert(at < 60, 'it never comes through')
      await run()
      const had = stage.has('ETH')
      const crashing = crashingTables(tables, { at, isDone })
      await catchUp(stage.open({ tables: crashing })).catch((error) =>
        assert(error instanceof Crash),
      )
      await catchUp(stage.open())
      seen.push(stage.has('ETH') - had)
      if (!crashing.hasCrashed) break
    }
  return seen
}

const PAID = 100_000_000n
const payment = (stage: Stage) => async () => {
  await chain.pay(stage.address, ETHER)
  await chain.mine(CONFIRMATIONS)
}

test('[D2, N6] a process that ends at any statement leaves a deposit that is credited once', async () => {
  const stage = await given()
  await catchUp(stage.open())
  const seen = await crashAtEach(stage, payment(stage))
  assert(seen.length > 15, `there were ${seen.length} statements to crash at`)
  assert.deepEqual(
    seen,
    seen.map(() => PAID),
  )
  // The core was asked again where nobody could know whether it had credited.
  assert(stage.wallet.asked.credit > seen.length)
})

test('[D2, N6] the control: a wallet that credits whenever it is asked is found out by the same crashes', async () => {
  const stage = await given({ wallet: createWallet({ isIdempotent: false }) })
  await catchUp(stage.open())
  const seen = await crashAtEach(stage, payment(stage))
  assert(seen.some((credited) => credited === 2n * PAID))
})

/** Credited, at times without a note of it since the process ended; and then its block goes. */
function paymentThatGoes(stage: Stage) {
  let count = 0
  return async () => {
    const before = await chain.snapshot()
    await payment(stage)()
    const lost = crashingTables(tables, { at: "set state = 'credited'", isDone: false })
    await catchUp(stage.open(count++ % 2 === 0 ? { tables: lost } : {}))
    assert.equal(stage.has('ETH'), PAID)
    await chain.goBack(before)
    await chain.mine(CONFIRMATIONS + 2)
  }
}

test('[D3, N7] a process that ends at any statement of a reorganisation reverses what it credited, once', async () => {
  const stage = await given({ keep: 10_000 })
  await catchUp(stage.open())
  const changes = await crashAtEach(stage, paymentThatGoes(stage))
  assert(changes.length > 15, `there were ${changes.length} statements to crash at`)
  assert.deepEqual(
    changes,
    changes.map(() => -PAID),
  )
  assert.deepEqual(
    new Set((await stage.deposits()).map(({ state }) => state)),
    new Set(['dropped']),
  )
  assert(stage.wallet.asked.reverse > changes.length)
})

test('[D3, N7] and what comes again in that reorganisation is reversed and credited, once each', async () => {
  const stage = await given({ keep: 10_000 })
  await catchUp(stage.open())
  const goes = paymentThatGoes(stage)
  const goesAndComes = async () => {
    // What the last one left is spent, so that each begins with nothing.
    stage.wallet.empty()
    await goes()
    await payment(stage)()
  }
  const changes = await crashAtEach(stage, goesAndComes, [true])
  assert.deepEqual(
    changes,
    changes.map(() => 0n),
  )
  const deposits = await stage.deposits()
  assert.deepEqual(new Set(deposits.map(({ state }) => state)), new Set(['credited']))
  assert(deposits.every(({ occurrence }) => occurrence === 2))
})
