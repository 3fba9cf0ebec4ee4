/** What members are notified of in the wallet, in German. */
import type en from './en.ts'

export default {
  'depositArrived.title': 'Einzahlung gutgeschrieben',
  'depositArrived.body': '{amount} {asset} wurden Ihrem Spot-Konto gutgeschrieben.',
  'depositTakenBack.title': 'Einzahlung zurückgenommen',
  'depositTakenBack.body': 'Das Netzwerk hat Ihre Einzahlung von {amount} {asset} zurückgenommen.',
  'depositTurnedDown.title': 'Einzahlung abgelehnt',
  'depositTurnedDown.body': '{amount} {asset}. Den Grund finden Sie bei Ihren Einzahlungen.',
  'withdrawalAsked.title': 'Auszahlung beauftragt',
  'withdrawalAsked.body': '{amount} {asset}. Waren Sie das nicht? Stornieren Sie sie sofort.',
  'withdrawalSent.title': 'Auszahlung abgeschlossen',
  'withdrawalSent.body': '{amount} {asset} wurden gesendet und bestätigt.',
  'withdrawalTurnedDown.title': 'Auszahlung abgelehnt',
  'withdrawalTurnedDown.body': '{amount} {asset} und die Gebühr sind wieder auf Ihrem Konto.',
} satisfies typeof en
