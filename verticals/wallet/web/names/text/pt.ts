/** The wallet's names in menus and on the first page, in Portuguese. */
import type en from './en.ts'

export default {
  'wallet.tab': 'Ativos',
  'wallet.assets': 'Central de ativos',
  'wallet.deposits': 'Depósitos',
  'wallet.addresses': 'Endereços',
  'wallet.report': 'Extrato',
  'wallet.deposit': 'Depositar',
  'wallet.withdraw': 'Sacar',
  'wallet.transfer': 'Transferir',
  'wallet.topUp': 'Recarregar',
} satisfies typeof en
