/** What the projects of a new sandbox tell, in Indonesian. */
import type en from './en.ts'

export default {
  'first.news': 'Penggalangan dana dimulai',
  'clean-water.title': 'Air bersih untuk 40 desa',
  'clean-water.summary': 'Sumur bor dan pompa surya di tempat anak-anak berjalan dua jam demi air.',
  'clean-water.story':
    'Pada bulan kering, air aman terdekat berjarak tujuh kilometer, dan yang memikulnya kebanyakan anak perempuan. Satu sumur dengan pompa surya melayani sekitar 300 orang. Dana dipakai untuk pengeboran, pompa, uji air, dan pelatihan dua pengurus di setiap desa.',
  'clean-water.news':
    'Sepuluh lokasi pertama sudah disurvei; pengeboran dimulai saat seperempat target tercapai.',
  'school-meals.title': 'Makanan hangat setiap hari sekolah',
  'school-meals.summary': 'Dapur sekolah untuk 2.600 anak, dengan bahan dari petani sekitar.',
  'school-meals.story':
    'Anak yang kenyang bertahan di kelas dan tidak putus sekolah: di tempat yang menyediakan makan siang, kehadiran naik sepertiga. Satu porsi sekitar 35 sen dolar. Dana dipakai untuk tungku, upah juru masak, serta biji-bijian, sayur, dan telur dari kebun dalam radius 50 kilometer.',
  'school-meals.news':
    'Menu sudah disepakati dengan empat sekolah; dapur pertama bisa dibuka dalam enam minggu.',
  'flood-relief.title': 'Tempat bernaung setelah banjir',
  'flood-relief.summary': 'Tenda, makanan kering, dan obat bagi 5.000 orang yang kehilangan rumah.',
  'flood-relief.story':
    'Sungai naik empat meter dalam semalam. Keluarga tidur di tanggul dan klinik terendam. Satu paket tenda untuk lima orang 180 USDT; makanan seminggu untuk satu keluarga 24. Sisanya untuk membangun atap sebelum musim hujan berikutnya.',
  'flood-relief.news': 'Dua truk berisi tenda sudah dimuat dan berangkat begitu jalan dibuka.',
  'young-forest.title': 'Hutan muda 60.000 pohon',
  'young-forest.summary': 'Pohon asli di lereng yang terbakar, ditanam dan dirawat lima tahun.',
  'young-forest.story':
    'Setelah kebakaran, hujan menghanyutkan tanahnya. Dua belas jenis pohon asli menahan lereng serta mengembalikan mata air dan burung. Satu pohon satu USDT: benih, persemaian, penanaman, dan lima tahun perawatan, dihitung ulang tiap musim semi oleh warga.',
  'young-forest.news': 'Persemaian memiliki 9.000 bibit yang siap menyambut hujan pertama.',
  'sight-again.title': 'Operasi mata untuk 900 orang',
  'sight-again.summary':
    'Operasi katarak berlangsung 15 menit dan biayanya 50 USDT. Penglihatan pun kembali.',
  'sight-again.story':
    'Sebagian besar orang buta di sini sebenarnya bisa melihat. Tiga dokter bedah berkeliling dengan ruang operasi di dalam bus dan mengoperasi 30 orang sehari. Dana dipakai untuk lensa, obat, bahan bakar, dan kontrol sebulan kemudian; para dokter bekerja cuma-cuma.',
  'sight-again.news': 'Bus sudah lulus pemeriksaan; rute pertama memiliki enam perhentian.',
  'village-library.title': 'Perpustakaan di setiap lembah',
  'village-library.summary':
    'Dua belas ruang baca dengan buku, lampu, dan internet, buka sepulang sekolah.',
  'village-library.story':
    'Selepas matahari terbenam tak ada lampu untuk membaca, dan toko buku terdekat sehari perjalanan. Ruang baca butuh rak, 600 buku dalam bahasa setempat, atap surya, dan seseorang yang membuka pintu. Dana menanggung semuanya selama tiga tahun; lalu desa melanjutkan.',
  'village-library.news': '1.800 buku pertama sudah dicetak dan sedang dikirim.',
} satisfies typeof en
