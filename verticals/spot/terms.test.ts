/** Which pairs operators can list, and with which terms. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAmount, UNIT } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import type { Instrument } from '@evenkeel/wire/server'
import { spot } from './core/index.ts'
import { firstTermsOf } from './firstTerms.ts'
import { pairTerms } from './terms.ts'

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

test('[S46] what is quoted, is a coin and has no pair can be listed, with the steps that it is quoted in', () => {
  const on = stage(spot)
  const share = quoted('meta', { class: 'stock', quote: 'USD' })
  const group = pairTerms([quoted('uniusdt'), quoted('bchusdt'), share])
  const listable = () => group.listable?.(on.machine).map(({ id }) => id)
  assert.deepEqual([listable(), group.list(on.machine)], [['uniusdt', 'bchusdt'], []])
  const [row] = group.listable?.(on.machine) ?? []
  assert.ok(row)
  const ask = (id: string, over: Record<string, string> = {}) =>
    group.commandFor(on.machine, { id, values: { ...row.values, ...over } })
  assert.equal(ask('meta'), undefined)
  assert.equal(ask('uniusdt', { tickSize: '0.1' }), undefined)
  assert.equal(ask('uniusdt', { lotSize: '1' }), undefined)
  const command = ask('uniusdt', { takerFeeBps: '15' })
  assert.deepEqual(command && group.rowOf(command), {
    id: 'uniusdt',
    values: { ...row.values, takerFeeBps: '15' },
  })
  on.submit(command as Parameters<typeof on.submit>[0])
  assert.deepEqual(listable(), ['bchusdt'])
  assert.deepEqual(
    group.list(on.machine).map(({ id, values }) => [id, values.takerFeeBps, values.tickSize]),
    [['uniusdt', '15', '0.01']],
  )
})

test('[S4] [S5] [S9] [S10] fees of 0.08 and 0.10%, 5% of slippage, a band of 20% and 5 USDT are what a pair begins with', () => {
  const { makerFeeBps, takerFeeBps, slippageBps, bandBps, minNotional } = firstTermsOf(
    quoted('uniusdt'),
  )
  assert.deepEqual([makerFeeBps, takerFeeBps, slippageBps, bandBps], [8, 10, 500, 2_000])
  assert.equal(formatAmount(minNotional), '5')
})
