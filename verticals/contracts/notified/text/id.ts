/** What members are notified of in contracts, in Indonesian. */
import type en from './en.ts'

export default {
  'contractOpened.title': 'Order kontrak terisi',
  'contractOpened.body': '{pair}: posisi dibuka, lot: {lots}',
  'contractClosed.title': 'Posisi ditutup',
  'contractClosed.body': '{pair}: lot ditutup: {lots}, laba/rugi: {profit} USDT',
  'contractOrderTriggered.title': 'Order kontrak terpicu',
  'contractOrderTriggered.body': '{pair}: terpicu di {price}',
  'contractStopUnfilled.title': 'Order stop belum terisi',
  'contractStopUnfilled.body':
    '{pair}: tercapai di {price}, tetapi likuiditas dalam batas slippage tidak cukup. Sisa order tetap aktif.',
  'contractMarginWarned.title': 'Peringatan margin',
  'contractMarginWarned.body':
    'Rasio margin Anda mencapai {percent}%. Pada 100% posisi dilikuidasi. Tambah dana atau kurangi posisi.',
  'contractLiquidated.title': 'Posisi dilikuidasi',
  'contractLiquidated.body': '{pair}: lot dilikuidasi: {lots}, harga mark: {price}',
  'contractDeleveraged.title': 'Auto-deleveraging',
  'contractDeleveraged.body': '{pair}: lot ditutup oleh ADL: {lots}, harga: {price}',
} satisfies typeof en
