/** The kit's texts, in German. */
import type en from './en.ts'

export default {
  'ui.back': 'Zurück',
  'ui.close': 'Schließen',
  'ui.confirm': 'Bestätigen',
  'ui.cancel': 'Abbrechen',
  'ui.retry': 'Erneut versuchen',
  'ui.loading': 'Wird geladen',
  'ui.loadMore': 'Mehr laden',
  'ui.reconnecting': 'Verbindung wird wiederhergestellt…',
  'ui.demo': 'Demo',
  'ui.unreachable':
    'Die Börse ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'ui.outcomeUnknown':
    'Es kam keine Antwort. Sie können es gefahrlos erneut versuchen: Es wird höchstens einmal ausgeführt.',
  'ui.empty': 'Hier ist noch nichts.',
  'ui.all': 'Alles',
  'ui.amountMost': 'Höchstens {amount} {asset}',
  'ui.amountLeast': 'Mindestens {amount} {asset}',
  'ui.amountForm': 'Geben Sie eine Zahl wie {example} ein',
  'ui.amountDecimals': 'Höchstens {count} Nachkommastellen',
} satisfies typeof en
