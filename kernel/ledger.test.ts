/** The ledger: what one account gives another takes, nobody goes below zero, what is frozen is explained. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  type AccountRef,
  accounts,
  available,
  custody,
  factsOf,
  frozen,
  house,
  memberOf,
} from './accounts.ts'
import { Reader, Writer } from './bytes.ts'
import { type Claim, Ledger, type Movement } from './ledger.ts'

const post = (ledger: Ledger, over: Partial<Movement> = {}): void => {
  const usual = { asset: 'USDT', amount: 100n, from: custody('sandbox'), to: available(1, 'spot') }
  const { asset, amount, from, to } = { ...usual, ...over }
  ledger.post(asset, amount, from, to)
}

type Claimed = { readonly account: AccountRef; readonly asset: string; readonly amount: bigint }
const claiming = (claims: readonly Claimed[]) => (claim: Claim) => {
  for (const { account, asset, amount } of claims) claim(account, asset, amount)
}

test('[M4] a movement takes from one account what it gives another', () => {
  const ledger = new Ledger()
  post(ledger)
  post(ledger, { amount: 30n, from: available(1, 'spot'), to: available(1, 'trading') })
  assert.equal(ledger.balance(custody('sandbox'), 'USDT'), -100n)
  assert.equal(ledger.balance(available(1, 'spot'), 'USDT'), 70n)
  assert.equal(ledger.balance(available(1, 'trading'), 'USDT'), 30n)
  assert.equal(ledger.balance(available(1, 'trading'), 'BTC'), 0n)
  ledger.check()
})

test('[M3] no account but custody goes below zero', () => {
  for (const from of [
    available(1, 'spot'),
    frozen(1, 'spot'),
    house('fees'),
    available(0, 'spot'),
  ]) {
    const ledger = new Ledger()
    assert.throws(() => post(ledger, { from, to: house('maker') }), /below zero/)
    assert.throws(() => ledger.check(), /below zero/)
  }
})

test('[M3] nothing, and less than nothing, cannot be moved', () => {
  for (const amount of [0n, -1n])
    assert.throws(() => post(new Ledger(), { amount }), /moves something/)
})

test('a movement from an account to itself changes nothing', () => {
  const ledger = new Ledger()
  post(ledger)
  post(ledger, { from: available(1, 'spot'), to: available(1, 'spot') })
  assert.equal(ledger.balance(available(1, 'spot'), 'USDT'), 100n)
  ledger.check()
})

test('what is frozen must be claimed, to the unit, and what is claimed must be frozen', () => {
  const ledger = new Ledger()
  const account = frozen(1, 'spot')
  post(ledger, { to: account })
  ledger.check(
    claiming([
      { account, asset: 'USDT', amount: 60n },
      { account, asset: 'USDT', amount: 40n },
    ]),
  )
  for (const wrong of [
    [],
    [{ account, asset: 'USDT', amount: 99n }],
    [{ account, asset: 'BTC', amount: 100n }],
    [{ account: frozen(2, 'spot'), asset: 'USDT', amount: 100n }],
    [
      { account, asset: 'USDT', amount: 100n },
      { account: frozen(2, 'spot'), asset: 'USDT', amount: 1n },
    ],
  ])
    assert.throws(() => ledger.check(claiming(wrong)), /explained/)
})

test('every account has a number of its own, and the number says whose it is', () => {
  const seen = new Map<number, string>()
  for (const member of [0, 1, 2, 15, 16, 1_000_000, 2 ** 31 - 1])
    for (const account of accounts)
      for (const ref of [available(member, account), frozen(member, account)]) {
        const facts = factsOf(ref)
        assert.equal(memberOf(ref), member)
        assert(facts.owner === 'member' && facts.member === member && facts.account === account)
        assert(!seen.has(ref))
        seen.set(ref, account)
      }
  assert.deepEqual(factsOf(house('nft')), { owner: 'house', name: 'nft' })
  assert.deepEqual(factsOf(custody('sandbox')), { owner: 'custody', name: 'sandbox' })
  assert.equal(memberOf(house('nft')), undefined)
})

test('[M4] whatever is posted, each asset sums to zero; a snapshot holds the same balances', () => {
  const pocket = fc.constantFrom(
    ...[1, 2, 3].flatMap((member) => accounts.map((name) => available(member, name))),
  )
  const step = fc.record({
    from: pocket,
    to: pocket,
    asset: fc.constantFrom('USDT', 'BTC'),
    amount: fc.bigInt(1n, 50n),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const ledger = new Ledger()
      for (const asset of ['USDT', 'BTC']) post(ledger, { asset, amount: 1_000_000n })
      for (const { from, to, asset, amount } of steps)
        if (ledger.balance(from, asset) >= amount) post(ledger, { from, to, asset, amount })
      ledger.check()
      const out = new Writer()
      Ledger.codec.write(out, ledger)
      const copy = Ledger.codec.read(new Reader(out.copy()))
      for (const { asset, account, amount } of ledger.balances())
        assert.equal(copy.balance(account, asset), amount)
    }),
  )
})

test('[M4] an amount of any size is exact, on its way past 64 bits and back', () => {
  const pocket = fc.constantFrom(available(1, 'spot'), available(2, 'spot'), custody('sandbox'))
  const near = fc.bigInt(-3n, 3n)
  const size = fc.constantFrom(1n, 2n ** 53n, 2n ** 61n, 2n ** 62n, 2n ** 63n, 2n ** 64n, 2n ** 90n)
  const step = fc.record({ from: pocket, to: pocket, size, near })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const ledger = new Ledger()
      const plain = new Map<AccountRef, bigint>()
      const has = (account: AccountRef) => plain.get(account) ?? 0n
      for (const { from, to, size, near } of steps) {
        const amount = size + near
        if (amount <= 0n || (from !== custody('sandbox') && has(from) < amount)) continue
        post(ledger, { from, to, amount })
        plain.set(from, has(from) - amount)
        plain.set(to, has(to) + amount)
        if (near === 0n) ledger.checkSums()
        for (const [account, held] of plain) assert.equal(ledger.balance(account, 'USDT'), held)
      }
      ledger.checkSums()
      ledger.check()
      const out = new Writer()
      Ledger.codec.write(out, ledger)
      const copy = Ledger.codec.read(new Reader(out.copy()))
      for (const [account, held] of plain) assert.equal(copy.balance(account, 'USDT'), held)
    }),
  )
})
