/** The message about a new address, in German. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'Neue Adresse in Ihrem Evenkeel-Adressbuch',
  'notice.addressAdded.body':
    'Am {at} UTC wurde Ihrem Adressbuch eine Auszahlungsadresse hinzugefügt: {address}, {asset} über {network}. Waren Sie das nicht? Löschen Sie sie, ändern Sie sofort Ihr Anmeldepasswort und frieren Sie Ihr Konto im Sicherheitscenter ein.',
  'notice.addressAdded.short':
    'Evenkeel: Auszahlungsadresse {address} ({asset}) zum Adressbuch hinzugefügt. Nicht Sie? Ändern Sie sofort Ihr Passwort und frieren Sie Ihr Konto in der App ein.',
} satisfies typeof en
