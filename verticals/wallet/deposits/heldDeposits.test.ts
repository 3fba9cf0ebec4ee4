/** A deposit whose block was final before it could be credited: it is not tried for ever, and operators end it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { available, EXCHANGE, Exchange, Machine } from '@evenkeel/kernel'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Operator } from '@evenkeel/wire/server'
import { createFakeChain, fakeHash } from '../chains/testing/fakeChain.ts'
import { catchUp, createWallet, ETHER, givenStage } from '../chains/testing/stage.ts'
import { type Command, type State, wallet } from '../core.ts'
import { createDeposits } from './deposits.ts'
import { isSeen } from './review.ts'

const operator = (id: number, name: string): Operator => ({
  id,
  name,
  role: 'finance',
  session: id,
})
const olga = operator(1, 'Olga')
const omar = operator(2, 'Omar')
const tables = await openTestTables()
const FINAL = 1_000

/** A server’s deposits over a journal in memory and a chain whose blocks up to `FINAL` are final. */
async function given() {
  const machine = new Machine([wallet])
  const onBroken = (error: unknown) => {
    throw error
  }
  const journal = memoryJournal()
  const exchange = new Exchange({ machine, journal, clock: Date.now, onBroken })
  const submit = async (command: Command) =>
    assert.equal(
      (await exchange.submit(wallet, command, { realm: 'real', actor: EXCHANGE })).ok,
      true,
    )
  await submit({ type: 'listCoin', asset: 'ETH' })
  await submit({
    type: 'setNetwork',
    asset: 'ETH',
    chain: 'ethereum',
    depositMin: 1n,
    withdrawalMin: 1n,
    withdrawalFee: 0n,
    dailyMax: 1n,
    dailyMaxAdvanced: 1n,
    fourEyesAbove: 1n,
  })
  await submit({ type: 'attestReserves', asset: 'ETH', chain: 'ethereum', amount: 10n ** 9n })
  await submit({ type: 'finalizeBlocks', chain: 'ethereum', block: FINAL })
  const failures: string[] = []
  const notices: number[] = []
  const deposits = createDeposits(
    {
      tables,
      exchange,
      machine,
      now: Date.now,
      config: { production: true },
      push: () => undefined,
      tellOperators: () => undefined,
      desk: () => ({
        seal: (text: string) => Buffer.from(text),
        read: (sealed: Buffer) => sealed.toString(),
        uidOf: async () => 10_000_001,
        levelOf: async () => 'basic',
        languageOf: async () => 'en',
        notify: async (member: number) => void notices.push(member),
      }),
      ids: {
        of: (_kind: string, id: number, nth: number) => `${id} ${nth}`,
        read(_kind: string, text: string) {
          const [id, nth] = text.split(' ').map(Number)
          return { id, nth }
        },
      },
      onFailure: () => (error: unknown) => failures.push((error as Error).message),
    } as never,
    { chains: [], isProduction: true } as never,
  )
  const chain = createFakeChain()
  chain.mine(3)
  const stage = await givenStage({
    tables,
    nodes: [chain.node('one')],
    startBlock: 1,
    wallet: { ...createWallet(), ...deposits.sink },
  })
  const to = stage.address.toLowerCase()
  chain.mine(4, [{ hash: fakeHash('late'), to, value: 2n * ETHER }])
  const follower = stage.open()
  await catchUp(follower)
  const [found] = await deposits.records.page(stage.member, { after: undefined, size: 10 })
  const has = () => machine.balance('real', available(stage.member, 'spot'), 'ETH')
  const record = async () =>
    (await deposits.records.page(stage.member, { after: undefined, size: 10 }))[0]
  const state = () => machine.state('real', wallet) as State
  const parts = { deposits, follower, failures, notices, has, record, state, stage, exchange }
  return { ...parts, id: found?.id ?? 0 }
}

test('[W16] it is held for operators, said in the log once, and holds up neither credits nor final blocks', async () => {
  const { deposits, follower, failures, record, stage, state } = await given()
  assert.equal((await record())?.status, 'pendingReview')
  assert.equal((await follower.step()).uncredited, 0, 'it is not tried again')
  assert.equal(failures.filter((says) => says.includes('operators decide')).length, 1)
  assert.equal((await deposits.queue.count(olga)).waiting, 1)
  await tables.rows(`update chain_block set number = number + 2000 where chain = 'ethereum'`, [])
  await deposits.sink.finalize()
  assert.ok((state().finalBlocks.get('ethereum') ?? 0) > FINAL, 'later blocks become final')
  assert.deepEqual(stage.failures, [])
  await deposits.stop()
})

test('[W16, W18] two operators who looked credit it, once, also when the process ends in between', async () => {
  const { deposits, has, record, notices, id } = await given()
  const approve = (operator: Operator) => deposits.held.decide(id, operator, { verdict: 'approve' })
  assert.deepEqual(await approve(olga), { outcome: 'done', needsAnother: true })
  const waiting = async (who: Operator) => (await deposits.queue.count(who)).waiting
  assert.equal((await waiting(omar)) - (await waiting(olga)), 1, 'it waits for omar alone')
  const same = await approve(olga)
  assert.equal(same.outcome === 'refused' && same.reason, 'otherOperatorNeeded')
  assert.deepEqual(await approve(omar), { outcome: 'done' })
  assert.deepEqual([has(), (await record())?.status, notices.length], [200_000_000n, 'credited', 1])
  assert.equal((await deposits.queue.count(olga)).waiting, 0)
  // As after a crash right behind the credit.
  await tables.rows(`update chain_deposit set state = 'late' where id = $1`, [id])
  await deposits.held.catchUp()
  assert.deepEqual([has(), (await record())?.status], [200_000_000n, 'credited'])
  await deposits.stop()
})

test('[W53] what is too large waits for operators, is credited by nobody as it is, and is rejected with a reason', async () => {
  const { deposits, has, record, id, stage } = await given()
  const much = 10n ** 30n
  const set = `update chain_deposit set state = 'tooLarge', amount = $2 where id = $1`
  await tables.rows(set, [id, String(much)])
  for (const operator of [olga, omar]) {
    const credit = await deposits.held.decide(id, operator, { verdict: 'approve' })
    assert.equal(credit.outcome === 'refused' && credit.reason, 'amountTooLarge')
  }
  assert.equal(has(), 0n)
  const search = { state: 'waiting', size: 10 } as const
  const [row] = (await deposits.queue.list(search)).rows
  assert.deepEqual([row?.state, row?.amount, row?.flags], ['tooLarge', 10n ** 28n - 1n, []])
  assert.equal((await deposits.queue.count(olga)).waiting, 1)
  const place = { member: stage.member, chain: 'ethereum', asset: 'ETH' } as const
  assert.equal(await isSeen(tables, place, fakeHash('late'), 0), false, 'W45 credits it by hand')
  const rejected = { verdict: 'reject', reason: 'Credited by hand as far as it goes' }
  assert.deepEqual(await deposits.held.decide(id, olga, rejected), { outcome: 'done' })
  assert.deepEqual(
    [(await record())?.status, (await deposits.queue.count(olga)).waiting],
    ['rejected', 0],
  )
  await deposits.stop()
})

test('[W53] at the console it can be rejected alone, also after what of it is the member’s was credited by hand', async () => {
  const { deposits, has, record, notices, id, stage, exchange } = await given()
  const set = `update chain_deposit set state = 'tooLarge', amount = $2 where id = $1`
  await tables.rows(set, [id, String(10n ** 30n)])
  const [row] = (await deposits.queue.list({ state: 'waiting', size: 10 })).rows
  const caseId = row?.id ?? ''
  const detail = await deposits.queue.find(caseId)
  assert.deepEqual(
    detail?.actions.map(({ name }) => name),
    ['reject'],
  )
  const decide = (action: 'approve' | 'reject', reason = '') =>
    deposits.queue.decide(
      caseId,
      { action, reason, answers: {} },
      { id: 1, name: 'Olga', role: 'finance', session: 1 },
    )
  assert.deepEqual(await decide('approve'), { outcome: 'refused', refusal: 'amountTooLarge' })
  const credit = { member: stage.member, asset: 'ETH', chain: 'ethereum', amount: 5n } as const
  const wanted = { ...credit, transaction: fakeHash('late'), entry: 0 }
  for (const operator of [1, 2]) {
    const as = { kind: 'operator', id: operator } as const
    const decision = await deposits.byHand.credit(wanted, {
      submit: (core: typeof wallet, command: Command) =>
        exchange.submit(core, command, { realm: 'real', actor: as }),
    } as never)
    assert.equal(decision.ok, true)
  }
  assert.equal(has(), 5n)
  const told = notices.length
  await deposits.held.catchUp()
  assert.equal(notices.length, told, 'nobody is told at each start')
  assert.equal((await deposits.queue.count(olga)).waiting, 1)
  assert.deepEqual(await decide('reject', 'The rest is not yours'), { outcome: 'done' })
  assert.deepEqual([(await record())?.status, has()], ['rejected', 5n])
  assert.equal((await deposits.queue.count(olga)).waiting, 0)
  await deposits.stop()
})

test('[W16] rejected, it is over, and its owner reads why', async () => {
  const { deposits, has, record, id } = await given()
  const approve = { verdict: 'approve' }
  await deposits.held.decide(id, olga, approve)
  const reason = 'It was credited before'
  const rejected = await deposits.held.decide(id, omar, { verdict: 'reject', reason })
  assert.deepEqual(rejected, { outcome: 'done' })
  const one = await record()
  assert.equal(one?.status, 'rejected')
  assert.equal(one && deposits.view(one, 'en').reason, reason)
  const late = await deposits.held.decide(id, olga, approve)
  assert.equal(late.outcome === 'refused' && late.reason, 'caseUnknown')
  assert.equal(has(), 0n)
  await deposits.forget(one?.member ?? 0)
  assert.equal((await record())?.reason, undefined)
  await deposits.stop()
})
