/** The names of the proof of liabilities in menus and on the first page, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'proof.name': '負債證明',
  'proof.ratio': '儲備率',
  'proof.ratioHint': '所有幣種中最低：{asset}',
} satisfies typeof en
