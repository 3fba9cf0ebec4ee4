/** What the page of the switches says, in Italian. */
import type en from './en.ts'

export default {
  'switches.hint':
    'Ognuno ha effetto subito, con denaro reale e virtuale. Chi lo ha azionato e perché è nel registro di audit.',
  'switches.on': 'Attivo',
  'switches.off': 'Disattivo',
  'switches.turnOn': 'Attiva',
  'switches.turnOff': 'Disattiva',
  'switches.onAsk': 'Attiva: {name}',
  'switches.offAsk': 'Disattiva: {name}',
  'switches.offHint': 'Ciò che era sospeso riprende subito.',
  'switches.isOn': '{name}: attivato',
  'switches.isOff': '{name}: disattivato',
  'switches.since': 'Dal',
  'switches.by': 'Da',
  'switches.byExchange': 'L’exchange stesso',
  'switches.code': 'Causa',
  'switches.code.incident': 'Incidente',
  'switches.code.security': 'Sicurezza',
  'switches.code.market': 'Condizioni di mercato',
  'switches.code.maintenance': 'Lavori programmati',
  'switches.code.regulator': 'Autorità di vigilanza',
  'switches.code.drill': 'Esercitazione',
  'switches.code.velocity': 'Troppe uscite in un’ora',
  'switches.cancelOnly': 'Solo annullamento',
  'switches.withdrawalsFrozen': 'Prelievi bloccati',
  'switches.marketHalted': 'Mercati sospesi',
  'switches.maintenance': 'Manutenzione',
  'switches.everythingFrozen': 'Tutto bloccato',
  'switches.what.cancelOnly': 'Gli utenti possono annullare ordini e nient’altro.',
  'switches.what.withdrawalsFrozen':
    'Nessun fondo lascia l’exchange, nemmeno se già approvato. Le negoziazioni continuano.',
  'switches.what.marketHalted':
    'Un mercato sospeso non accetta ordini, non fa scattare stop e non liquida nessuno; gli ordini presenti si possono annullare. Gli altri continuano.',
  'switches.what.maintenance':
    'Gli utenti vedono la pagina di manutenzione e non possono fare nulla. Operatori e attività in scadenza continuano.',
  'switches.what.everythingFrozen':
    'Non si accetta nulla: né ordini, né annullamenti, né trasferimenti, né prelievi. Nessuno stop scatta e nessuno viene liquidato.',
  'switches.market': 'Mercato',
  'switches.actions': 'Azioni',
  'switches.halt': 'Sospendi',
  'switches.resume': 'Riprendi',
  'switches.haltAsk': 'Sospendi {market}',
  'switches.resumeAsk': 'Riprendi {market}',
  'switches.wasHalted': '{market} è sospeso',
  'switches.wasResumed': '{market} è di nuovo negoziabile',
  'switches.takesTwo': 'Un altro operatore deve approvarlo prima che valga.',
  'switches.proposed': 'Proposto: un altro operatore deve approvarlo.',
  'switches.ends': 'Sospende gli esiti per',
  'switches.endsItself': 'Termina da solo tra',
  'switches.aloneMembers':
    'Attivato da un solo operatore, termina da solo dopo {minutes} minuti, una volta ogni 24 ore per solo annullamento e manutenzione insieme. Le liquidazioni continuano e i membri non possono aggiungere margine.',
  'switches.goesOn': 'Stop e liquidazioni continuano',
  'switches.prolong': 'Prolunga fino alla revoca',
  'switches.prolongAsk': 'Prolunga: {name}',
  'switches.prolongByTwo':
    'Una volta approvato non termina più da solo: dura finché due operatori non vi pongono fine.',
  'switches.prolongByOne':
    'Una volta approvato non termina più da solo: dura finché un operatore non vi pone fine.',
  'switches.prolongWaits': 'Proroga in attesa di approvazione',
  'switches.alone':
    'Attivato da un solo operatore, sospende stop e liquidazioni per {minutes} minuti, una volta ogni 24 ore per mercato. Ciò che era in attesa si decide al primo prezzo successivo.',
} satisfies typeof en
