/** Payouts that do not get on, on a real chain: sent again in every round, named, and in nobody else's way. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { heldToken, silentToken } from '../chains/testing/contracts.ts'
import { startChain } from '../chains/testing/localChain.ts'
import { WouldFail } from './evm.ts'
import { SignerRefusal } from './signer/signer.ts'
import { heldPayouts, newAddress, settle } from './testing/heldPayout.ts'
import { ETHER, givenPayouts, type Overrides, UNIT } from './testing/payoutStage.ts'

const tables = await openTestTables()
const chain = await startChain()
after(() => chain.stop())
const contract = await chain.deploy(heldToken)
const { given, balances, weiOf } = heldPayouts(tables, chain, contract)
const MINUTES = 60_000

test('[W63] what was signed is sent again in every round, though its fee may not be raised any more', async () => {
  const { stage, to, id } = await given()
  const sent: string[] = []
  let isLossy = true
  const payouts = stage.open({
    chain: (own) => ({
      ...own,
      async send(raw) {
        sent.push(raw)
        if (!isLossy) await own.send(raw)
      },
    }),
    signer: (own) => ({
      ...own,
      async sign(order) {
        if (sent.length > 0) throw new SignerRefusal('the signer refuses: feeTooHigh')
        return own.sign(order)
      },
    }),
  })
  await payouts.step()
  stage.clock.now += 11 * MINUTES
  for (let nth = 0; nth < 3; nth++) {
    const before = sent.length
    await payouts.step()
    assert.ok(sent.length > before, `round ${nth} sends it`)
  }
  assert.equal(new Set(sent).size, 1)
  stage.clock.now += 29_999
  assert.deepEqual([...payouts.stuck()], [])
  stage.clock.now += 1
  assert.deepEqual([...payouts.stuck()], [[id, 'the signer refuses: feeTooHigh']])
  isLossy = false
  await settle(payouts)
  assert.deepEqual([stage.stateOf(id), await weiOf(to)], ['over', 2n * ETHER])
  assert.deepEqual([...payouts.stuck()], [])
})

test('[W63] nodes that do not agree on anything are sent it all the same', async () => {
  const { stage, sent, lossy } = await given()
  await stage.open(lossy).step()
  sent.length = 0
  const deaf = stage.open({
    chain: (own) => ({
      ...(lossy.chain?.(own) ?? own),
      head: () => Promise.reject(new Error('the nodes do not agree')),
      countOf: () => Promise.reject(new Error('the nodes do not agree')),
    }),
  })
  await assert.rejects(deaf.step())
  assert.equal(sent.length, 1)
})

test('[W63] a payout that no block has taken for ten minutes is stuck', async () => {
  const { stage, lossy, id } = await given()
  const payouts = stage.open(lossy)
  await settle(payouts)
  stage.clock.now += 10 * MINUTES - 1
  await settle(payouts)
  assert.deepEqual([...payouts.stuck()], [])
  stage.clock.now += 1
  await settle(payouts)
  assert.deepEqual([...payouts.stuck()], [[id, 'no block has taken it for ten minutes']])
})

test('[W63] at most 16 payouts wait for a block at once, and one in a block is none of them', async () => {
  const { stage, sent, lossy, id } = await given(100)
  const ids = [id]
  for (let nth = 0; nth < 17; nth++) ids.push(await stage.approved('USDT', UNIT, newAddress()))
  const payouts = stage.open(lossy)
  const begun = () => ids.filter((one) => stage.stateOf(one) === 'paying')
  await settle(payouts)
  assert.deepEqual(begun(), ids.slice(0, 16))
  await chain.call('eth_sendRawTransaction', sent[0])
  await settle(payouts)
  assert.deepEqual(begun(), ids.slice(0, 17))
})

test('[W63] 16 payouts that were stopped keep no other from being paid', async () => {
  const silent = await chain.deploy(silentToken)
  const stage = await givenPayouts(tables, chain, { contract: silent, confirmations: 1 })
  await stage.fund()
  const payouts = stage.open({
    chain: (own) => ({
      ...own,
      balanceOf: (of, token, at) =>
        token === undefined ? own.balanceOf(of, token, at) : Promise.resolve(10n ** 12n),
    }),
  })
  const stopped: number[] = []
  for (let nth = 0; nth < 16; nth++)
    stopped.push(await stage.approved('USDT', 5n * UNIT, newAddress()))
  await settle(payouts, 2)
  for (const id of stopped) assert.match(stage.stateOf(id), /stopped|unpaid/)
  const to = newAddress()
  const other = await stage.approved('ETH', UNIT, to)
  await settle(payouts, 2)
  assert.deepEqual([stage.stateOf(other), await weiOf(to)], ['over', ETHER])
})

test('[W63] what the signer would not sign has no nonce, and is named', async () => {
  const { stage, id } = await given()
  const payouts = stage.open({
    signer: (own) => ({
      ...own,
      check: () => Promise.reject(new SignerRefusal('the signer refuses: dayCapReached')),
    }),
  })
  await settle(payouts)
  assert.equal(stage.stateOf(id), 'approved')
  stage.clock.now += 1 * MINUTES
  assert.deepEqual([...payouts.stuck()], [[id, 'the signer refuses: dayCapReached']])
})

test('[W64] a payout that nobody can sign any more is cancelled by the exchange, and a later one is paid', async () => {
  const own = await given()
  const { stage, id, to } = own
  const broken: Overrides = {
    chain: (chain) => ({
      ...chain,
      gasFor: (from, payment) =>
        payment.to === to
          ? Promise.reject(new WouldFail('it would fail'))
          : chain.gasFor(from, payment),
    }),
  }
  // Estimated well, and then no more: between the two it was begun.
  await settle(
    stage.open({
      signer: (signer) => ({ ...signer, sign: () => Promise.reject(new Error('away')) }),
    }),
    1,
  )
  assert.equal(stage.stateOf(id), 'paying')
  const payouts = stage.open(broken)
  const next = newAddress()
  const later = await stage.approved('ETH', UNIT, next)
  await settle(payouts)
  assert.equal(stage.stateOf(id), 'paying')
  assert.equal(await weiOf(next), 0n, 'the gap keeps it from a block')
  stage.clock.now += 10 * MINUTES - 1
  await settle(payouts)
  assert.equal(stage.stateOf(id), 'paying')
  stage.clock.now += 1
  await settle(payouts, 6)
  assert.deepEqual([stage.stateOf(id), stage.stateOf(later)], ['voided', 'over'])
  assert.deepEqual([await weiOf(to), await weiOf(next)], [0n, ETHER])
  await balances(stage, 2)
  await own.bothSay({ type: 'rejectWithdrawal', id })
  // The later one took 1 and its fee, and the first is back with its own.
  assert.deepEqual([stage.stateOf(id), stage.has('ETH')], ['over', own.before + UNIT])
})
