/** The names of the proof of liabilities in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'proof.name': '부채 증명',
  'proof.ratio': '준비금 비율',
  'proof.ratioHint': '전체 코인 중 최저: {asset}',
} satisfies typeof en
