/** What programs are refused because of their keys, in Indonesian. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': 'Kunci API ini sudah kedaluwarsa.',
  'refusal.apiKeyElsewhere': 'Kunci API ini tidak boleh dipakai dari alamat IP ini.',
  'refusal.apiKeyMayNotTrade': 'Kunci API ini tidak punya izin trading.',
  'refusal.apiKeyMayNotWithdraw': 'Kunci API ini tidak punya izin menarik dana.',
  'refusal.apiKeyTooNew': 'Kunci API ini boleh menarik dana mulai {from}.',
  'refusal.allowListNeeded':
    'Aktifkan dulu whitelist penarikan: kunci API hanya menarik dana ke buku alamat Anda.',
} satisfies typeof en
