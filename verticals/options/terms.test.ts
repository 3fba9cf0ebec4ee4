/** On which symbols operators can list options. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import type { Instrument } from '@evenkeel/wire/server'
import { options } from './core/index.ts'
import { optionHours, optionTerms } from './terms.ts'

const DURATIONS = [30, 60, 120, 300, 600, 3_600]

const quoted = (symbol: string, over: Partial<Instrument> = {}): Instrument => ({
  symbol,
  class: 'crypto',
  hours: 'always',
  base: symbol.slice(0, 3).toUpperCase(),
  quote: 'USDT',
  name: symbol,
  tickSize: UNIT / 100n,
  lotSize: UNIT / 10n,
  currencyId: 1,
  matchId: 2,
  isFirst: false,
  ...over,
})

test('[TO28] options are listed a duration at a time; a market that closes needs its hours first', () => {
  const on = stage(options)
  const instruments = [quoted('uniusdt'), quoted('meta', { class: 'stock', hours: 'stocks' })]
  const [terms, hours] = [optionTerms(instruments), optionHours(instruments)]
  const ids = (of: typeof terms) => of.listable?.(on.machine).map(({ id }) => id) ?? []
  const submit = (of: typeof terms, id: string) => {
    const asked = of.listable?.(on.machine).find((one) => one.id === id)
    assert.ok(asked)
    on.submit(of.commandFor(on.machine, asked) as Parameters<typeof on.submit>[0])
  }
  const all = (symbol: string) => DURATIONS.map((seconds) => `${symbol} ${seconds}s`)
  assert.deepEqual([ids(terms), ids(hours)], [all('uniusdt'), ['meta']])
  submit(terms, 'uniusdt 60s')
  assert.deepEqual(
    ids(terms),
    all('uniusdt').filter((id) => id !== 'uniusdt 60s'),
  )
  submit(hours, 'meta')
  assert.deepEqual(ids(hours), [])
  assert.ok(ids(terms).includes('meta 300s'))
})
