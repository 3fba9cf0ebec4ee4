/** The names of the proof of liabilities in menus and on the first page, in Hindi. */
import type en from './en.ts'

export default {
  'proof.name': 'देनदारियों का प्रमाण',
  'proof.ratio': 'रिज़र्व अनुपात',
  'proof.ratioHint': 'सभी कॉइन में सबसे कम: {asset}',
} satisfies typeof en
