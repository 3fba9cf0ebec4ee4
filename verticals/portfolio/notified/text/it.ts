/** What members are notified of in the portfolio, in Italian. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': 'Sottoscrizione conclusa',
  'subscriptionCompleted.body':
    '{amount} {asset} e {earned} {asset} di interessi sono disponibili sul conto finanziario.',
  'subscriptionRenewed.title': 'Sottoscrizione rinnovata',
  'subscriptionRenewed.body':
    '{amount} {asset} sono di nuovo investiti. {earned} {asset} di interessi sono disponibili.',
} satisfies typeof en
