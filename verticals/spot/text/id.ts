/** Spot's texts, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': 'Pasangan trading tidak ditemukan',
  'refusal.priceOffTick': 'Harga tidak sesuai dengan fraksi harga pasangan ini.',
  'refusal.quantityOffLot': 'Jumlah tidak sesuai dengan kelipatan jumlah pasangan ini.',
  'refusal.orderTooSmall': 'Nilai order minimum adalah {minimum} {asset}.',
  'refusal.orderTooLarge': 'Order ini terlalu besar.',
  'refusal.priceBeyondBand': 'Harga terlalu jauh dari harga pasar.',
  'refusal.priceFeedStale': 'Data harga sedang terganggu. Silakan coba beberapa saat lagi.',
  'refusal.noLiquidity': 'Saat ini tidak ada likuiditas di sekitar harga pasar.',
  'refusal.wouldTake': 'Order Post-Only ini akan langsung tereksekusi sehingga tidak dipasang.',
  'refusal.cannotFillWhole': 'Order ini tidak dapat langsung terisi penuh sehingga tidak dipasang.',
  'refusal.orderDoesNotExist': 'Order tidak ditemukan atau sudah ditutup.',
  'refusal.quantityBelowFilled': 'Jumlah baru harus lebih besar dari jumlah yang sudah terisi.',
  'refusal.cannotAmend': 'Order ini tidak dapat diubah. Batalkan lalu pasang order baru.',
  'refusal.tooManyOrders': 'Order terbuka Anda terlalu banyak. Batalkan beberapa terlebih dahulu.',
  'refusal.clientIdUsed': 'Client ID ini sudah digunakan oleh order terbuka lain.',
  'refusal.ocoPricesWrong':
    'Harga limit dan harga pemicu harus berada di sisi yang berlawanan dari harga pasar.',
  'refusal.termsNeverChange': 'Koin dan fraksi harga suatu pasangan tidak dapat diubah.',
} satisfies typeof en
