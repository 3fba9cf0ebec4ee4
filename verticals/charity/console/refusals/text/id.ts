/** What operators are refused about charity, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.projectExists': 'Sudah ada proyek dengan nama singkat ini.',
  'refusal.projectUnsound':
    'Nama singkat, target, atau akhirnya salah: huruf kecil dan tanda hubung, target di atas dana terkumpul, akhir dalam lima tahun.',
  'refusal.payoutUnsound': 'Pembayaran memerlukan jumlah di atas nol dan dokumen bukti.',
  'refusal.raisedExceeded': 'Proyek ini hanya memiliki sisa {free} {asset} untuk dibayarkan.',
  'refusal.custodyExceeded': 'Di sumber pembayaran hanya ada {free} {asset}.',
  'refusal.documentWrong': 'Dokumen tidak tiba utuh, atau bukan PDF, PNG, atau JPEG.',
} satisfies typeof en
