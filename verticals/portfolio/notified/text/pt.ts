/** What members are notified of in the portfolio, in Portuguese. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': 'Aplicação concluída',
  'subscriptionCompleted.body':
    '{amount} {asset} e {earned} {asset} de juros estão disponíveis na conta financeira.',
  'subscriptionRenewed.title': 'Aplicação renovada',
  'subscriptionRenewed.body':
    '{amount} {asset} foram aplicados de novo. {earned} {asset} de juros estão disponíveis.',
} satisfies typeof en
