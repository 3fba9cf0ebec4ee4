/** The wallet's names in menus and on the first page, in Hindi. */
import type en from './en.ts'

export default {
  'wallet.tab': 'एसेट',
  'wallet.assets': 'एसेट सेंटर',
  'wallet.deposits': 'डिपॉज़िट',
  'wallet.addresses': 'पता पुस्तिका',
  'wallet.report': 'लेनदेन विवरण',
  'wallet.deposit': 'डिपॉज़िट',
  'wallet.withdraw': 'निकासी',
  'wallet.transfer': 'ट्रांसफ़र',
  'wallet.topUp': 'टॉप अप',
} satisfies typeof en
