/** Each invariant of the ledger: found broken when it is, and not when it is not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { available, custody, frozen, house } from '@evenkeel/kernel'
import { findingsOf, type Whole } from './checks.ts'

const sound: Whole = {
  balances: (realm) =>
    realm === 'demo'
      ? []
      : [
          { asset: 'BTC', account: custody('bitcoin'), amount: -700n },
          { asset: 'BTC', account: available(5, 'spot'), amount: 400n },
          { asset: 'BTC', account: frozen(5, 'spot'), amount: 200n },
          { asset: 'BTC', account: house('fees'), amount: 100n },
        ],
  claims(realm, claim) {
    if (realm === 'demo') return
    claim(frozen(5, 'spot'), 'BTC', 150n)
    claim(frozen(5, 'spot'), 'BTC', 50n)
  },
  audit(realm, { expect, look }) {
    expect('positionsNet', 2)
    for (let nth = 0; nth < 2; nth++) look('positionsNet')
    if (realm === 'demo') return
    expect('clearingExplained', 1)
    look('clearingExplained')
  },
  bookCount: 1,
  books: () => [
    { symbol: 'btcusdt', depth: { bids: [{ tick: 9, lots: 1 }], asks: [{ tick: 10, lots: 1 }] } },
  ],
  replayed: () => sound.balances('real'),
}

/** Those that were found broken. */
const broken = (whole: Whole) =>
  findingsOf(whole)
    .filter(({ faults }) => faults.length > 0)
    .map(({ invariant }) => invariant)

const with1 = (account: number, by: bigint): Whole['balances'] => {
  return (realm) =>
    [...sound.balances(realm)].map((one) =>
      one.account === account ? { ...one, amount: one.amount + by } : one,
    )
}

test('[P60] a sound ledger holds every invariant, and what there is nothing of is said to be unchecked', () => {
  const findings = findingsOf(sound)
  assert.deepEqual(
    findings.map(({ invariant, lookedAt, expected, faults }) => [
      invariant,
      lookedAt,
      expected,
      faults.length,
    ]),
    [
      ['sumsToZero', 1, 1, 0],
      ['noneNegative', 3, 3, 0],
      ['frozenExplained', 1, 1, 0],
      ['booksUncrossed', 2, 2, 0],
      ['positionsNet', 4, 4, 0],
      ['clearingExplained', 1, 1, 0],
      ['receivablesExplained', 0, 0, 0],
      ['promisesCovered', 0, 0, 0],
      ['makerCovered', 0, 0, 0],
      ['replayAgrees', 4, 4, 0],
    ],
  )
})

test('[P60] a unit that came from nowhere breaks the sum, and what is below zero is found', () => {
  assert.deepEqual(broken({ ...sound, balances: with1(available(5, 'spot'), 1n) }), [
    'sumsToZero',
    'replayAgrees',
  ])
  const balances = with1(house('fees'), -101n)
  const [, negative] = findingsOf({ ...sound, balances })
  assert.deepEqual(negative?.faults, ['real house:fees BTC -0.00000001'])
})

test('[P60] what is frozen and not explained, and what is explained and not frozen, is found', () => {
  const claims: Whole['claims'] = (_, claim) => claim(frozen(5, 'spot'), 'BTC', 199n)
  assert.deepEqual(broken({ ...sound, claims }), ['frozenExplained'])
  const other: Whole['claims'] = (realm, claim) => {
    sound.claims(realm, claim)
    claim(frozen(6, 'trading'), 'BTC', 1n)
  }
  assert.deepEqual(broken({ ...sound, claims: other }), ['frozenExplained'])
})

test('[P60] a book whose best bid reaches its best ask is crossed', () => {
  const depth = { bids: [{ tick: 10, lots: 1 }], asks: [{ tick: 10, lots: 1 }] }
  const books = () => [{ symbol: 'btcusdt', depth }]
  assert.deepEqual(broken({ ...sound, books }), ['booksUncrossed'])
})

for (const [invariant, blind] of Object.entries<Partial<Whole>>({
  sumsToZero: { balances: () => [] },
  noneNegative: { balances: () => [] },
  frozenExplained: { balances: () => [], claims: () => undefined },
  booksUncrossed: { books: () => [] },
  positionsNet: { audit: (_, { expect }) => expect('positionsNet', 1) },
  clearingExplained: { audit: (_, { expect }) => expect('clearingExplained', 1) },
  receivablesExplained: { audit: (_, { expect }) => expect('receivablesExplained', 1) },
  promisesCovered: { audit: (_, { expect }) => expect('promisesCovered', 1) },
  makerCovered: { audit: (_, { expect }) => expect('makerCovered', 1) },
  replayAgrees: { replayed: () => [], balances: sound.balances },
}))
  test(`[P79] a check that looked at nothing while there is something is broken: ${invariant}`, () => {
    const found = findingsOf({ ...sound, ...blind }).find((one) => one.invariant === invariant)
    assert(found !== undefined && found.faults.length > 0)
  })

test('[P79] what a core finds wrong with itself is told with its realm', () => {
  const audit: Whole['audit'] = (_, { look }) => look('positionsNet', 'btcusdt 3')
  const [found] = findingsOf({ ...sound, audit }).filter((one) => one.invariant === 'positionsNet')
  assert.deepEqual(found?.faults, ['real btcusdt 3', 'demo btcusdt 3'])
})
