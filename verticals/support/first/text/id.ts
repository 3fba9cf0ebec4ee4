/** The first content of a new exchange, in Indonesian. */
import type en from './en.ts'

export default {
  'welcome.title': 'Selamat datang di Evenkeel',
  'welcome.body':
    'Di sini setiap transaksi, biaya, dan penyelesaian dapat diperiksa oleh orang yang bersangkutan. Halaman ini membantu Anda memulai:\n- [Memulai](/help-details?slug=getting-started)\n- [Biaya](/help-details?slug=fees)\n- [Menjaga akun tetap aman](/help-details?slug=security)\nAda pertanyaan? [Layanan pelanggan](/contact) menjawab di aplikasi.',
  'getting-started.title': 'Memulai',
  'getting-started.body':
    'Empat langkah dari akun baru ke transaksi pertama.\n1. [Daftar](/register) dengan email, nomor ponsel, atau dompet.\n2. Amankan akun di [pusat keamanan](/secure-center): aplikasi autentikator atau passkey, dan kata sandi transaksi.\n3. [Verifikasi identitas](/identity). Diperlukan untuk menarik dana dan menaikkan batas Anda.\n4. [Deposit](/deposit) koin, atau coba semuanya dulu di [akun demo](/help-details?slug=demo-account).\n# Tiga akun Anda\nTrading spot dan deposit memakai akun spot, kontrak dan opsi memakai akun trading, portofolio memakai akun keuangan. [Transfer](/transfer) antarakun gratis dan langsung berlaku.',
  'demo-account.title': 'Akun demo',
  'demo-account.body':
    'Akun demo adalah seluruh bursa dengan dana demo. Beralihlah di [Akun saya](/my); lencana kuning selalu menunjukkan Anda berada di sana.\n- Order, buku order, saldo, dan riwayat terpisah dari akun riil. Tidak ada yang bisa berpindah.\n- Dana demo bisa Anda isi ulang kapan saja.\n- Yang menyangkut diri Anda atau memindahkan dana sendiri tidak ada di sana: deposit, penarikan, alamat, portofolio, undangan, pembelian NFT, donasi, pengumuman, dan pusat keamanan.\nHarganya sama dengan akun riil. Jika disimulasikan, layar menyebutkannya.',
  'fees.title': 'Biaya',
  'fees.body':
    '# Spot\nOrder yang menunggu di buku order membayar {pairs_makerFeeBps} saat terisi (maker), yang langsung terisi membayar {pairs_takerFeeBps} (taker). Biaya dipotong dari yang Anda terima. Order terkecil bernilai {pairs_minNotional} USDT.\n# Kontrak\nMaker {contracts_makerFeeBps}, taker {contracts_takerFeeBps} dari nilai posisi, saat dibuka dan saat ditutup. Selain itu, long dan short saling membayar funding setiap 8 jam.\n# Opsi dan NFT\nBiaya opsi adalah {options_feeBps} dari modalnya. Penjual NFT membayar biaya layanan {nft_feeBps} dan royalti {nft_royaltyBps} untuk [donasi](/donation).\n# Lainnya\nDeposit dan transfer gratis. Penarikan dikenai biaya jaringan yang ditampilkan [halaman penarikan](/withdrawal) sebelum konfirmasi. Setiap biaya punya baris sendiri di [mutasi](/report) Anda.',
  'options.title': 'Opsi dan tanda terimanya',
  'options.body':
    'Dengan opsi, Anda memasang modal untuk memperkirakan apakah harga akan lebih tinggi atau lebih rendah setelah waktu tertentu.\n- Modal mulai {options_minStake} USDT. Keuntungan saat menang {options_payoutBps} dari modal dan ditetapkan saat dipasang.\n- Opsi dibuka pada harga pertama setelah diterima, tidak pernah pada harga yang sudah diketahui.\n- Diselesaikan dengan harga terakhir saat jatuh tempo. Jika sama, modal kembali, biayanya tidak.\n- Jika tidak ada harga baru tepat waktu, modal dan biaya kembali.\n# Tanda terima\nSetiap opsi yang selesai punya tanda terima berisi kedua harga, waktu, sumber, dan perhitungannya. Browser memeriksanya dengan rantai harga yang diterbitkan. Tidak seorang pun, termasuk operator, dapat mengubah hasil.\nDi [halaman opsi](/play-micro) Anda dapat membatasi kerugian harian atau berhenti sejenak. Seluruh modal bisa hilang.',
  'contracts.title': 'Kontrak dan likuidasi',
  'contracts.body':
    'Kontrak memungkinkan posisi lebih besar dari margin, long atau short. Untung dan rugi dihitung dari seluruh posisi.\n- Margin berasal dari akun trading dan dipakai bersama oleh semua posisi (cross margin).\n- Harga mark adalah harga acuan dari luar, bukan transaksi terakhir. Satu transaksi ganjil tidak melikuidasi siapa pun.\n- Ekuitas Anda adalah saldo ditambah untung rugi belum terealisasi. Jika turun ke margin pemeliharaan, posisi dilikuidasi sampai akun aman kembali.\n- Harga likuidasi ditampilkan sebelum konfirmasi dan di setiap posisi.\n- Setiap 8 jam funding dibayar antara long dan short: sisi yang lebih besar membayar. [Halaman kontrak](/play-lever) menampilkan tarif dan sisa waktunya.\n- Kontrak mata uang dan saham mengikuti jam pasarnya. Saat pasar tutup, tidak ada yang terisi, terpicu, atau dilikuidasi; order limit bisa menunggu di buku order.\n# Lindungi diri\nPasang stop loss, sisakan margin, dan pilih leverage rendah. Leverage dapat menghabiskan seluruh saldo akun trading. Coba dulu di [akun demo](/help-details?slug=demo-account).',
  'deposits-withdrawals.title': 'Deposit dan penarikan',
  'deposits-withdrawals.body':
    '# Deposit\n1. Pilih koin dan jaringan di [halaman deposit](/deposit), lalu salin alamat atau pindai kode.\n2. Kirim hanya koin itu di jaringan itu. Selain itu bisa hilang.\n3. Jumlahnya dikreditkan setelah konfirmasi yang disebut di halaman.\n# Penarikan\n1. Buat kata sandi transaksi dan [verifikasi identitas](/identity).\n2. Masukkan alamat, jaringan, dan jumlah di [halaman penarikan](/withdrawal). Biaya dan minimum tampil di sana.\n3. Bandingkan alamat huruf demi huruf sebelum konfirmasi dengan kode yang kami kirim. Pembayaran di blockchain tidak dapat ditarik kembali.\nSetelah mengganti kata sandi atau autentikasi dua faktor, penarikan menunggu satu hari. Penarikan besar ditinjau manusia. Penarikan dapat dibatasi ke [buku alamat](/assets/address) saja.',
  'portfolio.title': 'Portofolio: produk berjangka',
  'portfolio.body':
    'Di [portofolio](/financial) Anda menempatkan koin selama jumlah hari tetap dan memperoleh bunga yang sama setiap hari: {products_dailyYield} per hari, tergantung produk.\n- Bunga dikreditkan setiap 24 jam. Di akhir, pokok dan bunga bebas di akun keuangan.\n- Sebelum menerima langganan, bursa menyisihkan semua bunga yang dijanjikan. Jika tidak ada, tidak dijual.\n- Jika produk mengizinkan, Anda dapat keluar lebih awal: pokok kembali dikurangi biaya, bunga dilepas.\n- Perpanjangan otomatis tersedia dengan ketentuan saat itu.\nTotal yang terutang dan dipegang bursa bersifat publik. Koinnya sendiri tetap bisa turun nilai.',
  'proof-of-liabilities.title': 'Bukti kewajiban',
  'proof-of-liabilities.body':
    'Bursa secara berkala menerbitkan [kewajibannya kepada anggota](/proof), per koin, diikat dalam satu hash. Di sampingnya tercantum aset yang disimpan.\n- Anda dapat memeriksa bahwa saldo Anda termasuk. Pemeriksaan berjalan di browser dan dibandingkan dengan mutasi Anda.\n- Tidak ada yang tahu siapa Anda atau berapa milik Anda. Setiap bukti memakai angka acak baru.\n- Siapa pun dapat mengunduh seluruh pohon dan memeriksanya dengan program sendiri.\nBukti yang terbit tidak pernah diubah. Jika jumlahnya kurang, anggota yang terlewat dapat menunjukkannya.',
  'security.title': 'Menjaga akun tetap aman',
  'security.body':
    '- Pakai kata sandi yang tidak dipakai di tempat lain dan kata sandi transaksi yang berbeda.\n- Tambahkan passkey atau autentikator di [pusat keamanan](/secure-center), simpan kode pemulihan di kertas.\n- Buat kode anti-phishing. Setiap pesan dari kami memuatnya.\n- Batasi penarikan ke [buku alamat](/assets/address).\n- Periksa perangkat dan aktivitas terbaru sesekali. Anda dapat mengeluarkan perangkat mana pun.\n# Jika ada yang janggal\nSegera bekukan akun di pusat keamanan. Tidak ada yang bisa ditransaksikan atau ditarik sampai Anda mengaktifkannya kembali.\nKami tidak pernah meminta kata sandi, kode, atau frasa pemulihan, baik lewat [obrolan](/contact), telepon, maupun email.',
  'nft.title': 'Pasar NFT',
  'nft.body':
    'Setiap item di [pasar NFT](/nft/index) digambar bursa dari seed yang diterbitkan dan selalu punya tepat satu pemilik.\n- Untuk membeli, buat pesanan. Item dipesan selama 15 menit dan Anda membayar dari akun spot saat konfirmasi.\n- Untuk menjual, pasang dengan harga Anda atau terima penawaran. Harga dipotong biaya layanan {nft_feeBps} dan royalti {nft_royaltyBps} untuk amal.\n- Item yang Anda simpan dapat di-stake untuk jangka tertentu dan memberi imbalan tetap setiap hari.\nHalaman item menampilkan semua pemilik sebagai rantai yang diperiksa browser. Pemilik tampil dengan tanda atau nama publik pilihannya.',
  'charity.title': 'Berdonasi',
  'charity.body':
    'Di [halaman donasi](/donation) Anda mendukung proyek dari akun spot, dengan koin apa pun yang terdaftar atau sejumlah mata uang Anda.\n- Donasi dihitung dengan harga saat itu. Sebelum konfirmasi Anda melihat jumlah maksimumnya.\n- Anda menentukan apakah nama Anda ada di daftar donatur.\n- Data Anda dienkripsi dan hanya untuk tanda terima, PDF yang dapat diunduh.\n- Setiap pembayaran perlu dua operator dan dokumen yang dapat dibuka siapa pun. Totalnya dapat dibandingkan dengan buku besar.\nRoyalti penjualan NFT juga masuk ke sebuah proyek.',
  'api.title': 'API',
  'api.body':
    'Program bertransaksi dengan kunci API: membaca pasar, memasang dan membatalkan order, serta mengikuti saldo dan posisi.\n- Buat kunci di [pusat keamanan](/secure-center). Anda menentukan apakah boleh bertransaksi dan dari alamat mana. Kunci hanya menarik dana jika Anda izinkan, dan hanya ke buku alamat Anda.\n- Kunci memakai dialek HTX, untuk spot dan kontrak, pada jalur dan socket HTX. Klien HTX, termasuk ccxt, hanya perlu alamat lain.\n- Order yang membawa ID Anda sendiri (client order ID) dipasang sekali saja, meskipun permintaan dikirim ulang.\n- Panggilan aplikasi itu sendiri dijelaskan di /api/docs, untuk program di /api/openapi.json.\nJika terlalu banyak permintaan, jawaban menyebutkan lama menunggu. Jumlah adalah teks desimal, tidak pernah bilangan floating-point.',
  'terms.title': 'Perjanjian pengguna',
  'terms.body':
    'Templat: teks ini titik awal dan bukan nasihat hukum. Pengelola bursa ini meminta pengacara meninjau dan melengkapinya sebelum pelanggan nyata pertama.\n1. Evenkeel adalah perangkat lunak sumber terbuka. Pihak yang menjalankan situs ini adalah rekanan Anda untuk semua yang Anda lakukan di sini, dan wajib mematuhi hukum di tempat mereka dan tempat Anda tinggal.\n2. Harga bisa bergerak cepat. Kontrak dengan leverage dan opsi berjangka waktu dapat menghabiskan seluruh dana yang Anda pasang. Gunakan hanya uang yang Anda sanggup kehilangan.\n3. Setiap transaksi, biaya, dan penyelesaian dicatat dengan harga, sumber, dan waktu yang menentukannya, dan dapat Anda periksa. Tidak seorang pun, termasuk operator, dapat mengubah hasilnya.\n4. Jaga kata sandi, kode, dan perangkat Anda. Bursa tidak pernah memintanya lewat telepon, email, atau chat. Anda dapat membekukan akun kapan saja.\n5. Anda menyatakan berusia 18 tahun atau lebih dan keterangan tentang diri Anda benar.',
  'privacy.title': 'Kebijakan privasi',
  'privacy.body':
    'Templat: teks ini titik awal dan bukan nasihat hukum. Pengelola bursa ini meminta pengacara meninjau dan melengkapinya sebelum pelanggan nyata pertama.\n1. Kami menyimpan yang diperlukan untuk akun Anda: cara menghubungi Anda, pengaman akun Anda, dan, jika Anda melakukan verifikasi, identitas Anda.\n2. Nama, nomor identitas, alamat, dan foto Anda dienkripsi. Foto digambar ulang tanpa data tersembunyi, dan setiap kali peninjau melihatnya, itu dicatat.\n3. Tanpa skrip pihak ketiga, tanpa pelacak, tanpa iklan. Browser Anda hanya menyimpan sesi, bahasa, dan pengaturan Anda.\n4. Anda dapat meminta data pribadi Anda dihapus. Catatan transaksi tetap ada karena pembukuan harus seimbang, tetapi hanya memuat nomor, bukan nama Anda.',
  'proofs.title': 'Periksa sendiri saldo Anda',
  'proofs.body':
    'Kami secara berkala menerbitkan [kewajiban kami kepada anggota](/proof) dan aset yang disimpan. Buka halaman itu, dan browser Anda memeriksa bahwa saldo Anda termasuk. Yang dipercaya hanya hash yang diterbitkan.\nCara kerjanya: [Bukti kewajiban](/help-details?slug=proof-of-liabilities)',
  'receipts.title': 'Setiap penyelesaian punya tanda terima',
  'receipts.body':
    'Setiap opsi yang diselesaikan dan setiap posisi yang ditutup punya tanda terima: harga yang menentukannya, masing-masing dengan buktinya. Buka dari riwayat, periksa di browser, atau unduh dan periksa di tempat lain.\nSelengkapnya: [Opsi dan tanda terimanya](/help-details?slug=options) dan [Kontrak dan likuidasi](/help-details?slug=contracts)',
  'programs.title': 'Bertransaksi dengan program sendiri',
  'programs.body':
    'Buat kunci API di [pusat keamanan](/secure-center), lalu perdagangkan spot dan kontrak dengan program yang mendukung HTX, seperti ccxt. Anda menentukan apa yang boleh dilakukan kunci dan dari alamat mana.\nSelengkapnya: [API](/help-details?slug=api)',
  'answer.hello': 'Halo, terima kasih telah menghubungi kami. Ada yang bisa kami bantu?',
  'answer.hello.name': 'Salam',
  'answer.checking': 'Terima kasih. Kami sedang memeriksanya dan akan menulis di sini.',
  'answer.checking.name': 'Sedang diperiksa',
  'answer.details':
    'Mohon sebutkan koin, jaringan, waktu, dan ID transaksi agar kami dapat menemukannya.',
  'answer.details.name': 'Perlu detail',
  'answer.solved': 'Ini seharusnya sudah teratasi. Jika belum, silakan tulis lagi.',
  'answer.solved.name': 'Selesai',
} satisfies typeof en
