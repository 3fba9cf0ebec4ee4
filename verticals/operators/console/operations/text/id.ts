/** What operations refuse, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': 'Sakelar itu tidak ada.',
  'refusal.proposalDoesNotExist': 'Usulan itu sudah tidak ada.',
  'refusal.proposalNotOpen': 'Usulan ini sudah disetujui.',
  'refusal.proposalExpired': 'Usulan ini lebih dari 24 jam dan sudah kedaluwarsa.',
  'refusal.tooManyProposals': 'Terlalu banyak usulan terbuka. Putuskan sebagian dulu.',
  'refusal.proposalTooLong': 'Usulan ini terlalu panjang.',
  'refusal.parameterUnsound': 'Pengaturan atau nilainya tidak valid.',
  'refusal.valueOutOfRange': 'Masukkan bilangan bulat dari {least} sampai {most}.',
  'refusal.auditBehind': 'Log audit tertinggal dari yang dicatat jurnal.',
  'refusal.auditRewritten': 'Satu baris log audit tidak lagi sama dengan yang dicatat jurnal.',
  'refusal.termsUnchanged': 'Ketentuan ini sudah berlaku.',
  'refusal.proposalChanged': 'Usulan ini tidak lagi sama dengan yang Anda lihat. Periksa kembali.',
  'refusal.marketListed': 'Pasar ini sudah terdaftar: buka barisnya untuk mengubah ketentuannya.',
  'refusal.instrumentUnknown':
    'Tidak ada harga dengan nama ini, atau tidak dapat didaftarkan di sini.',
  'refusal.proposalLapsed':
    'Pengusulnya sejak itu dinonaktifkan, diatur ulang, atau berganti peran. Usulan harus diajukan lagi.',
  'refusal.nothingToProlong':
    'Yang hendak diperpanjang sudah berakhir. Jika perlu diberlakukan lagi, ajukan usulan baru.',
  'refusal.proposalOutdated':
    'Yang dimiliki anggota ini berubah sejak diusulkan. Usulkan lagi penghapusan di halamannya.',
} satisfies typeof en
