/** What members are notified of in the portfolio, in Indonesian. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': 'Langganan selesai',
  'subscriptionCompleted.body':
    '{amount} {asset} dan bunga {earned} {asset} tersedia di Akun Keuangan Anda.',
  'subscriptionRenewed.title': 'Langganan diperpanjang',
  'subscriptionRenewed.body':
    '{amount} {asset} diinvestasikan lagi. Bunga {earned} {asset} tersedia.',
} satisfies typeof en
