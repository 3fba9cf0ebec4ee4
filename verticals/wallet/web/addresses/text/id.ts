/** Texts of the address book, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.addressMalformed': 'Ini bukan alamat yang valid di jaringan ini.',
  'refusal.addressChecksumWrong':
    'Alamat ini salah ketik: checksum tidak cocok. Salin ulang alamatnya.',
  'refusal.addressOfOtherNetwork':
    'Alamat ini milik jaringan lain. Pilih jaringan yang benar atau alamat lain.',
  'refusal.addressKnown': 'Alamat ini sudah ada di buku alamat Anda.',
  'refusal.tooManyAddresses': 'Buku alamat Anda penuh: maksimal 100 alamat. Hapus salah satu dulu.',
  'refusal.addressDoesNotExist': 'Alamat ini sudah tidak ada di buku alamat Anda.',
  'addresses.title': 'Buku alamat',
  'addresses.add': 'Tambah alamat',
  'addresses.search': 'Cari koin, catatan, atau alamat',
  'addresses.none': 'Belum ada alamat. Simpan tujuan penarikan dan pilih dengan sekali ketuk.',
  'addresses.noneHere': 'Belum ada alamat {asset} tersimpan di {network}.',
  'addresses.usableFrom': 'Baru: bisa dipakai mulai {time}',
  'addresses.copy': 'Salin alamat',
  'addresses.entry': 'Detail alamat',
  'addresses.addedAt': 'Ditambahkan',
  'addresses.save': 'Simpan',
  'addresses.saved': 'Catatan disimpan',
  'addresses.remove': 'Hapus',
  'addresses.removeAsk': 'Hapus “{remark}” dari buku alamat?',
  'addresses.removeHint':
    'Untuk memakainya lagi dari buku alamat, Anda harus menambahkannya kembali.',
  'addresses.removed': 'Alamat dihapus',
  'addresses.added': 'Alamat ditambahkan',
  'addresses.coin': 'Koin',
  'addresses.chooseCoin': 'Pilih koin',
  'addresses.network': 'Jaringan',
  'addresses.chooseNetwork': 'Pilih jaringan',
  'addresses.address': 'Alamat',
  'addresses.addressPlace': 'Masukkan atau tempel alamat',
  'addresses.paste': 'Tempel',
  'addresses.pasteFailed':
    'Browser tidak mengizinkan membaca papan klip. Tempel langsung di kolom.',
  'addresses.networkHint':
    'Dompet penerima harus mendukung {network}. Koin yang dikirim lewat jaringan lain bisa hilang.',
  'addresses.remark': 'Catatan',
  'addresses.remarkPlace': 'Contoh: dompet perangkat keras',
  'addresses.transactionPassword': 'Kata sandi transaksi',
  'addresses.secondCode': 'Kode autentikator atau pemulihan',
  'addresses.rest': 'Saat whitelist penarikan aktif, alamat baru bisa dipakai setelah 24 jam.',
  'addresses.choose': 'Pilih alamat',
  'addresses.enterAddress': 'Masukkan alamat',
  'addresses.enterRemark': 'Masukkan catatan',
  'addresses.enterPassword': 'Masukkan kata sandi transaksi',
  'addresses.enterCode': 'Masukkan kode',
} satisfies typeof en
