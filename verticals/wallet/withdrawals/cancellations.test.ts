/** Payouts that are cancelled, on a real chain: paid or returned exactly once, whatever is killed, raced or reorganised. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createRandom } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { heldToken } from '../chains/testing/contracts.ts'
import { startChain } from '../chains/testing/localChain.ts'
import type { PayoutParts } from './payouts.ts'
import {
  again,
  heldPayouts,
  isSelfTransfer,
  pairOfOperators,
  settle,
} from './testing/heldPayout.ts'
import { ETHER, type Overrides, oleg, olga, type PayoutStage, UNIT } from './testing/payoutStage.ts'

const tables = await openTestTables()
const chain = await startChain()
after(() => chain.stop())
const contract = await chain.deploy(heldToken)
const { given, balances, weiOf, sentBy } = heldPayouts(tables, chain, contract)

test('[W64] above the limit it takes two operators to cancel, for exactly the nonce of the payout', async () => {
  const { stage, id, lossy, cancel } = await given()
  await stage.open(lossy).step()
  const limit = { fourEyesAbove: UNIT, dailyMax: 10n ** 15n, dailyMaxAdvanced: 10n ** 15n }
  const terms = { depositMin: 1n, withdrawalMin: 1n, withdrawalFee: 10n, ...limit }
  await stage.submit({ type: 'setNetwork', asset: 'ETH', chain: 'ethereum', ...terms })
  await cancel(olga)
  assert.equal(stage.stateOf(id), 'paying')
  await assert.rejects(cancel(olga), /otherOperatorNeeded/)
  const other = { type: 'startPayoutCancellation', id, nonce: 1 } as const
  await assert.rejects(stage.submit(other, oleg), /nonceDiffers/)
  await stage.submit({ type: 'startPayoutCancellation', id, nonce: 0 }, oleg)
  assert.equal(stage.stateOf(id), 'cancelling')
})

test('[W65] cancelled for good it is paid again under another nonce, once, and never before', async () => {
  const own = await given(3)
  const { stage, id, lossy, deliver, cancel, to } = own
  const payouts = stage.open(lossy)
  await payouts.step()
  await cancel(olga)
  await payouts.step()
  const { rows } = await variants(id)
  assert.deepEqual(
    rows.map((one) => one.is_cancellation),
    [false, true],
  )
  assert.ok(BigInt(rows[1]?.max_fee ?? 0) * 10n >= BigInt(rows[0]?.max_fee ?? 0) * 11n)
  await deliver('selfTransfer')
  for (let nth = 0; nth < 2; nth++) {
    await settle(payouts, 2)
    assert.equal(stage.stateOf(id), 'cancelling', 'in a block is not final')
    await assert.rejects(stage.submit(again(id), olga), /withdrawalNotOpen/)
    await assert.rejects(stage.submit({ type: 'rejectWithdrawal', id }, olga), /withdrawalNotOpen/)
    await chain.mine()
  }
  await settle(payouts, 1)
  assert.equal(stage.stateOf(id), 'voided')
  await balances(stage, 1)
  const paid = {
    type: 'confirmPayout',
    id,
    transaction: 'cafe',
    cost: 0n,
    costAsset: 'ETH',
  } as const
  await assert.rejects(stage.submit(paid), /withdrawalNotOpen/)
  await assert.rejects(stage.submit(paid, olga), /withdrawalNotOpen/)
  await assert.rejects(stage.submit(again(id)), /operatorNeeded/)
  await own.bothSay(again(id))
  await settle(stage.open(), 1)
  await chain.mine(3)
  await settle(stage.open())
  assert.deepEqual([stage.stateOf(id), await weiOf(to)], ['over', 2n * ETHER])
  await balances(stage, 2)
})

async function variants(id: number) {
  const rows = await tables.rows<{ max_fee: string; is_cancellation: boolean }>(
    `select max_fee::text as max_fee, is_cancellation from withdrawal_transaction
     where withdrawal = $1 order by withdrawal_transaction.max_fee`,
    [id],
  )
  return { rows }
}

test('[W65] where the payment is what a block takes, it is paid and the cancellation is void', async () => {
  const { stage, id, lossy, deliver, cancel, to, before } = await given(2)
  const payouts = stage.open(lossy)
  await payouts.step()
  await cancel(olga)
  await payouts.step()
  await deliver('payment')
  await settle(payouts)
  assert.equal(stage.stateOf(id), 'cancelling')
  await chain.mine()
  await settle(payouts)
  assert.deepEqual([stage.stateOf(id), await weiOf(to)], ['over', 2n * ETHER])
  assert.equal(stage.has('ETH'), before)
  await balances(stage, 1)
})

for (const [first, second] of [
  ['payment', 'selfTransfer'],
  ['selfTransfer', 'payment'],
] as const)
  test(`[W65] reorganised from ${first} to ${second} before it is final, the one that stays decides`, async () => {
    const { stage, id, lossy, deliver, cancel, to } = await given(3)
    const payouts = stage.open(lossy)
    await payouts.step()
    await cancel(olga)
    await payouts.step()
    const fork = await chain.snapshot()
    await deliver(first)
    await chain.mine()
    await settle(payouts)
    assert.equal(stage.stateOf(id), 'cancelling')
    await chain.goBack(fork)
    await settle(payouts)
    await deliver(second)
    await settle(payouts)
    assert.equal(stage.stateOf(id), 'cancelling')
    await chain.mine(2)
    await settle(payouts)
    const isPaid = second === 'payment'
    assert.equal(stage.stateOf(id), isPaid ? 'over' : 'voided')
    assert.equal(await weiOf(to), isPaid ? 2n * ETHER : 0n)
    await balances(stage, 1)
  })

class Killed extends Error {}

/** A chain that takes no payment of the hot wallet. */
const withoutPayments = (stage: PayoutStage): Overrides => ({
  chain: (own) => ({
    ...own,
    send: async (raw) => (isSelfTransfer(raw, stage) ? own.send(raw) : undefined),
  }),
})

/** Every place between two steps of a cancellation. */
const kills: readonly [name: string, over: (kill: () => never) => Overrides][] = [
  [
    'before it is signed',
    (kill) => ({ signer: (own) => ({ ...own, signCancellation: async () => kill() }) }),
  ],
  [
    'after it is signed',
    (kill) => ({
      signer: (own) => ({
        ...own,
        async signCancellation(order) {
          await own.signCancellation(order)
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
          if (variant.isCancellation) kill()
        },
      }),
    }),
  ],
  ['before it is confirmed', (kill) => ({ exchange: around(kill, 'before') })],
  ['after it is confirmed', (kill) => ({ exchange: around(kill, 'after') })],
]

function around(kill: () => never, when: 'before' | 'after') {
  return (own: PayoutParts['exchange']): PayoutParts['exchange'] => ({
    read: (look) => own.read(look),
    async submit(core, command, submission) {
      if (command.type !== 'confirmPayoutCancellation') return own.submit(core, command, submission)
      if (when === 'before') kill()
      await own.submit(core, command, submission)
      return kill()
    },
  })
}

for (const [name, over] of kills)
  test(`[W65] ended ${name}, a cancellation is on the chain once, and its withdrawal is returned once`, async () => {
    const own = await given()
    const { stage, id, lossy, cancel, to, before } = own
    await stage.open(lossy).step()
    await cancel(olga)
    let killed = 0
    const dying = stage.open({
      ...withoutPayments(stage),
      ...over(() => {
        killed++
        throw new Killed()
      }),
    })
    for (let nth = 0; nth < 6 && killed === 0; nth++) await dying.step()
    assert.equal(killed, 1)
    await stage.restart()
    await settle(stage.open(withoutPayments(stage)))
    assert.equal(stage.stateOf(id), 'voided')
    assert.equal(await sentBy(stage), 1n)
    await own.bothSay({ type: 'rejectWithdrawal', id })
    await settle(stage.open())
    assert.deepEqual([stage.stateOf(id), await weiOf(to)], ['over', 0n])
    assert.equal(stage.has('ETH'), before + 2n * UNIT + 10n)
    await balances(stage, 1)
  })

/** Anything at any moment; at the end the chain goes on, and the operators decide where it is theirs. */
async function wander(seed: number) {
  const own = await given(3)
  const { stage, id, lossy, deliver, cancel, to, before, sent } = own
  const { oneIn, pick } = createRandom(seed)
  const quietly = (work: Promise<unknown>) => work.catch(() => undefined)
  const fork = await chain.snapshot()
  let forks = [fork]
  for (let nth = 0; nth < 14; nth++) {
    if (oneIn(4)) await stage.restart()
    await stage.open(lossy).step()
    if (sent.length > 0 && oneIn(3)) await quietly(cancel(pick([...pairOfOperators])))
    const some = oneIn(2) ? 'payment' : 'selfTransfer'
    if (sent.some((raw) => isSelfTransfer(raw, stage) === (some === 'selfTransfer')) && oneIn(2))
      await quietly(deliver(some))
    if (oneIn(3)) await chain.mine()
    const isFinal = ['over', 'voided'].includes(stage.stateOf(id))
    // What is final does not go back: a chain that does is another matter.
    if (oneIn(5) && !isFinal) {
      await chain.goBack(forks[0] as string)
      forks = [await chain.snapshot()]
    }
    if (isFinal) break
  }
  await quietly(cancel(olga))
  for (let nth = 0; nth < 3; nth++) {
    await settle(stage.open(), 2)
    await chain.mine(3)
  }
  await settle(stage.open(), 1)
  if (stage.stateOf(id) === 'voided') await own.bothSay({ type: 'rejectWithdrawal', id })
  await settle(stage.open())
  assert.equal(stage.stateOf(id), 'over', `seed ${seed}`)
  const isPaid = (await weiOf(to)) === 2n * ETHER
  assert.equal(await weiOf(to), isPaid ? 2n * ETHER : 0n)
  assert.equal(stage.has('ETH'), isPaid ? before : before + 2n * UNIT + 10n, `seed ${seed}`)
  await balances(stage, 2)
  return isPaid
}

test('[W65] whatever is killed, delivered and reorganised when, it is paid or returned, never both', async () => {
  const outcomes: boolean[] = []
  for (let seed = 1; seed <= 8; seed++) outcomes.push(await wander(seed))
  assert.equal(new Set(outcomes).size, 2, 'both outcomes were met')
})
