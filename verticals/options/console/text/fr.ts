/** What the console says of options, in French. */
import type en from './en.ts'

export default {
  'happened.option': 'Option passée',
  'optionDesk.title': 'Options',
  'optionDesk.hint':
    "Les options ouvertes ne peuvent jamais gagner plus que ce que détient la maison ; celles d'un symbole et d'une échéance jamais plus d'un dixième.",
  'optionDesk.funds': 'Fonds de la maison',
  'optionDesk.reserved': 'Gain possible des options ouvertes',
  'optionDesk.bySymbol': 'Risque par symbole',
  'optionDesk.symbol': 'Symbole',
  'optionDesk.open': 'Options ouvertes',
  'optionDesk.over': 'Options réglées',
  'optionDesk.staked': 'Misé',
  'optionDesk.riseMayWin': 'Gain possible à la hausse',
  'optionDesk.fallMayWin': 'Gain possible à la baisse',
  'optionDesk.largestExpiry': 'Plus grande échéance',
  'optionDesk.accepted': 'Acceptée',
  'optionDesk.direction': 'Sens',
  'optionDesk.rise': 'Hausse',
  'optionDesk.fall': 'Baisse',
  'optionDesk.stake': 'Mise',
  'optionDesk.openPrice': "Prix d'ouverture",
  'optionDesk.closePrice': 'Prix de clôture',
  'optionDesk.gain': 'Résultat',
  'optionDesk.state': 'État',
  'optionDesk.statePending': 'En attente',
  'optionDesk.stateOpen': 'Ouverte',
  'optionDesk.stateWon': 'Gagnée',
  'optionDesk.stateLost': 'Perdue',
  'optionDesk.stateEqual': 'Égale',
  'optionDesk.stateRefunded': 'Remboursée',
} satisfies typeof en
