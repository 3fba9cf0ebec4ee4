/** What every receipt says, in German. */
import type en from './en.ts'

export default {
  'receipt.share': 'Teilen',
  'receipt.copyLink': 'Link kopieren',
  'receipt.verifyTitle': 'Selbst prüfen',
  'receipt.verify': 'In diesem Browser prüfen',
  'receipt.verified': 'Geprüft: Alles an diesem Beleg stimmt.',
  'receipt.notVerified':
    'Dieser Beleg hat die Prüfung nicht bestanden. Laden Sie ihn herunter und bewahren Sie ihn als Beweis auf.',
  'receipt.notPublished':
    'Bis hierhin stimmt alles. Diese Minute der Kette ist noch nicht veröffentlicht: Prüfen Sie in einer Minute noch einmal.',
  'receipt.stepPublished': 'Die Minuten der Kette stimmen mit den veröffentlichten überein',
  'receipt.download': 'Beleg herunterladen',
  'receipt.verifyOutside': 'Oder prüfen Sie die Datei außerhalb dieser App:',
  'receipt.chainPlace': 'Platz in der Kette',
  'receipt.minuteOf': 'Minute {number} der Kette',
  'receipt.blocks': '{count, plural, one {# Block} other {# Blöcke}}',
  'receipt.sourceSimulator': 'Simulierter Markt',
  'receipt.sourceVenues': 'Median von {venues}',
} satisfies typeof en
