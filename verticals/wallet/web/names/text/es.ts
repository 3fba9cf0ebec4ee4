/** The wallet's names in menus and on the first page, in Spanish. */
import type en from './en.ts'

export default {
  'wallet.tab': 'Activos',
  'wallet.assets': 'Centro de activos',
  'wallet.deposits': 'Depósitos',
  'wallet.addresses': 'Direcciones',
  'wallet.report': 'Extracto',
  'wallet.deposit': 'Depositar',
  'wallet.withdraw': 'Retirar',
  'wallet.transfer': 'Transferir',
  'wallet.topUp': 'Recargar',
} satisfies typeof en
