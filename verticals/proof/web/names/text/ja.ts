/** The names of the proof of liabilities in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'proof.name': '負債証明',
  'proof.ratio': '準備金比率',
  'proof.ratioHint': '全銘柄で最も低い値：{asset}',
} satisfies typeof en
