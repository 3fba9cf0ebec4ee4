/** What members are notified of in the portfolio, in German. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': 'Anlage abgeschlossen',
  'subscriptionCompleted.body':
    '{amount} {asset} und {earned} {asset} Zinsen sind auf Ihrem Finanzkonto verfügbar.',
  'subscriptionRenewed.title': 'Anlage verlängert',
  'subscriptionRenewed.body':
    '{amount} {asset} sind erneut angelegt. {earned} {asset} Zinsen sind verfügbar.',
} satisfies typeof en
