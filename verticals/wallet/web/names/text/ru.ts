/** The wallet's names in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'wallet.tab': 'Активы',
  'wallet.assets': 'Обзор активов',
  'wallet.deposits': 'Пополнения',
  'wallet.addresses': 'Адресная книга',
  'wallet.report': 'Выписка',
  'wallet.deposit': 'Пополнить',
  'wallet.withdraw': 'Вывести',
  'wallet.transfer': 'Перевести',
  'wallet.topUp': 'Пополнить',
} satisfies typeof en
