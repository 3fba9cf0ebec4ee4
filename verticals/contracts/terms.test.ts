/** Which contracts operators can list, and what of their terms is chosen then. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import type { Instrument } from '@evenkeel/wire/server'
import { contracts } from './core/index.ts'
import { firstTermsOf } from './firstTerms.ts'
import { contractTerms } from './terms.ts'

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

test('[LC30] whatever is quoted and has no contract can be listed; its lot is chosen once', () => {
  const on = stage(contracts)
  const group = contractTerms([quoted('unieur'), quoted('meta', { class: 'stock' })])
  const [uni, meta] = group.listable?.(on.machine) ?? []
  assert.ok(uni && meta)
  assert.deepEqual(
    [uni.id, meta.id, meta.values.leverages],
    ['unieur', 'meta', '1, 2, 3, 5, 10, 20'],
  )
  const ask = (over: Record<string, string>) =>
    group.commandFor(on.machine, { id: 'unieur', values: { ...uni.values, ...over } })
  assert.equal(ask({ tickSize: '1' }), undefined)
  assert.equal(ask({ tiers: '5 5' }), undefined)
  const submit = (over: Record<string, string>) =>
    on.submit(ask(over) as Parameters<typeof on.submit>[0])
  submit({ lotSize: '2' })
  assert.deepEqual(
    group.listable?.(on.machine).map(({ id }) => id),
    ['meta'],
  )
  const changed = ask({ lotSize: '3' })
  on.refused(changed as Parameters<typeof on.submit>[0], 'termsNeverChange')
})

test('[LC4] fees of 0.02 and 0.05% are what a contract begins with', () => {
  for (const kind of ['crypto', 'forex', 'stock'] as const) {
    const { makerFeeBps, takerFeeBps } = firstTermsOf(quoted('unieur', { class: kind }))
    assert.deepEqual([makerFeeBps, takerFeeBps], [2, 5])
  }
})
