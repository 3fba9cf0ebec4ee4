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
  'receipt.notSigned':
    'Alles, was geprüft werden konnte, stimmt. Dieser Browser kann keine Signaturen prüfen: Öffnen Sie die Seite über HTTPS in einem aktuellen Browser oder prüfen Sie die Datei.',
  'receipt.stepRecorded': 'Was er angibt, steht in der Belegkette',
  'receipt.stepSigned': 'Die Börse hat genau diesen Beleg signiert',
  'receipt.stepPublished': 'Minuten, Block und Schlüssel stimmen mit den veröffentlichten überein',
  'receipt.download': 'Beleg herunterladen',
  'receipt.verifyOutside': 'Oder prüfen Sie die Datei außerhalb dieser App:',
  'receipt.chainPlace': 'Platz in der Kette',
  'receipt.minuteOf': 'Minute {number} der Kette',
  'receipt.blockOf': 'Block {number} der Belegkette',
  'receipt.signedBy': 'Signiert mit dem Schlüssel',
  'receipt.blocks': '{count, plural, one {# Block} other {# Blöcke}}',
  'receipt.sourceSimulator': 'Simulierter Markt',
  'receipt.sourceVenues': 'Median von {venues}',
} satisfies typeof en
