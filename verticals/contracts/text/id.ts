/** What the server answers about contracts, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'Kontrak ini tidak ada.',
  'refusal.lotsInvalid': 'Masukkan lot bulat, dari 1 sampai {maximum}.',
  'refusal.leverageNotOffered': 'Leverage ini tidak tersedia untuk kontrak ini.',
  'refusal.distanceInvalid': 'Jarak trailing harus antara 0,01% dan 50%.',
  'refusal.marketClosed': 'Pasar ini sedang tutup. Dibuka pada {opensUtc} (UTC).',
  'refusal.positionTooSmall': 'Anda dapat menutup paling banyak {lots} lot dari posisi ini.',
  'refusal.positionTooLarge': 'Dengan leverage ini nilai posisi paling tinggi {maximum} USDT.',
  'refusal.openInterestReached': 'Saat ini hanya {lots} lot lagi yang dapat dibuka di sisi ini.',
  'refusal.targetPriceWrong': 'Take profit dan stop loss harus berada di sisi harga yang benar.',
  'refusal.tooManyTargets':
    'Satu posisi paling banyak memiliki {maximum} order take profit dan stop loss.',
  'refusal.positionDoesNotExist': 'Anda tidak memiliki posisi ini.',
} satisfies typeof en
