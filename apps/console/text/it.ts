/** The console's texts, in Italian. */
import type en from './en.ts'

export default {
  'console.sandbox': 'Sandbox',
  'console.production': 'Produzione',
  'console.language': 'Lingua',
  'console.toLight': 'Passa al tema chiaro',
  'console.toDark': 'Passa al tema scuro',
  'console.skip': 'Vai al contenuto',
  'console.navigation': 'Navigazione',
  'console.waiting': '{count} in attesa',
  'console.search': 'Vai a…',
  'console.signOut': 'Esci',
  'console.live': 'In diretta',
  'console.notLive': 'Non in diretta',
  'console.idle': 'Ci sei ancora?',
  'console.idleHint': 'Verrai disconnesso tra meno di due minuti per inattività.',
  'console.stay': 'Resta connesso',
  'console.notFound': 'Pagina non trovata',
  'console.notFoundHint': 'L’indirizzo potrebbe essere errato o la pagina è stata spostata.',
  'console.toFirst': 'Vai alla prima pagina',
  'console.notAllowed': 'Non disponibile per il tuo ruolo',
  'console.notAllowedHint':
    'Il tuo ruolo è {role} e questa pagina è per un altro. Se ti serve, chiedi a un amministratore.',
  'console.sessionOver': 'La sessione è terminata. Accedi di nuovo.',
  'console.pageFailed': 'Impossibile aprire la pagina. Controlla la connessione.',
  'console.group.work': 'Lavoro',
  'console.group.members': 'Utenti',
  'console.group.money': 'Fondi',
  'console.group.configuration': 'Configurazione',
  'console.group.system': 'Sistema',
} satisfies typeof en
