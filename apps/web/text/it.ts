/** The shell's texts, in Italian. */
import type en from './en.ts'

export default {
  'web.language': 'Lingua',
  'web.toLight': 'Passa al tema chiaro',
  'web.toDark': 'Passa al tema scuro',
  'web.notFound': 'Pagina non trovata',
  'web.notFoundHint': 'L’indirizzo potrebbe essere errato o la pagina è stata spostata.',
  'web.home': 'Vai alla pagina iniziale',
  'web.signIn': 'Accedi',
  'web.signInHint':
    'Gli account con password non ci sono ancora. In sandbox esegui il comando qui sotto e apri il link che appare.',
  'web.linkOver': 'Questo link non è più valido. Creane uno nuovo: {command}',
  'web.token': 'Token di sessione',
  'web.tokenHint': 'Incolla un token',
  'web.enter': 'Continua',
} satisfies typeof en
