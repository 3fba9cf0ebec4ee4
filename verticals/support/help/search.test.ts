/** The search of the help centre in every script that it is written in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { index, rank, rankLoosely } from './search.ts'

const pages = {
  en: { title: 'Trading fees', body: 'What a trade costs, for makers and takers.' },
  es: { title: 'Comisiones de trading', body: 'Cuánto cuesta una operación.' },
  de: { title: 'Handelsgebühren', body: 'Was ein Handel kostet.' },
  fr: { title: 'Frais de négociation', body: 'Ce que coûte une opération.' },
  vi: { title: 'Phí giao dịch', body: 'Đặt lệnh tốn bao nhiêu.' },
  ru: { title: 'Торговые комиссии', body: 'Сколько стоит сделка.' },
  ko: { title: '거래 수수료', body: '거래에 드는 비용은 주문마다 다릅니다.' },
  ja: { title: '取引手数料について', body: '現物取引の手数料はメーカーとテイカーで異なります。' },
  'zh-TW': { title: '交易手續費', body: '現貨交易的費用說明。' },
  hi: { title: 'ट्रेडिंग शुल्क', body: 'हर सौदे पर कितना शुल्क लगता है।' },
}
const other = index({ title: 'Zzz', body: 'Qqq 別の話題 другое 다른 주제 अन्य' })

for (const [language, searches] of Object.entries({
  en: ['fees', 'FEE', 'taker', 'what does a trade cost'],
  es: ['comisión', 'comision', 'operacion'],
  de: ['gebühren', 'handel'],
  fr: ['negociation', 'frais'],
  vi: ['phi giao dich', 'đặt lệnh', 'dat lenh'],
  ru: ['комиссия', 'комиссию', 'КОМИССИИ', 'сделка', 'сделки'],
  ko: ['수수료', '수수료는', '거래'],
  ja: ['手数料', '取引手数料', '手数料と取引', 'メーカー', 'ﾒｰｶｰ', '現物'],
  'zh-TW': ['手續費', '交易', '現貨交易'],
  hi: ['शुल्क', 'ट्रेडिंग'],
}))
  test(`[H17] a page in ${language} is found by its words, in other forms too`, () => {
    const page = index(pages[language as keyof typeof pages])
    for (const search of searches) {
      assert.ok(rank(page, search) > 0, search)
      assert.equal(rank(other, search), 0, search)
    }
  })

test('[H17] what the title says counts more than what the text says', () => {
  const [titled, told] = [
    index({ title: 'Withdrawals', body: 'How to.' }),
    index({ title: 'Other', body: 'There are withdrawals too.' }),
  ]
  assert.ok(rank(titled, 'withdrawal') > rank(told, 'withdrawal'))
})

test('[H17] a slip is forgiven where nothing else is found, and no more than a slip', () => {
  const page = index({ title: 'Withdrawal limits', body: '' })
  assert.equal(rank(page, 'witdrawl'), 0)
  assert.ok(rankLoosely(page, 'witdrawl') > 0)
  assert.equal(rankLoosely(page, 'liquidation'), 0)
})

test('[H17] nothing finds everything: no words, no answer', () => {
  for (const search of ['', '  ', '?!', '—']) assert.equal(rank(index(pages.en), search), 0, search)
})
