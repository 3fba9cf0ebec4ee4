/** What the console says of options, in Indonesian. */
import type en from './en.ts'

export default {
  'happened.option': 'Opsi dipasang',
  'optionDesk.title': 'Opsi',
  'optionDesk.hint':
    'Kemenangan opsi terbuka tidak pernah melebihi dana rumah; untuk satu simbol dan jatuh tempo tidak lebih dari sepersepuluhnya.',
  'optionDesk.funds': 'Dana rumah',
  'optionDesk.reserved': 'Potensi kemenangan opsi terbuka',
  'optionDesk.bySymbol': 'Risiko per simbol',
  'optionDesk.symbol': 'Simbol',
  'optionDesk.open': 'Opsi terbuka',
  'optionDesk.over': 'Opsi selesai',
  'optionDesk.staked': 'Terpasang',
  'optionDesk.riseMayWin': 'Potensi kemenangan naik',
  'optionDesk.fallMayWin': 'Potensi kemenangan turun',
  'optionDesk.largestExpiry': 'Jatuh tempo terbesar',
  'optionDesk.accepted': 'Diterima',
  'optionDesk.direction': 'Arah',
  'optionDesk.rise': 'Naik',
  'optionDesk.fall': 'Turun',
  'optionDesk.stake': 'Jumlah',
  'optionDesk.openPrice': 'Harga buka',
  'optionDesk.closePrice': 'Harga tutup',
  'optionDesk.gain': 'Hasil',
  'optionDesk.state': 'Status',
  'optionDesk.statePending': 'Menunggu',
  'optionDesk.stateOpen': 'Terbuka',
  'optionDesk.stateWon': 'Menang',
  'optionDesk.stateLost': 'Kalah',
  'optionDesk.stateEqual': 'Sama',
  'optionDesk.stateRefunded': 'Dikembalikan',
} satisfies typeof en
