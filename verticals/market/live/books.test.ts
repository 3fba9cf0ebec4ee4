/** What is listed while the market runs: shown once it is taken, and by no price from before. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Machine, ReferencePrice } from '@evenkeel/kernel'
import type { BookSteps, Books } from '@evenkeel/wire/server'
import { instruments } from '../instruments.ts'
import { listBooks } from './books.ts'
import { createListings } from './listings.ts'

const steps = (symbol: string): BookSteps => ({ symbol, tickSize: 1n, lotSize: 10n ** 8n })

/** Two products: pairs, and contracts whose books have codes. */
function given() {
  const pairs = ['btcusdt']
  const contracts = ['btcusdt']
  const books = [
    { vertical: 'spot', listed: () => pairs.map(steps) },
    { vertical: 'contracts', listed: () => contracts.map(steps), code: ({ base }) => `${base}-X` },
  ] as Partial<Books>[] as Books[]
  const all = listBooks({
    books,
    machine: {} as Machine,
    instruments,
    listed: () => new Set([...pairs, ...contracts]),
  })
  return { all, pairs, contracts }
}

test('[Q34] what no product lists is not shown; a listing is shown once it is taken', () => {
  const { all, pairs, contracts } = given()
  const names = () => all.instruments().map(({ symbol }) => symbol)
  assert.deepEqual([names(), all.isListed('uniusdt')], [['btcusdt'], false])
  contracts.push('uniusdt')
  const seen = all.look()
  assert.equal(all.isListed('uniusdt'), false)
  assert.deepEqual([all.take(seen), all.take(all.look())], [true, false])
  assert.deepEqual([names(), all.isPair('uniusdt')], [['btcusdt', 'uniusdt'], false])
  assert.equal(all.shown('UNI-X')?.symbol, 'uniusdt')
  // The pair comes later: it is what is shown by the symbol from then on.
  pairs.push('uniusdt')
  assert.equal(all.take(all.look()), true)
  assert.deepEqual([all.isPair('uniusdt'), all.of('uniusdt').length], [true, 2])
  assert.equal(all.shown('uniusdt')?.books.vertical, 'spot')
  assert.ok(all.codes().has('UNI-X'))
})

test('[Q34] nothing is decided by a price from before a listing', () => {
  const { all, pairs } = given()
  const price = (at: number): ReferencePrice => ({ price: 1n, at, source: 'walk', isStale: false })
  const last = price(1)
  let told = 0
  const listings = createListings(
    all,
    () => last,
    () => told++,
  )
  assert.equal(listings.counts('uniusdt', last), false)
  pairs.push('uniusdt')
  listings.take(all.look())
  listings.take(all.look())
  assert.deepEqual(
    [told, listings.counts('uniusdt', last), listings.counts('uniusdt', price(2))],
    [1, false, true],
  )
  assert.equal(listings.counts('btcusdt', last), true)
})

test('[Q12] trades of a pair are under its symbol, those of a contract under its code alone', () => {
  const product = (vertical: string, symbols: readonly string[], code?: Books['code']) => ({
    vertical,
    listed: () => symbols.map(steps),
    trades: (events: readonly { readonly type: string }[]) =>
      events.filter(({ type }) => type === vertical).map(() => ({ ...trade, symbol: symbols[0] })),
    ...(code && { code }),
  })
  const trade = { at: 1, price: 1n, amount: 1n, side: 'buy' }
  const books = [
    product('spot', ['btcusdt']),
    product('contracts', ['eurusd', 'btcusdt'], ({ base }) => `${base}-X`),
  ] as unknown as Books[]
  const all = listBooks({ books, machine: {} as Machine, instruments })
  const names = (type: string) => all.trades([{ type }]).map(({ symbol }) => symbol)
  assert.deepEqual(names('spot'), ['btcusdt'])
  assert.deepEqual(names('contracts'), ['EUR-X'])
})
