/** The messages about withdrawals, in German. */
import type en from './en.ts'

export default {
  'notice.requested.subject': 'Auszahlung von {amount} {asset} beauftragt',
  'notice.requested.body':
    'Sie haben eine Auszahlung von {amount} {asset} über {network} an die Adresse mit der Endung {address} beauftragt. Waren Sie das nicht? Stornieren Sie sie sofort in der App, frieren Sie Ihr Konto im Sicherheitscenter ein und ändern Sie Ihr Passwort.',
  'notice.requested.short':
    'Evenkeel: Auszahlung von {amount} {asset} an {address} beauftragt. Nicht Sie? Sofort in der App stornieren.',
  'notice.byProgram.subject': 'Auszahlung von {amount} {asset} per API-Schlüssel beauftragt',
  'notice.byProgram.body':
    'Ein Programm mit einem Ihrer API-Schlüssel hat eine Auszahlung von {amount} {asset} über {network} an die Adresse mit der Endung {address} beauftragt. Waren Sie das nicht? Stornieren Sie sie sofort in der App, löschen Sie den Schlüssel im Sicherheitscenter und frieren Sie Ihr Konto ein.',
  'notice.byProgram.short':
    'Evenkeel: API-Schlüssel hat Auszahlung von {amount} {asset} an {address} beauftragt. Nicht Sie? Sofort in der App stornieren.',
  'notice.approved.subject': 'Auszahlung von {amount} {asset} freigegeben',
  'notice.approved.body':
    'Ihre Auszahlung von {amount} {asset} über {network} wurde freigegeben und wird in Kürze gesendet. Sie lässt sich nicht mehr stornieren.',
  'notice.approved.short':
    'Evenkeel: Ihre Auszahlung von {amount} {asset} wurde freigegeben und wird in Kürze gesendet.',
  'notice.cancelled.subject': 'Auszahlung von {amount} {asset} storniert',
  'notice.cancelled.body':
    'Ihre Auszahlung von {amount} {asset} über {network} wurde storniert. Betrag und Gebühr sind wieder verfügbar. Waren Sie das nicht? Ändern Sie Ihr Passwort.',
  'notice.cancelled.short':
    'Evenkeel: Ihre Auszahlung von {amount} {asset} wurde storniert; das Geld ist wieder verfügbar.',
  'notice.paid.subject': 'Auszahlung von {amount} {asset} abgeschlossen',
  'notice.paid.body':
    '{amount} {asset} wurden über {network} gesendet und dort bestätigt. Die Transaktion finden Sie in Ihrem Auszahlungsverlauf.',
  'notice.paid.short': 'Evenkeel: Ihre Auszahlung von {amount} {asset} ist abgeschlossen.',
  'notice.rejected.subject': 'Auszahlung von {amount} {asset} abgelehnt',
  'notice.rejected.body':
    'Ihre Auszahlung von {amount} {asset} über {network} wurde abgelehnt. Betrag und Gebühr sind wieder auf Ihrem Konto; den Grund finden Sie im Auszahlungsverlauf.',
  'notice.rejected.short':
    'Evenkeel: Ihre Auszahlung von {amount} {asset} wurde abgelehnt; das Geld ist wieder auf Ihrem Konto.',
  'code.words':
    'Ihr Code für die Auszahlung von {amount} {asset} über {network} an die Adresse mit der Endung {address}. Geben Sie ihn nur ein, wenn das die letzten 6 Zeichen Ihrer Zieladresse sind:',
} satisfies typeof en
