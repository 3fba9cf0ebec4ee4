/** The texts of deposits, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.depositsNotTaken': 'Deposit di jaringan ini sedang ditangguhkan.',
  'refusal.belowDepositMinimum': 'Deposit minimum adalah {minimum} {asset}.',
  'refusal.transactionMalformed': 'Ini bukan ID transaksi (TxID) jaringan ini.',
  'refusal.transactionKnown': 'Transaksi ini sudah ada di riwayat deposit Anda.',
  'refusal.proofMissing': 'Unggah gambar bukti pembayaran Anda.',
  'refusal.tooManyDeposits':
    'Anda sudah memiliki {most} deposit yang sedang ditinjau. Tunggu sampai salah satunya diputuskan.',
  'refusal.faucetEmpty': 'Anda sudah menerima dana uji koin ini hari ini. Kembali lagi besok.',
  'refusal.depositDoesNotExist': 'Deposit ini tidak ada.',
  'deposit.title': 'Deposit',
  'deposit.records': 'Riwayat deposit',
  'deposit.coin': 'Koin',
  'deposit.chooseCoin': 'Pilih koin',
  'deposit.searchCoin': 'Cari koin',
  'deposit.network': 'Jaringan',
  'deposit.chooseNetwork': 'Pilih jaringan',
  'deposit.address': 'Alamat deposit {asset}',
  'deposit.wrongNetwork':
    'Kirim hanya {asset} melalui {network} ke alamat ini. Koin yang dikirim melalui jaringan lain akan hilang.',
  'deposit.sandboxTitle': 'Alamat sandbox',
  'deposit.sandbox':
    'Jangan kirim ke alamat ini: apa pun yang dikirim akan hilang. Gunakan dana uji.',
  'deposit.testChain':
    'Hanya kirim koin dari jaringan uji yang terhubung dengan sandbox ini. Koin asli yang dikirim ke sini akan hilang.',
  'deposit.shared':
    'Alamat ini dipakai bersama semua anggota. Laporkan pembayaran Anda di bawah agar bisa dikreditkan.',
  'deposit.minimum': 'Deposit minimum',
  'deposit.confirmations': 'Dikreditkan setelah',
  'deposit.about': '{count, plural, other {sekitar # konfirmasi jaringan}}',
  'deposit.afterReview': 'peninjauan tim kami',
  'deposit.account': 'Dikreditkan ke',
  'deposit.automatic':
    'Deposit di jaringan ini dikreditkan otomatis. Laporkan pembayaran hanya jika tidak muncul.',
  'deposit.reviewed':
    'Deposit di jaringan ini ditinjau oleh tim kami. Laporkan pembayaran setelah Anda mengirimnya.',
  'deposit.sandboxReview':
    'Beginilah pembayaran diajukan untuk ditinjau. Di sandbox Anda boleh mengarangnya: operatornya yang memutuskan.',
  'deposit.tell': 'Laporkan pembayaran',
  'deposit.amount': 'Jumlah',
  'deposit.transaction': 'TxID (opsional)',
  'deposit.proof': 'Bukti pembayaran',
  'deposit.submit': 'Kirim untuk ditinjau',
  'deposit.enterAmount': 'Masukkan jumlah',
  'deposit.addProof': 'Tambahkan bukti pembayaran',
  'deposit.submitted': 'Terkirim. Kami akan memberi tahu Anda setelah ditinjau.',
  'deposit.recent': 'Deposit terbaru',
  'deposit.all': 'Semua deposit',
  'deposit.none': 'Belum ada deposit. Deposit pertama Anda akan muncul di sini.',
  'deposit.testFunds': 'Dana uji',
  'deposit.testFundsAbout':
    'Koin gratis untuk mencoba sandbox ini, sekali sehari. Tidak memiliki nilai.',
  'deposit.getTestFunds': 'Ambil {amount} {asset}',
  'deposit.testFundsTaken': 'Anda sudah menerima {asset} hari ini. Besok (UTC) ada lagi.',
  'deposit.testFundsComing': 'Dana uji sedang dikirim.',
  'deposit.unavailable': 'Saat ini tidak ada koin yang bisa didepositkan.',
  'deposit.details': 'Detail deposit',
  'deposit.time': 'Waktu',
  'deposit.status': 'Status',
  'deposit.reason': 'Alasan',
  'deposit.txid': 'TxID',
  'deposit.explorer': 'Lihat di explorer',
  'deposit.status.confirming': 'Konfirmasi {done}/{needed}',
  'deposit.status.credited': 'Dikreditkan',
  'deposit.status.belowMinimum': 'Di bawah minimum',
  'deposit.status.dropped': 'Dibatalkan jaringan',
  'deposit.status.pendingReview': 'Menunggu tinjauan',
  'deposit.status.approved': 'Disetujui',
  'deposit.status.rejected': 'Ditolak',
  'deposit.belowMinimumAbout': 'Jumlahnya di bawah deposit minimum sehingga tidak dikreditkan.',
  'deposit.droppedAbout':
    'Jaringan membatalkan blok dengan deposit ini. Jika masuk lagi, deposit akan dikreditkan lagi.',
  'deposit.reviewAbout': 'Tim kami sedang memeriksa deposit ini. Anda akan diberi tahu hasilnya.',
} satisfies typeof en
