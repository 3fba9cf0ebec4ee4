/** What the page of the switches says, in Indonesian. */
import type en from './en.ts'

export default {
  'switches.hint':
    'Masing-masing langsung berlaku, untuk dana riil maupun demo. Siapa yang mengubah dan alasannya ada di log audit.',
  'switches.on': 'Aktif',
  'switches.off': 'Nonaktif',
  'switches.turnOn': 'Aktifkan',
  'switches.turnOff': 'Nonaktifkan',
  'switches.onAsk': 'Aktifkan: {name}',
  'switches.offAsk': 'Nonaktifkan: {name}',
  'switches.offHint': 'Yang tertahan langsung berjalan lagi.',
  'switches.isOn': '{name}: diaktifkan',
  'switches.isOff': '{name}: dinonaktifkan',
  'switches.since': 'Sejak',
  'switches.by': 'Oleh',
  'switches.byExchange': 'Bursa secara otomatis',
  'switches.code': 'Penyebab',
  'switches.code.incident': 'Insiden',
  'switches.code.security': 'Keamanan',
  'switches.code.market': 'Kondisi pasar',
  'switches.code.maintenance': 'Pekerjaan terencana',
  'switches.code.regulator': 'Regulator',
  'switches.code.drill': 'Latihan',
  'switches.code.velocity': 'Terlalu banyak keluar dalam satu jam',
  'switches.cancelOnly': 'Hanya pembatalan',
  'switches.withdrawalsFrozen': 'Penarikan dibekukan',
  'switches.marketHalted': 'Pasar yang dihentikan',
  'switches.maintenance': 'Pemeliharaan',
  'switches.everythingFrozen': 'Semua dibekukan',
  'switches.what.cancelOnly': 'Anggota hanya bisa membatalkan order.',
  'switches.what.withdrawalsFrozen':
    'Tidak ada dana yang keluar, termasuk yang sudah disetujui. Perdagangan tetap berjalan.',
  'switches.what.marketHalted':
    'Pasar yang dihentikan tidak menerima order, tidak memicu stop, dan tidak melikuidasi siapa pun; order yang ada bisa dibatalkan. Pasar lain tetap berjalan.',
  'switches.what.maintenance':
    'Anggota melihat halaman pemeliharaan dan tidak bisa melakukan apa pun. Operator dan proses terjadwal tetap berjalan.',
  'switches.what.everythingFrozen':
    'Tidak ada yang diterima: order, pembatalan, transfer, maupun penarikan. Tidak ada stop yang terpicu dan tidak ada likuidasi.',
  'switches.market': 'Pasar',
  'switches.actions': 'Tindakan',
  'switches.halt': 'Hentikan',
  'switches.resume': 'Lanjutkan',
  'switches.haltAsk': 'Hentikan {market}',
  'switches.resumeAsk': 'Lanjutkan {market}',
  'switches.wasHalted': '{market} dihentikan',
  'switches.wasResumed': '{market} diperdagangkan lagi',
  'switches.takesTwo': 'Operator lain harus menyetujuinya sebelum berlaku.',
  'switches.proposed': 'Diusulkan: operator lain harus menyetujuinya.',
  'switches.ends': 'Menahan hasil selama',
  'switches.endsItself': 'Berakhir sendiri dalam',
  'switches.aloneMembers':
    'Jika dinyalakan satu operator, berakhir sendiri setelah {minutes} menit, sekali dalam 24 jam untuk mode batal saja dan pemeliharaan digabung. Likuidasi tetap berjalan dan anggota tidak dapat menambah margin.',
  'switches.goesOn': 'Stop dan likuidasi tetap berjalan',
  'switches.prolong': 'Perpanjang sampai dicabut',
  'switches.prolongAsk': 'Perpanjang: {name}',
  'switches.prolongByTwo':
    'Setelah disetujui, tidak lagi berakhir sendiri: berlaku sampai dua operator mengakhirinya.',
  'switches.prolongByOne':
    'Setelah disetujui, tidak lagi berakhir sendiri: berlaku sampai seorang operator mengakhirinya.',
  'switches.prolongWaits': 'Perpanjangan menunggu persetujuan',
  'switches.alone':
    'Bila diaktifkan satu operator, stop dan likuidasi ditahan {minutes} menit, sekali dalam 24 jam untuk tiap pasar. Yang tertahan diputuskan pada harga pertama sesudahnya.',
} satisfies typeof en
