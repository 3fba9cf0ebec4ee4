/** What receipts say: figures to their last digit, grouped as the donor's language groups them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@evenkeel/wire'
import type { DonationRow } from '../donations.ts'
import { receiptOf } from './receipt.ts'

const row: DonationRow = {
  id: 7,
  at: 1_700_000_000_000,
  project: 1,
  asset: 'BTC',
  amount: '1234.56789012',
  worth: '76543210.98765432',
  price: '62000.5',
  source: 'simulator',
  priced_at: 1_700_000_000_000,
  currency: 'JPY',
  fiat: '11500000000',
  rate: '150.25',
  is_anonymous: true,
  details: '',
}

async function saidIn(language: Language): Promise<string> {
  const about = { row, number: 'N', title: 'T', told: undefined, language, isSandbox: true }
  const { sum, rows } = await receiptOf(about)
  return [sum, ...rows.map(([, value]) => value)].join(' | ').replaceAll(/\p{Zs}/gu, ' ')
}

for (const [language, ...figures] of [
  ['en', '1,234.56789012 BTC', '76,543,210.98765432 USDT', '1 BTC = 62,000.5 USDT', '150.25'],
  ['de', '1.234,56789012 BTC', '76.543.210,98765432 USDT', '1 BTC = 62.000,5 USDT', '150,25'],
  ['ru', '1 234,56789012 BTC', '76 543 210,98765432 USDT', '1 BTC = 62 000,5 USDT', '150,25'],
  ['hi', '1,234.56789012 BTC', '7,65,43,210.98765432 USDT', '1 BTC = 62,000.5 USDT', '150.25'],
] as const)
  test(`[CH15] a receipt has every digit, grouped as in ${language}`, async () => {
    const said = await saidIn(language)
    assert.ok(said.startsWith(figures[0]), said)
    for (const figure of figures)
      assert.ok(said.includes(` ${figure}`) || said.startsWith(figure), said)
  })
