/** What the console says of options, in Italian. */
import type en from './en.ts'

export default {
  'happened.option': 'Opzione aperta',
  'optionDesk.title': 'Opzioni',
  'optionDesk.hint':
    'Le opzioni aperte non possono mai vincere più di quanto ha la casa; per simbolo e scadenza mai più di un decimo.',
  'optionDesk.funds': 'Fondi della casa',
  'optionDesk.reserved': 'Vincita possibile delle opzioni aperte',
  'optionDesk.bySymbol': 'Rischio per simbolo',
  'optionDesk.symbol': 'Simbolo',
  'optionDesk.open': 'Opzioni aperte',
  'optionDesk.over': 'Opzioni regolate',
  'optionDesk.staked': 'Puntato',
  'optionDesk.riseMayWin': 'Vincita possibile al rialzo',
  'optionDesk.fallMayWin': 'Vincita possibile al ribasso',
  'optionDesk.largestExpiry': 'Scadenza maggiore',
  'optionDesk.accepted': 'Accettata',
  'optionDesk.direction': 'Direzione',
  'optionDesk.rise': 'Rialzo',
  'optionDesk.fall': 'Ribasso',
  'optionDesk.stake': 'Importo',
  'optionDesk.openPrice': 'Prezzo di apertura',
  'optionDesk.closePrice': 'Prezzo di chiusura',
  'optionDesk.gain': 'Risultato',
  'optionDesk.state': 'Stato',
  'optionDesk.statePending': 'In attesa',
  'optionDesk.stateOpen': 'Aperta',
  'optionDesk.stateWon': 'Vinta',
  'optionDesk.stateLost': 'Persa',
  'optionDesk.stateEqual': 'Pari',
  'optionDesk.stateRefunded': 'Rimborsata',
} satisfies typeof en
