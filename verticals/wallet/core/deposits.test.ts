/** Deposits in the core: once by their source, back when the chain takes them back, by hand only by two. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Actor, type Amount, custody, house, Reader, Writer } from '@evenkeel/kernel'
import fc from 'fast-check'
import { type Command, type Event, wallet } from '../core.ts'
import { given, olga, omar, withdrawal } from '../testing/given.ts'
import { snapshot } from './state.ts'

const deposit = {
  type: 'creditDeposit',
  member: 1,
  asset: 'USDT',
  chain: 'ethereum',
  source: 'a1',
  amount: 100n,
  block: 7,
} as const
const { type: _, block: __, ...told } = deposit
const byHand = { ...told, type: 'creditByHand' } as const

/** What the chain has, by the books. */
const heldOn = (on: ReturnType<typeof given>, asset = 'USDT'): Amount =>
  -on.machine.balance('real', custody('ethereum'), asset)

test('[W14] a deposit is credited to spot, out of the custody of its chain', () => {
  const on = given()
  on.submit(deposit)
  assert.equal(on.available(1, 'spot', 'USDT'), 100n)
  assert.equal(heldOn(on), 100n)
})

test('[W14] told twice, in whatever block, it is credited once', () => {
  const on = given()
  on.submit(deposit)
  assert.deepEqual(on.submit(deposit), [])
  assert.deepEqual(on.submit({ ...deposit, block: 9, amount: 500n }), [])
  assert.equal(on.available(1, 'spot', 'USDT'), 100n)
})

for (const [name, wrong, refusal] of [
  ['[W12] a coin on a chain where it is not listed', { chain: 'tron' }, 'networkNotListed'],
  ['[W14] nothing', { amount: 0n }, 'amountIsZero'],
] as const)
  test(`${name} is refused as ${refusal}`, () => {
    given().refused({ ...deposit, ...wrong }, refusal)
  })

test('[W13] the terms of a network are set for a coin that is listed, and are figures that can be', () => {
  const on = given()
  const network = {
    type: 'setNetwork',
    asset: 'USDT',
    chain: 'tron',
    depositMin: 0n,
    withdrawalMin: 1n,
    withdrawalFee: 0n,
    dailyMax: 5n,
    dailyMaxAdvanced: 5n,
    fourEyesAbove: 0n,
  } as const
  on.refused({ ...network, asset: 'NONE' }, 'coinDoesNotExist')
  on.refused({ ...network, withdrawalMin: 0n }, 'networkTermsWrong')
  on.refused({ ...network, withdrawalFee: -1n }, 'networkTermsWrong')
  on.refused({ ...network, dailyMaxAdvanced: 4n }, 'networkTermsWrong')
  on.submit(network)
  on.submit({ ...deposit, chain: 'tron' })
  on.submit({ ...network, withdrawalFee: 3n })
  assert.equal(on.state().networks.get('USDT tron')?.withdrawalFee, 3n)
})

test('[W16] what is final is taken back no more, and nothing in a final block is credited any more', () => {
  const on = given()
  on.submit(deposit)
  on.submit({ ...deposit, source: 'b2', block: 8 })
  on.submit({ type: 'finalizeBlocks', chain: 'ethereum', block: 7 })
  assert.deepEqual([...on.state().credited.keys()], ['b2'])
  on.refused({ ...deposit, source: 'c3' }, 'blockIsFinal')
  assert.deepEqual(on.submit({ type: 'reverseDeposit', source: 'a1' }), [])
  assert.deepEqual(on.submit({ type: 'finalizeBlocks', chain: 'ethereum', block: 6 }), [])
  assert.equal(on.available(1, 'spot', 'USDT'), 200n)
})

test('[W17] what the chain takes back is taken back, and may come again', () => {
  const on = given()
  on.submit(deposit)
  on.submit({ type: 'reverseDeposit', source: 'a1' })
  assert.equal(on.available(1, 'spot', 'USDT'), 0n)
  assert.equal(heldOn(on), 0n)
  assert.deepEqual(on.submit({ type: 'reverseDeposit', source: 'a1' }), [])
  on.submit({ ...deposit, block: 9 })
  assert.equal(on.available(1, 'spot', 'USDT'), 100n)
})

test('[W17] what was spent meanwhile is owed, paid back by the next deposit, and nothing is withdrawn before', () => {
  const on = given()
  on.submit(deposit)
  const moved = { type: 'transfer', member: 1, asset: 'USDT', amount: 70n } as const
  on.submit({ ...moved, from: 'spot', to: 'trading' })
  on.submit({ type: 'reverseDeposit', source: 'a1' })
  assert.equal(on.available(1, 'spot', 'USDT'), 0n)
  assert.equal(heldOn(on), 0n, 'custody is what the chain has')
  assert.equal(on.machine.balance('real', custody('receivable'), 'USDT'), -70n)
  on.refused({ ...withdrawal, account: 'trading', amount: 20n }, 'debtOutstanding')
  on.submit({ ...deposit, source: 'c3', amount: 30n })
  assert.equal(on.available(1, 'spot', 'USDT'), 0n)
  assert.equal(on.machine.balance('real', custody('receivable'), 'USDT'), -40n)
  on.submit({ ...deposit, source: 'd4', amount: 50n })
  assert.equal(on.available(1, 'spot', 'USDT'), 10n)
  assert.equal(on.machine.balance('real', custody('receivable'), 'USDT'), 0n)
  on.submit({ ...withdrawal, account: 'trading', amount: 20n })
})

test('[W18] by hand it takes two operators who say the same; the chain then tells nothing new', () => {
  const on = given()
  on.refused(byHand, 'operatorNeeded')
  on.refused(byHand, 'operatorNeeded', { kind: 'member', id: 1 })
  on.submit(byHand, olga)
  assert.equal(on.available(1, 'spot', 'USDT'), 0n)
  on.refused(byHand, 'otherOperatorNeeded', olga)
  on.refused({ ...byHand, amount: 101n }, 'figuresDiffer', omar)
  on.refused({ ...byHand, member: 2 }, 'figuresDiffer', omar)
  on.submit(byHand, omar)
  assert.equal(on.available(1, 'spot', 'USDT'), 100n)
  on.refused(byHand, 'depositKnown', omar)
  assert.deepEqual(on.submit(deposit), [])
  on.submit({ type: 'finalizeBlocks', chain: 'ethereum', block: 1_000 })
  assert.deepEqual(on.submit({ ...deposit, block: 2_000 }), [], 'one by hand is never forgotten')
})

test('[W18] a proposal that was taken back is nobody’s first word', () => {
  const on = given()
  on.submit(byHand, olga)
  on.refused({ type: 'dropProposal', source: 'a1' }, 'operatorNeeded')
  on.submit({ type: 'dropProposal', source: 'a1' }, olga)
  assert.deepEqual(on.submit({ type: 'dropProposal', source: 'a1' }, olga), [])
  on.submit(byHand, omar)
  assert.equal(on.available(1, 'spot', 'USDT'), 0n)
  on.submit(byHand, olga)
  assert.equal(on.available(1, 'spot', 'USDT'), 100n)
})

test('[W18] a proposal is good for a day', () => {
  const on = given()
  on.submit(byHand, olga)
  on.wait(24 * 3_600_000)
  on.submit(byHand, omar)
  assert.equal(on.available(1, 'spot', 'USDT'), 0n)
  on.submit(byHand, olga)
  assert.equal(on.available(1, 'spot', 'USDT'), 100n)
})

test('[W19] the treasury is funded by operators alone, out of custody', () => {
  const on = given()
  const fund = { type: 'fundTreasury', asset: 'ETH', chain: 'ethereum', amount: 5n } as const
  on.refused(fund, 'operatorNeeded')
  on.refused({ ...fund, amount: 0n }, 'amountIsZero', olga)
  on.submit(fund, olga)
  assert.equal(on.machine.balance('real', house('treasury'), 'ETH'), 5n)
  assert.equal(heldOn(on, 'ETH'), 5n)
})

test('[W14] [W17] whatever comes how often and is taken back, custody is the sum of what the chain still has', () => {
  const step = fc.record({
    source: fc.integer({ min: 0, max: 5 }),
    back: fc.boolean(),
    spend: fc.boolean(),
    member: fc.integer({ min: 1, max: 2 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const on = given()
      const there = new Map<number, bigint>()
      for (const { source, back, spend, member } of steps) {
        if (spend) {
          const has = on.available(member, 'spot', 'USDT')
          const moved = {
            type: 'transfer',
            member,
            asset: 'USDT',
            from: 'spot',
            to: 'finance',
          } as const
          if (has > 0n) on.submit({ ...moved, amount: has })
        }
        if (back) on.submit({ type: 'reverseDeposit', source: `s${source}` })
        else on.submit({ ...deposit, member, source: `s${source}`, amount: BigInt(10 + source) })
        if (back) there.delete(source)
        else there.set(source, BigInt(10 + source))
        const sum = [...there.values()].reduce((all, one) => all + one, 0n)
        assert.equal(heldOn(on), sum)
      }
    }),
    { numRuns: 60 },
  )
})

test('[W39] test funds are given once by their source, and no chain is said to hold them', () => {
  const on = given()
  const funds = { type: 'creditTestFunds', member: 1, asset: 'USDT', source: 't1' } as const
  on.refused({ ...funds, amount: 0n }, 'amountIsZero')
  on.refused({ ...funds, asset: 'NONE', amount: 5n }, 'coinDoesNotExist')
  on.submit({ ...funds, amount: 100n })
  assert.deepEqual(on.submit({ ...funds, amount: 100n }), [])
  assert.equal(on.available(1, 'spot', 'USDT'), 100n)
  assert.equal(heldOn(on), 0n)
  assert.equal(on.machine.balance('real', custody('sandbox'), 'USDT'), -100n)
})

test('[W39] what an older version credited as a deposit is not given again', () => {
  const on = given()
  on.submit({ ...deposit, source: 't1', block: Number.MAX_SAFE_INTEGER })
  const funds = { type: 'creditTestFunds', member: 1, asset: 'USDT', source: 't1' } as const
  assert.deepEqual(on.submit({ ...funds, amount: 100n }), [])
})

test('[W17] test funds pay back what is owed first, as a deposit does', () => {
  const on = given()
  on.submit(deposit)
  const moved = { type: 'transfer', member: 1, asset: 'USDT', amount: 100n } as const
  on.submit({ ...moved, from: 'spot', to: 'trading' })
  on.submit({ type: 'reverseDeposit', source: 'a1' })
  const funds = { type: 'creditTestFunds', member: 1, asset: 'USDT', source: 't1' } as const
  on.submit({ ...funds, amount: 130n })
  assert.equal(on.available(1, 'spot', 'USDT'), 30n)
  assert.equal(on.machine.balance('real', custody('receivable'), 'USDT'), 0n)
})

test('[W66] what was credited in a final block is never credited again, by a chain or by hand', () => {
  const on = given()
  on.submit(deposit)
  on.submit({ type: 'finalizeBlocks', chain: 'ethereum', block: 7 })
  on.wait(400 * 24 * 3_600_000)
  for (const block of [7, 8, 9_000]) assert.deepEqual(on.submit({ ...deposit, block }), [])
  for (const by of [olga, omar]) on.refused(byHand, 'depositKnown', by)
  assert.equal(on.available(1, 'spot', 'USDT'), 100n)
})

test('[W66] however late a deposit is told again, after restarts and a replay, it is credited once', () => {
  const step = fc.record({
    source: fc.integer({ min: 0, max: 30 }),
    what: fc.constantFrom('chain', 'chain', 'hand', 'back', 'final', 'restart'),
    later: fc.integer({ min: 0, max: 40 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const on = given()
      let state = on.state()
      let final = 0
      const owned = new Set<number>()
      const fixed = new Set<number>()
      const blocks = new Map<number, number>()
      for (const { source: nth, what, later } of steps) {
        const source = `s${nth}`
        if (what === 'restart') {
          const out = new Writer()
          snapshot.write(out, state)
          state = snapshot.read(new Reader(out.copy()))
          continue
        }
        const decide = (command: Command, actor?: Actor) => {
          const world = { ...on.machine.look('real'), now: 1, actor: actor ?? { kind: 'exchange' } }
          const decision = wallet.decide(command, state, { ...world, id: () => 1 } as never)
          if (decision.ok) for (const event of decision.events) wallet.apply(event as Event, state)
          return decision.ok && decision.events.some(({ type }) => type === 'depositCredited')
        }
        if (what === 'back') {
          decide({ type: 'reverseDeposit', source })
          if (!fixed.has(nth)) owned.delete(nth)
        } else if (what === 'final') {
          final += later
          decide({ type: 'finalizeBlocks', chain: 'ethereum', block: final })
          for (const one of owned) if ((blocks.get(one) ?? 0) <= final) fixed.add(one)
        } else {
          const block = final + 1 + later
          const isNew =
            what === 'chain'
              ? decide({ ...deposit, source, block })
              : [olga, omar].map((by) => decide({ ...byHand, source }, by)).includes(true)
          assert.ok(!(isNew && owned.has(nth)), `${source} was credited twice`)
          if (isNew) blocks.set(nth, what === 'chain' ? block : Number.POSITIVE_INFINITY)
          if (isNew) owned.add(nth)
        }
      }
    }),
    { numRuns: 200 },
  )
})
