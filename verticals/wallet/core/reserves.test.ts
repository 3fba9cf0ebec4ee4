/** Reserves in the core: attested by two operators, and no credit by hand beyond them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Amount, custody, parseAmount, Reader, Writer } from '@evenkeel/kernel'
import { wallet } from '../core.ts'
import { attest, given, olga, omar, withdrawal } from '../testing/given.ts'
import { snapshot } from './state.ts'

const DAY_MS = 24 * 3_600_000
const attested = {
  type: 'attestReserves',
  asset: 'USDT',
  chain: 'ethereum',
  amount: 1_000n,
} as const
const byHand = {
  type: 'creditByHand',
  member: 1,
  asset: 'USDT',
  chain: 'ethereum',
  source: 'h1',
  amount: 600n,
} as const
const { type: _, ...told } = byHand
const brought = { ...told, type: 'creditDeposit', block: 7 } as const
const coins = (text: string): Amount => parseAmount(text) as Amount

type On = ReturnType<typeof given>
const free = (on: On) => on.state().reserves.get('USDT ethereum')?.free
function credit(on: On, over: object) {
  for (const operator of [olga, omar]) on.submit({ ...byHand, ...over }, operator)
}

test('[W41] it takes two operators who say the same; a member says nothing, and no chain is made up', () => {
  const on = given()
  on.refused(attested, 'operatorNeeded', { kind: 'member', id: 1 })
  on.refused({ ...attested, chain: 'tron' }, 'networkNotListed', olga)
  on.refused({ ...attested, amount: -1n }, 'networkTermsWrong', olga)
  on.submit(attested, olga)
  assert.equal(free(on), 1_000_000n)
  on.refused(attested, 'otherOperatorNeeded', olga)
  on.refused({ ...attested, amount: 999n }, 'figuresDiffer', omar)
  on.submit(attested, omar)
  assert.equal(free(on), 1_000n)
})

test('[W41] the second one has 24 hours', () => {
  const on = given()
  on.submit(attested, olga)
  on.wait(DAY_MS)
  on.submit(attested, omar)
  assert.equal(free(on), 1_000_000n, 'the first has lapsed')
  on.wait(DAY_MS - 1)
  on.submit(attested, olga)
  assert.equal(free(on), 1_000n)
})

test('[W41] however little it is, one operator is not enough', () => {
  const on = given()
  on.submit({ ...attested, amount: 1n }, olga)
  assert.equal(free(on), 1_000_000n)
})

test('[O1] [W42] a credit by hand beyond what is held is refused, to either operator, and moves nothing', () => {
  const on = given()
  attest(on, 'USDT', 1_000n)
  credit(on, {})
  on.refused({ ...byHand, source: 'h2', amount: 401n }, 'reservesExceeded', olga)
  const proposed = { ...byHand, source: 'h3', amount: 400n }
  on.submit(proposed, olga)
  credit(on, { source: 'h4', amount: 1n })
  on.refused(proposed, 'reservesExceeded', omar)
  assert.equal(-on.machine.balance('real', custody('ethereum'), 'USDT'), 601n)
})

test('[W42] the refusal says how much is free', () => {
  const on = given()
  attest(on, 'USDT', 250_000n)
  const asked = { ...byHand, amount: 250_001n }
  const decision = on.machine.decide(wallet, asked, 'real', olga)
  assert.deepEqual(decision, {
    ok: false,
    refusal: 'reservesExceeded',
    detail: { free: '0.0025', asset: 'USDT' },
  })
})

test('[W42] a custody that nobody attested covers no credit by hand', () => {
  const on = given()
  on.submit({ type: 'listCoin', asset: 'BTC' })
  on.submit({
    type: 'setNetwork',
    asset: 'BTC',
    chain: 'bitcoin',
    depositMin: 1n,
    withdrawalMin: 1n,
    withdrawalFee: 0n,
    dailyMax: 1n,
    dailyMaxAdvanced: 1n,
    fourEyesAbove: 0n,
  })
  const asked = { ...byHand, asset: 'BTC', chain: 'bitcoin', amount: 1n } as const
  on.refused(asked, 'reservesExceeded', olga)
})

test('[W42] what the chain brings, takes back or is paid leaves what is free as it was', () => {
  const on = given()
  attest(on, 'USDT', 1_000n)
  on.submit({ ...brought, source: 'c1' })
  on.submit({ ...brought, source: 'c2' })
  assert.equal(free(on), 1_000n)
  on.submit({ type: 'reverseDeposit', source: 'c2' })
  assert.equal(free(on), 1_000n)
  const [asked] = on.submit(withdrawal)
  const id = (asked as { id?: number }).id ?? 0
  on.submit({ type: 'approveWithdrawal', id }, olga)
  on.submit({ type: 'startPayout', id, nonce: 0 })
  on.submit({ type: 'confirmPayout', id, transaction: 't', cost: 0n, costAsset: 'ETH' })
  assert.equal(free(on), 1_000n)
})

test('[W42] what was credited by hand and is taken back is free again; the treasury takes of it', () => {
  const on = given()
  attest(on, 'USDT', 1_000n)
  credit(on, {})
  assert.equal(free(on), 400n)
  on.submit({ type: 'reverseDeposit', source: 'h1' })
  assert.equal(free(on), 1_000n)
  on.submit({ type: 'fundTreasury', asset: 'USDT', chain: 'ethereum', amount: 300n }, olga)
  assert.equal(free(on), 700n)
})

test('[W41] attested less than was credited, nothing is free until that is mended', () => {
  const on = given()
  on.submit(brought)
  attest(on, 'USDT', 500n)
  assert.equal(free(on), -100n)
  on.refused({ ...byHand, source: 'h9', amount: 1n }, 'reservesExceeded', olga)
  attest(on, 'USDT', 700n)
  credit(on, { source: 'h9', amount: 100n })
})

test('[O1] the Bithumb input: 2,000 BTC each instead of 2,000 won, to 695 members; all are refused', () => {
  const on = given()
  on.submit({ ...brought, asset: 'ETH', amount: coins('41800') })
  attest(on, 'ETH', coins('42000'))
  const before = on.machine.snapshot()
  for (let member = 1; member <= 695; member++) {
    const prize = { ...byHand, asset: 'ETH', member, source: `prize ${member}` }
    on.refused({ ...prize, amount: coins('2000') }, 'reservesExceeded', olga)
    on.refused({ ...prize, amount: coins('2000') }, 'reservesExceeded', omar)
  }
  assert.deepEqual(on.machine.snapshot(), before)
  credit(on, { asset: 'ETH', source: 'meant', amount: coins('0.00001') })
  assert.equal(on.available(1, 'spot', 'ETH'), coins('41800.00001'))
})

test('a snapshot of a version without reserves is read as one with none; one with them as it is', () => {
  const on = given()
  attest(on, 'USDT', 1_000n)
  on.submit({ ...brought, amount: 5_000n })
  attest(on, 'USDT', 10n)
  const read = (bytes: Uint8Array) => snapshot.read(new Reader(bytes))
  assert.deepEqual(read(written(on)), on.state())
  on.state().reserves.clear()
  const emptyMaps = 4
  assert.deepEqual(read(written(on).slice(0, -emptyMaps)), on.state())
})

function written(on: On): Uint8Array {
  const out = new Writer()
  snapshot.write(out, on.state())
  return out.view()
}
