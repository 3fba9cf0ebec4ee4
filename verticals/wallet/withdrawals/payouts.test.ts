/** Payouts on a real chain: each is on it once, wherever the process ends, and the books say what the chain has. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { refuse } from '@evenkeel/kernel'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { heldToken, silentToken } from '../chains/testing/contracts.ts'
import { startChain } from '../chains/testing/localChain.ts'
import type { Command } from '../core.ts'
import type { PayoutParts, Payouts } from './payouts.ts'
import { ETHER, GRAIN, givenPayouts, olga, type PayoutStage, UNIT } from './testing/payoutStage.ts'

const tables = await openTestTables()
const chain = await startChain()
after(() => chain.stop())
const contract = await chain.deploy(heldToken)

const newAddress = () => privateKeyToAccount(generatePrivateKey()).address as string
const quantity = async (method: string, ...params: unknown[]) =>
  BigInt((await chain.call(method, ...params)) as string)
const weiOf = (address: string) => quantity('eth_getBalance', address, 'latest')
const tokensOf = (address: string) =>
  quantity(
    'eth_call',
    { to: contract, data: `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}` },
    'latest',
  )

async function given(confirmations = 1) {
  const stage = await givenPayouts(tables, chain, { contract, confirmations })
  await stage.fund()
  await balances(stage)
  return stage
}

/** W28: what the books call custody is what the hot wallet has; of wei, what is below 10^-8 was rounded up. */
async function balances(stage: PayoutStage, payouts = 1) {
  const { hotWallet, held } = stage
  const over = (await weiOf(hotWallet)) - held('ETH') * GRAIN
  assert.ok(over >= 0n && over < BigInt(payouts) * GRAIN, `${over} wei more than in the books`)
  assert.equal((await tokensOf(hotWallet)) * 100n, held('USDT'))
}

async function settle(payouts: Payouts, steps = 4) {
  for (let nth = 0; nth < steps; nth++) await payouts.step()
}

test('[W26, W27, W28] a coin and a token are paid once, and the books say what the chain has', async () => {
  const stage = await given()
  const [first, second] = [newAddress(), newAddress()]
  const payouts = stage.open()
  const one = await stage.approved('ETH', 2n * UNIT, first)
  const two = await stage.approved('USDT', 30n * UNIT, second)
  const waiting = await stage.ask('ETH', UNIT, first)
  await settle(payouts)
  assert.deepEqual([stage.stateOf(one), stage.stateOf(two)], ['over', 'over'])
  assert.equal(stage.stateOf(waiting), 'requested')
  assert.deepEqual([await weiOf(first), await tokensOf(second)], [2n * ETHER, 30n * 10n ** 6n])
  await balances(stage, 2)
  assert.deepEqual(stage.failures, [])
})

test('[W27] it is over only once it has its confirmations', async () => {
  const stage = await given(3)
  const to = newAddress()
  const payouts = stage.open()
  const id = await stage.approved('ETH', UNIT, to)
  await settle(payouts, 3)
  assert.equal(stage.stateOf(id), 'paying')
  await chain.mine()
  await payouts.step()
  assert.equal(stage.stateOf(id), 'paying')
  await chain.mine()
  await payouts.step()
  assert.equal(stage.stateOf(id), 'over')
  assert.equal(await weiOf(to), ETHER)
})

class Killed extends Error {}

/** Every place between two steps of a payout: what was done before is done, what comes after is not. */
const kills: readonly [
  name: string,
  over: (kill: () => never) => Parameters<PayoutStage['open']>[0],
][] = [
  ['before it is begun', (kill) => ({ exchange: around('startPayout', kill, 'before') })],
  ['after it is begun', (kill) => ({ exchange: around('startPayout', kill, 'after') })],
  ['before it is signed', (kill) => ({ signer: (own) => ({ ...own, sign: async () => kill() }) })],
  [
    'after it is signed',
    (kill) => ({
      signer: (own) => ({
        ...own,
        async sign(order) {
          await own.sign(order)
          return kill()
        },
      }),
    }),
  ],
  [
    'after it is kept',
    (kill) => ({
      transactions: (own) => ({
        ...own,
        async keep(variant) {
          await own.keep(variant)
          kill()
        },
      }),
    }),
  ],
  [
    'after it is sent',
    (kill) => ({
      chain: (own) => ({
        ...own,
        async send(raw) {
          await own.send(raw)
          kill()
        },
      }),
    }),
  ],
  ['before it is confirmed', (kill) => ({ exchange: around('confirmPayout', kill, 'before') })],
  ['after it is confirmed', (kill) => ({ exchange: around('confirmPayout', kill, 'after') })],
]

function around(type: Command['type'], kill: () => never, when: 'before' | 'after') {
  return (own: PayoutParts['exchange']): PayoutParts['exchange'] => ({
    read: (look) => own.read(look),
    async submit(core, command, submission) {
      if (command.type !== type) return own.submit(core, command, submission)
      if (when === 'before') kill()
      await own.submit(core, command, submission)
      return kill()
    },
  })
}

for (const [name, over] of kills)
  for (const asset of ['ETH', 'USDT'] as const)
    test(`[W26, W27] ended ${name}, a payout of ${asset} is on the chain once`, async () => {
      const stage = await given()
      const to = newAddress()
      const id = await stage.approved(asset, 5n * UNIT, to)
      let killed = 0
      const kill = () => {
        killed++
        throw new Killed()
      }
      const dying = stage.open(over(kill))
      for (let nth = 0; nth < 4 && killed === 0; nth++) await dying.step()
      assert.equal(killed, 1)
      await stage.restart()
      await settle(stage.open())
      assert.equal(stage.stateOf(id), 'over')
      const got = asset === 'ETH' ? await weiOf(to) : (await tokensOf(to)) * 10n ** 12n
      assert.equal(got, 5n * ETHER)
      assert.equal(await quantity('eth_getTransactionCount', stage.hotWallet, 'latest'), 1n)
      await balances(stage)
    })

test('[W20, W26] of 64 withdrawals of one balance at once one is paid, once', async () => {
  const stage = await given()
  const to = newAddress()
  const all = stage.has('ETH') - 10n
  const asked = await Promise.allSettled(
    Array.from({ length: 64 }, () => stage.approved('ETH', all, to)),
  )
  assert.equal(asked.filter(({ status }) => status === 'fulfilled').length, 1)
  // And by two payers at once, as after a restart while the one before still runs.
  const [one, two] = [stage.open(), stage.open()]
  for (let nth = 0; nth < 4; nth++) await Promise.allSettled([one.step(), two.step()])
  assert.equal(await weiOf(to), all * GRAIN)
  assert.equal(await quantity('eth_getTransactionCount', stage.hotWallet, 'latest'), 1n)
  await balances(stage)
})

test('[W27] a payout that waits for a block is sent again as it is, then for more under its number, and paid once', async () => {
  const stage = await given()
  const to = newAddress()
  const sent: string[] = []
  /** A chain that loses what it is told, until it does not any more. */
  let isLossy = true
  const payouts = stage.open({
    chain: (own) => ({
      ...own,
      async send(raw) {
        sent.push(raw)
        if (!isLossy) await own.send(raw)
      },
    }),
  })
  const id = await stage.approved('ETH', UNIT, to)
  await settle(payouts, 3)
  assert.equal(new Set(sent).size, 1)
  stage.clock.now += 11 * 60_000
  await payouts.step()
  assert.equal(new Set(sent).size, 2)
  const variants = await tables.rows<{ nonce: string; max_fee: string }>(
    'select nonce, max_fee from withdrawal_transaction where withdrawal = $1 order by max_fee',
    [id],
  )
  assert.equal(variants.length, 2)
  assert.equal(new Set(variants.map(({ nonce }) => nonce)).size, 1)
  // The first comes through after all; the second has its number and never can.
  await chain.call('eth_sendRawTransaction', sent[0])
  isLossy = false
  await settle(payouts)
  assert.equal(stage.stateOf(id), 'over')
  assert.equal(await weiOf(to), ETHER)
  await balances(stage)
})

test('[W27] a payout whose number another transaction has taken for good is begun anew, and paid once', async () => {
  const stage = await given()
  const [to, other] = [newAddress(), newAddress()]
  let isLossy = true
  const payouts = stage.open({
    chain: (own) => ({ ...own, send: async (raw) => (isLossy ? undefined : own.send(raw)) }),
  })
  const id = await stage.approved('ETH', UNIT, to)
  await settle(payouts, 2)
  assert.equal(stage.stateOf(id), 'paying')
  const raw = await stage.account.signTransaction({
    type: 'eip1559',
    chainId: 1337,
    nonce: 0,
    to: other as `0x${string}`,
    value: 1n,
    gas: 21_000n,
    maxFeePerGas: 10n ** 10n,
    maxPriorityFeePerGas: 10n ** 9n,
  })
  await chain.call('eth_sendRawTransaction', raw)
  await payouts.step()
  isLossy = false
  await settle(payouts)
  assert.equal(stage.stateOf(id), 'over')
  assert.deepEqual([await weiOf(to), await weiOf(other)], [ETHER, 1n])
})

test('[W27] a node that knows nothing of a transaction is no evidence that it is not there', async () => {
  const stage = await given()
  const to = newAddress()
  let isBlind = true
  const payouts = stage.open({
    chain: (own) => ({ ...own, mined: async (tx) => (isBlind ? undefined : own.mined(tx)) }),
  })
  const id = await stage.approved('ETH', UNIT, to)
  await settle(payouts, 6)
  assert.equal(stage.stateOf(id), 'paying')
  assert.equal(await weiOf(to), ETHER)
  isBlind = false
  await settle(payouts, 1)
  assert.equal(stage.stateOf(id), 'over')
  assert.equal(await weiOf(to), ETHER)
})

test('[W26] what the hot wallet has not, or would fail on the chain, is not begun', async () => {
  const stage = await given()
  const payouts = stage.open()
  await stage.submit({
    type: 'creditDeposit',
    member: stage.member,
    chain: 'ethereum',
    block: 1,
    source: 'more',
    asset: 'USDT',
    amount: 5_000n * UNIT,
  })
  const much = await stage.approved('USDT', 4_000n * UNIT, newAddress())
  const [to, fine] = [newAddress(), await stage.approved('USDT', 7n * UNIT, newAddress())]
  const good = await stage.approved('USDT', 5n * UNIT, to)
  await settle(payouts)
  assert.deepEqual(
    [stage.stateOf(much), stage.stateOf(fine), stage.stateOf(good)],
    ['approved', 'over', 'over'],
  )
  assert.deepEqual(stage.failures, ['the hot wallet has not enough'])
  assert.equal(await tokensOf(to), 5n * 10n ** 6n)
})

test('[W29] nothing is sent to an address that has another hash', async () => {
  const stage = await given()
  const [to, thief] = [newAddress(), newAddress()]
  const id = await stage.approved('ETH', UNIT, to)
  await tables.rows(
    `update withdrawal_destination
     set sealed = decode(replace(encode(sealed, 'hex'), encode($1, 'hex'), encode($2, 'hex')), 'hex')`,
    [Buffer.from(to), Buffer.from(thief)],
  )
  await settle(stage.open())
  assert.deepEqual([stage.stateOf(id), await weiOf(thief)], ['approved', 0n])
  assert.deepEqual(stage.failures, ['a destination does not have its hash'])
})

test('[W27] a signer that signs anything else is not believed', async () => {
  const stage = await given()
  const [to, thief] = [newAddress(), newAddress()]
  const id = await stage.approved('ETH', UNIT, to)
  const payouts = stage.open({
    signer: (own) => ({ ...own, sign: (order) => own.sign({ ...order, address: thief }) }),
  })
  await settle(payouts)
  assert.deepEqual([stage.stateOf(id), await weiOf(thief)], ['paying', 0n])
  await settle(stage.open())
  assert.deepEqual([stage.stateOf(id), await weiOf(to)], ['over', ETHER])
})

test('[W51] a token whose receipt has no transfer has not paid, and is not sent again either', async () => {
  const silent = await chain.deploy(silentToken)
  const stage = await givenPayouts(tables, chain, { contract: silent, confirmations: 1 })
  await stage.fund()
  const id = await stage.approved('USDT', 5n * UNIT, newAddress())
  await settle(stage.open(), 6)
  assert.equal(stage.stateOf(id), 'stopped')
  assert.deepEqual(stage.failures, ['a receipt does not show what was paid: operators decide'])
  assert.equal(await quantity('eth_getTransactionCount', stage.hotWallet, 'latest'), 1n)
  await assert.rejects(stage.submit({ type: 'rejectWithdrawal', id }, olga), /payoutUnproven/)
  const over = (await weiOf(stage.hotWallet)) - stage.held('ETH') * GRAIN
  assert.ok(over >= 0n && over < GRAIN, 'what the chain took is in the books')
})

test('[W51] a receipt with the transfer of another amount, to another address or by another token has not paid', async () => {
  const stage = await given()
  const id = await stage.approved('USDT', 5n * UNIT, newAddress())
  const words = (digits: string) => `0x${digits.padStart(64, '0')}`
  const changed = (what: 'address' | 'data' | 'to') =>
    stage.open({
      chain: (own) => ({
        ...own,
        async mined(tx) {
          const found = await own.mined(tx)
          const other = { address: newAddress().toLowerCase(), data: words('4'), to: words('12') }
          return (
            found && {
              ...found,
              logs: found.logs.map((log) =>
                what === 'to'
                  ? { ...log, topics: [...log.topics.slice(0, 2), other.to] }
                  : { ...log, [what]: other[what] },
              ),
            }
          )
        },
      }),
    })
  for (const what of ['address', 'data', 'to'] as const) {
    await settle(changed(what), 2)
    assert.equal(stage.stateOf(id), 'stopped', what)
  }
  await settle(stage.open(), 1)
  assert.equal(stage.stateOf(id), 'over')
  await balances(stage)
})

test('[W26] what is approved waits while withdrawals are frozen, fails nowhere, and is paid afterwards', async () => {
  const stage = await given()
  const to = newAddress()
  const one = await stage.approved('ETH', UNIT, to)
  let isFrozen = true
  const frozen = (own: PayoutParts['exchange']) =>
    ({
      read: (look) => own.read(look),
      submit: (core, command, submission) =>
        isFrozen && command.type === 'startPayout'
          ? Promise.resolve(refuse('withdrawalsFrozen'))
          : own.submit(core, command, submission),
    }) as PayoutParts['exchange']
  const payouts = stage.open({ exchange: frozen })
  await settle(payouts)
  assert.deepEqual([stage.stateOf(one), await weiOf(to)], ['approved', 0n])
  assert.deepEqual(await payouts.step(), { paying: 0, held: 1 })
  isFrozen = false
  await settle(payouts)
  assert.deepEqual([stage.stateOf(one), await weiOf(to)], ['over', ETHER])
  assert.deepEqual(stage.failures, [])
})
