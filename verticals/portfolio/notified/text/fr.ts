/** What members are notified of in the portfolio, in French. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': 'Souscription terminée',
  'subscriptionCompleted.body':
    '{amount} {asset} et {earned} {asset} d’intérêts sont disponibles sur votre compte financier.',
  'subscriptionRenewed.title': 'Souscription renouvelée',
  'subscriptionRenewed.body':
    '{amount} {asset} sont réinvestis. {earned} {asset} d’intérêts sont disponibles.',
} satisfies typeof en
