/** Texts of messages to members, in Indonesian. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': 'Kode anti-phishing Anda: {word}',
  'mail.foot':
    'Pesan ini dikirim otomatis. Pesan dari Evenkeel tidak pernah berisi tautan: buka sendiri aplikasinya.',
  'mail.notYou':
    'Bukan Anda? Segera ganti kata sandi login dan bekukan akun Anda di pusat keamanan. Jika tidak bisa masuk lagi, atur ulang kata sandi di halaman login.',
  'mail.unknownDevice': 'perangkat tidak dikenal',
  'mail.when': 'Waktu: {at} UTC',
  'mail.device': 'Perangkat: {device}',
  'mail.address': 'Alamat IP: {address}',
  'mail.reason': 'Alasan: {reason}',
  'mail.purpose.register': 'Kode Anda untuk mendaftar di Evenkeel:',
  'mail.purpose.reset': 'Kode Anda untuk mengatur ulang kata sandi login:',
  'mail.purpose.thaw': 'Kode Anda untuk mengaktifkan kembali akun:',
  'mail.purpose.oldContact': 'Kode Anda untuk mengonfirmasi kontak saat ini:',
  'mail.purpose.newContact': 'Kode Anda untuk mengonfirmasi kontak baru:',
  'mail.code.subject': 'Kode verifikasi Evenkeel Anda',
  'mail.code.body':
    '{purpose}\n\n{code}\n\nBerlaku {minutes} menit, hanya sekali, dan hanya di perangkat tempat Anda memintanya.\n\nTidak ada pihak Evenkeel yang akan meminta kode ini. Jangan berikan kepada siapa pun. Jika Anda tidak memintanya, abaikan pesan ini: tanpa kode, tidak terjadi apa-apa.',
  'mail.registeredAlready.subject': 'Seseorang mencoba mendaftar dengan email Anda',
  'mail.registeredAlready.body':
    'Seseorang, mungkin Anda sendiri, mencoba mendaftar di Evenkeel dengan alamat email ini. Alamat ini sudah dimiliki sebuah akun, jadi tidak ada kode yang dikirim.\n\nJika itu Anda: masuklah, atau atur ulang kata sandi di halaman login.\n\nJika bukan Anda, tidak ada yang perlu dilakukan. Tidak ada yang diberi tahu bahwa akun ini ada, dan tidak ada yang berubah.',
  'mail.signedIn.subject': 'Login baru ke akun Evenkeel Anda',
  'mail.signedIn.body':
    'Ada login ke akun Anda dari perangkat yang belum kami kenal.\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Akun Evenkeel Anda: {event}',
  'mail.accountChanged.body':
    'Ada perubahan pada akun Evenkeel Anda:\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': 'Verifikasi Anda berhasil',
  'mail.identityVerified.body': 'Kabar baik: {event}.\n\nTidak ada lagi yang perlu Anda lakukan.',
  'mail.identityRefused.subject': 'Verifikasi Anda belum dapat diselesaikan',
  'mail.identityRefused.body':
    'Kami telah memeriksa data yang Anda kirim: {event}.\n\n{facts}\n\nBuka verifikasi identitas di aplikasi, perbaiki, lalu kirim lagi.',
  'sms.code':
    '{purpose} {code}. Berlaku {minutes} menit. Tidak ada pihak Evenkeel yang akan memintanya.',
  'sms.registeredAlready':
    'Seseorang mencoba mendaftar di Evenkeel dengan nomor ini, yang sudah punya akun. Jika itu Anda, masuklah atau atur ulang kata sandi. Jika bukan, tidak ada yang perlu dilakukan.',
  'sms.signedIn':
    'Evenkeel: login baru, {device}, {at} UTC. Bukan Anda? Segera ganti kata sandi dan bekukan akun di aplikasi.',
  'sms.accountChanged':
    'Evenkeel: {event}, {at} UTC. Bukan Anda? Segera ganti kata sandi dan bekukan akun di aplikasi.',
  'sms.identityVerified': 'Evenkeel: {event}. Tidak ada lagi yang perlu Anda lakukan.',
  'sms.identityRefused':
    'Evenkeel: {event}. Buka aplikasi untuk melihat alasannya dan mengirim lagi.',
  'mail.event.signedIn': 'Login baru',
  'mail.event.passwordChanged': 'Kata sandi login diganti',
  'mail.event.transactionPasswordChanged': 'Kata sandi transaksi diganti',
  'mail.event.secondFactorOn': 'Autentikasi dua faktor diaktifkan',
  'mail.event.secondFactorOff': 'Autentikasi dua faktor dinonaktifkan',
  'mail.event.passkeyAdded': 'Passkey ditambahkan',
  'mail.event.passkeyRemoved': 'Passkey dihapus',
  'mail.event.emailChanged': 'Alamat email diganti',
  'mail.event.phoneChanged': 'Nomor ponsel diganti',
  'mail.event.walletLinked': 'Dompet ditautkan',
  'mail.event.antiPhishingChanged': 'Kode anti-phishing diganti',
  'mail.event.allowListOn': 'Whitelist penarikan diaktifkan',
  'mail.event.allowListOff': 'Whitelist penarikan dinonaktifkan',
  'mail.event.apiKeyMade': 'Kunci API dibuat',
  'mail.event.apiKeyRemoved': 'Kunci API dihapus',
  'mail.event.frozen': 'Akun dibekukan',
  'mail.event.thawed': 'Akun diaktifkan kembali',
  'mail.event.identityVerified': 'Verifikasi dasar lolos',
  'mail.event.identityRefused': 'Verifikasi dasar tidak lolos',
  'mail.event.advancedVerified': 'Verifikasi lanjutan lolos',
  'mail.event.advancedRefused': 'Verifikasi lanjutan tidak lolos',
  'mail.left': 'Sisa kode pemulihan: {left}',
  'mail.event.recoveryCodeUsed': 'Kode pemulihan dipakai',
  'mail.event.recoveryCodesMade': 'Kode pemulihan baru dibuat',
  'mail.event.wrongPasswords': 'Kata sandi salah berulang kali',
  'mail.wrongPasswords.subject':
    'Kata sandi salah dimasukkan berulang kali untuk akun Evenkeel Anda',
  'mail.wrongPasswords.body':
    'Seseorang berulang kali memasukkan kata sandi yang salah untuk akun Anda dalam beberapa menit, dari perangkat yang tidak kami kenal. Tidak satu pun percobaan itu berhasil. Yang terakhir:\n\n{facts}\n\nJika itu Anda dan Anda lupa kata sandinya, atur ulang di halaman login.\n\nJika bukan Anda, setiap percobaan berikutnya makin sulit dan belum ada yang berhasil masuk. Pastikan kata sandi login Anda panjang dan tidak dipakai di tempat lain, lalu aktifkan autentikator atau passkey di pusat keamanan.\n\nPesan ini dikirim paling banyak sekali sehari.',
  'sms.wrongPasswords':
    'Evenkeel: kata sandi salah dimasukkan berulang kali untuk akun Anda, {at} UTC. Tidak ada yang berhasil masuk. Bukan Anda? Pakai kata sandi panjang yang tidak dipakai di tempat lain dan aktifkan autentikator di aplikasi.',
  'mail.event.frozenByOperator': 'Akun dibekukan oleh bursa',
  'mail.event.thawedByOperator': 'Akun diaktifkan kembali oleh bursa',
  'mail.frozenByOperator.subject': 'Akun Evenkeel Anda telah dibekukan',
  'mail.frozenByOperator.body':
    'Kami telah membekukan akun Anda. Semua perangkat telah dikeluarkan dan tidak ada yang dapat masuk.\n\n{facts}\n\nDana dan order terbuka Anda tetap seperti semula. Anda tidak dapat mengaktifkannya kembali sendiri: silakan hubungi layanan pelanggan.',
  'sms.frozenByOperator':
    'Evenkeel: akun Anda telah dibekukan, {at} UTC. Hanya layanan pelanggan yang dapat mengaktifkannya kembali.',
  'mail.thawedByOperator.subject': 'Akun Evenkeel Anda telah diaktifkan kembali',
  'mail.thawedByOperator.body':
    'Kami telah mengakhiri pembekuan akun Anda.\n\n{facts}\n\nJika Anda juga membekukannya sendiri, aktifkan kembali di halaman login. Jika tidak, Anda dapat masuk seperti biasa.',
  'sms.thawedByOperator': 'Evenkeel: bursa telah mengaktifkan kembali akun Anda, {at} UTC.',
} satisfies typeof en
