/** The message about a new address, in Italian. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'Nuovo indirizzo nella tua rubrica Evenkeel',
  'notice.addressAdded.body':
    'Il {at} UTC è stato aggiunto un indirizzo di prelievo alla tua rubrica: {address}, {asset} su {network}. Non sei stato tu? Eliminalo, cambia subito la password di accesso e congela l’account nel centro sicurezza.',
  'notice.addressAdded.short':
    'Evenkeel: indirizzo di prelievo {address} ({asset}) aggiunto alla rubrica. Non sei stato tu? Cambia subito la password e congela l’account nell’app.',
} satisfies typeof en
