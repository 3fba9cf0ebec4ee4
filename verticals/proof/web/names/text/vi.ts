/** The names of the proof of liabilities in menus and on the first page, in Vietnamese. */
import type en from './en.ts'

export default {
  'proof.name': 'Bằng chứng nghĩa vụ nợ',
  'proof.ratio': 'Tỷ lệ dự trữ',
  'proof.ratioHint': 'Thấp nhất trong tất cả các coin: {asset}',
} satisfies typeof en
