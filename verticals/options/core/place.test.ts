/** Placing options: what is refused, what is frozen, and what the house can pay. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { available, EXCHANGE, house } from '@evenkeel/kernel'
import { coins, givenOptions, SYMBOL, TERM } from '../testing/givenOptions.ts'
import { options } from './index.ts'
import { expiryOf, stakeThatWins } from './rules.ts'

test('[TO1] what is not offered, and a stake that is not, is refused by name', () => {
  const on = givenOptions({ terms: [{}, { seconds: 60, isOffered: false }] })
  on.price('61000')
  on.refused(on.placing({ symbol: 'ethusdt' }), 'termNotOffered')
  on.refused(on.placing({ seconds: 45 }), 'termNotOffered')
  on.refused(on.placing({ seconds: 60 }), 'termNotOffered')
  on.refused(on.placing({ stake: coins('9.99') }), 'stakeBelowMinimum')
  on.refused(on.placing({ stake: 0n }), 'stakeBelowMinimum')
  on.refused(on.placing({ stake: coins('2000.01') }), 'stakeAboveMaximum')
  for (const stake of ['10.001', '10.005'])
    on.refused(on.placing({ stake: coins(stake) }), 'stakeTooFine')
  on.refused(on.placing({ payoutBps: 7_999 }), 'termsChanged')
  on.refused(on.placing({ feeBps: 1 }), 'termsChanged')
  for (const stake of ['10', '10.01', '2000']) on.place({ stake: coins(stake) })
})

test('[TO2] stake and fee are frozen in the trading account, and must be there', () => {
  const on = givenOptions({ terms: [{ feeBps: 33, maxStake: coins('20000') }] })
  on.price('61000')
  on.place({ stake: coins('99.99'), feeBps: 33 })
  // 0.329967, rounded up to 10^-8.
  assert.equal(on.holds(), coins('99.99') + coins('0.329967'))
  assert.equal(on.has() + on.holds(), coins('10000'))
  const rest = on.has() - (on.has() % 1_000_000n)
  on.refused(on.placing({ stake: rest, feeBps: 33 }), 'insufficientFunds')
  on.fund(1, 'USDT', coins('1000000'), 'spot')
  on.refused(on.placing({ stake: rest, feeBps: 33 }), 'insufficientFunds')
})

test('[TO3] without a fresh price no option is placed', () => {
  const on = givenOptions()
  on.refused(on.placing(), 'priceStale')
  on.price('61000', on.now() - 10_001)
  on.refused(on.placing(), 'priceStale')
  on.price('61000', on.now() - 10_000)
  on.place()
  on.price('61000', on.now(), true)
  on.refused(on.placing(), 'priceStale')
})

test('[TO3] [M20] an option is accepted after every price that is known', () => {
  const on = givenOptions()
  on.price('61000', on.now() - 50)
  assert.equal(on.place().acceptedAt, on.now())
  on.price('61001', on.now() + 4_000)
  assert.equal(on.place().acceptedAt, on.now() + 4_000)
  on.seal(on.now() + 10_000)
  assert.equal(on.place().acceptedAt, on.now() + 10_000)
  on.seal(on.now() + 10_001)
  on.refused(on.placing(), 'priceStale')
})

test('[TO5] an option expires its duration after its acceptance, at the end of that second', () => {
  assert.equal(expiryOf(1_000, 30), 31_000)
  assert.equal(expiryOf(1_001, 30), 32_000)
  assert.equal(expiryOf(1_999, 30), 32_000)
})

test('[TO11] [M20] what options may win is never more than the house holds', () => {
  const on = givenOptions({ house: '1000', terms: [{}, { seconds: 60 }, { seconds: 120 }] })
  on.price('61000')
  // A tenth for each expiry: 125 wins 100.
  on.refused(on.placing({ stake: coins('125.01') }), 'exposureReached')
  on.place({ stake: coins('100') })
  on.refused(on.placing({ stake: coins('25.01'), member: 2 }), 'exposureReached')
  const refused = on.machine.decide(
    options,
    on.placing({ stake: coins('25.01'), member: 2 }),
    'real',
    EXCHANGE,
  )
  assert.deepEqual(refused, {
    ok: false,
    refusal: 'exposureReached',
    detail: { free: '25', asset: 'USDT' },
  })
  on.place({ stake: coins('25'), member: 2 })
  on.place({ stake: coins('125'), seconds: 60 })
})

test('[TO11] all expiries together are bounded as well, by what is left after losses', () => {
  const on = givenOptions({ house: '50', terms: [{ minStake: coins('1') }] })
  for (let nth = 0; nth < 10; nth++) {
    on.price('61000')
    on.place({ stake: coins('6.25') })
    on.wait(1_000)
  }
  on.price('61000')
  on.refused(on.placing({ stake: coins('1') }), 'exposureReached')
  const { reserved } = on.state()
  assert.equal(reserved, coins('50'))
  assert.equal(on.machine.balance('real', house('options'), 'USDT'), coins('50'))
})

test('[TO11] the stake that is told as free is one that is taken', () => {
  for (const [free, payoutBps] of [
    ['0.01', 8_000],
    ['17.77', 9_200],
    ['99.99999999', 8_333],
  ] as const) {
    const stake = stakeThatWins(coins(free), { payoutBps })
    assert.ok((stake * BigInt(payoutBps)) / 10_000n <= coins(free))
    assert.ok(((stake + 1_000_000n) * BigInt(payoutBps)) / 10_000n > coins(free))
  }
})

test('[TO16] nobody has more than 200 options at once', () => {
  const on = givenOptions({ house: '100000000', terms: [{ seconds: 3_600 }] })
  on.price('61000')
  for (let nth = 0; nth < 200; nth++) on.place({ seconds: 3_600, stake: coins('10') })
  on.refused(on.placing({ seconds: 3_600, stake: coins('10') }), 'tooManyOptions')
  on.place({ seconds: 3_600, stake: coins('10'), member: 2 })
})

test('[TO17] terms that could not be counted or paid are refused; the same ones change nothing', () => {
  const on = givenOptions()
  const set = (of: object) => ({ type: 'setOptionTerm', ...TERM, ...of }) as const
  for (const of of [
    { seconds: 31 },
    { symbol: '' },
    { payoutBps: 0 },
    { payoutBps: 10_001 },
    { feeBps: 1_001 },
    { feeBps: -1 },
    { minStake: 0n },
    { minStake: coins('10.001') },
    { maxStake: coins('9.99') },
  ])
    on.refused(set(of), 'termsUnsound')
  assert.deepEqual(on.submit(set({})), [])
  assert.equal(on.submit(set({ payoutBps: 9_000 })).length, 1)
  on.price('61000')
  on.refused(on.placing(), 'termsChanged')
  on.place({ payoutBps: 9_000 })
})

test('[TO17] changed terms are for later options', () => {
  const on = givenOptions()
  const { expiresAt } = on.opened('61000')
  on.submit({ type: 'setOptionTerm', ...TERM, payoutBps: 1, isOffered: false })
  on.price('61001', expiresAt)
  on.wait(expiresAt - on.now())
  on.seal(expiresAt)
  assert.equal(on.takeSettled()[0]?.profit, coins('80'))
})

test('[TO18] the house is funded by the sandbox, and with something', () => {
  const on = givenOptions({ house: '0' })
  on.refused({ type: 'fundSandboxOptions', asset: 'USDT', amount: 0n }, 'amountIsZero')
  on.price('61000')
  on.refused(on.placing(), 'exposureReached')
  assert.equal(on.machine.balance('real', available(1, 'trading'), 'USDT'), coins('10000'))
  assert.equal(SYMBOL, TERM.symbol)
})

test('[TO27] what open options may win stays with the house; the rest may be taken back', () => {
  const on = givenOptions({ house: '10000' })
  const free = () => on.machine.look('real').free('options', 'USDT')
  assert.equal(free(), coins('10000'))
  const { expiresAt } = on.opened('61000', { stake: coins('500') })
  on.opened('61000', { stake: coins('500'), direction: 'fall' })
  assert.equal(free(), coins('9200'))
  assert.equal(on.machine.look('real').free('options', 'BTC'), 0n)
  on.wait(expiresAt - on.now())
  on.price('61001')
  on.seal()
  // One has won 400, the other has lost 500.
  on.wait(2_000)
  on.price('61001')
  on.seal()
  assert.equal(free(), coins('10100'))
})
