/** What members are notified of in the portfolio, in Spanish. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': 'Suscripción finalizada',
  'subscriptionCompleted.body':
    '{amount} {asset} y {earned} {asset} de intereses están disponibles en tu cuenta financiera.',
  'subscriptionRenewed.title': 'Suscripción renovada',
  'subscriptionRenewed.body':
    '{amount} {asset} se han reinvertido. Hay {earned} {asset} de intereses disponibles.',
} satisfies typeof en
