/** The texts of the proof of liabilities, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.proofDoesNotExist': 'Tidak ada bukti dengan nomor ini.',
  'refusal.proofTreeNotKept':
    'Pohon bukti ini sudah tidak disimpan. Pohon bukti yang lebih baru masih ada.',
  'proof.none': 'Belum ada bukti yang diterbitkan.',
  'proof.sandbox': 'Ini sandbox: saldo maupun kustodi di sini bukan uang sungguhan.',
  'proof.number': 'Nomor bukti',
  'proof.time': 'Saldo per',
  'proof.members': 'Anggota yang punya saldo',
  'proof.coins': 'Per koin',
  'proof.owed': 'Dimiliki anggota',
  'proof.custody': 'Dalam kustodi, menurut buku besar kami',
  'proof.custodySandbox': 'Sandbox (tanpa chain)',
  'proof.custodyNote':
    'Jumlah kustodi adalah yang tercatat di buku besar kami, per chain. Bukti ini tidak menunjukkan bahwa aset itu benar-benar ada.',
  'proof.own': 'Pemeriksaan Anda sendiri',
  'proof.ownHint':
    'Browser Anda menghitung sendiri dengan UID dan saldo Anda, lalu membandingkan hasilnya dengan yang diterbitkan untuk semua orang.',
  'proof.demo': 'Bukti mencakup saldo riil. Beralihlah ke akun riil untuk memeriksa saldo Anda.',
  'proof.signIn': 'Masuk untuk memeriksa saldo',
  'proof.check': 'Periksa saldo saya',
  'proof.verdict.included': 'Saldo Anda ada dalam bukti ini.',
  'proof.verdict.heldNothing':
    'Saat itu Anda tidak memiliki apa pun, jadi tidak ada yang dimasukkan.',
  'proof.verdict.leftOut':
    'Saat itu Anda memiliki koin, tetapi Anda tidak ada dalam bukti ini. Ambil tangkapan layar dan hubungi kami.',
  'proof.verdict.fails':
    'Bukti ini tidak cocok dengan saldo Anda. Ambil tangkapan layar dan hubungi kami.',
  'proof.step.statement': 'Pernyataan memiliki hash yang diterbitkan',
  'proof.step.leaf': 'Daun Anda dibuat dari UID {uid} dan jumlah di bawah',
  'proof.step.root': 'Langkah dari daun Anda ke akar yang diterbitkan: {count}',
  'proof.step.totals': 'Jumlah di akar sama dengan total yang diterbitkan',
  'proof.step.bill': 'Jumlahnya sama dengan mutasi Anda saat itu',
  'proof.inProof': 'Dalam bukti',
  'proof.byBill': 'Menurut mutasi',
  'proof.hashes': 'Semua hash di sepanjang jalan',
  'proof.meaning': 'Apa yang dibuktikan dan apa yang tidak',
  'proof.proves':
    'Ini membuktikan bahwa total adalah jumlah semua daun, tidak ada yang di bawah nol, dan daun Anda termasuk di dalamnya. Makin banyak anggota memeriksa, makin pasti tidak ada yang terlewat.',
  'proof.provesNot':
    'Ini tidak membuktikan bahwa koin dalam kustodi benar-benar ada, atau bahwa kami tidak berutang kepada pihak lain.',
  'proof.shows':
    'Pohon menampilkan setiap saldo tanpa nama, dengan salt baru setiap kali. Siapa pun yang tahu persis saldo Anda dapat mengenalinya.',
  'proof.evidence': 'Verifikasi sendiri',
  'proof.hash': 'Hash bukti ini',
  'proof.root': 'Akar pohon',
  'proof.previous': 'Hash bukti sebelumnya',
  'proof.journal': 'Jurnal setelah batch {batch}',
  'proof.compare': 'Bandingkan hash dengan yang dilihat orang lain: harus sama untuk semua.',
  'proof.download': 'Unduh pohon',
  'proof.verify': 'Siapa pun dapat memverifikasi berkas ini:',
  'proof.keys': 'Kunci penanda tangan tanda terima',
  'proof.keyNow': 'Dipakai sekarang',
  'proof.keyBefore': 'Sudah diganti, tetap sah untuk tanda terimanya',
  'proof.keysHint':
    'Setiap tanda terima opsi atau posisi ditandatangani dengan Ed25519. Simpan kunci sendiri untuk memeriksa tanda terima nanti: daftar ini hanya bertambah.',
  'proof.all': 'Semua bukti',
  'proof.nth': 'Bukti {number}',
} satisfies typeof en
