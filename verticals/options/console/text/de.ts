/** What the console says of options, in German. */
import type en from './en.ts'

export default {
  'happened.option': 'Option platziert',
  'optionDesk.title': 'Optionen',
  'optionDesk.hint':
    'Offene Optionen können nie mehr gewinnen, als das Haus hält; die eines Symbols und Verfalls nie mehr als ein Zehntel davon.',
  'optionDesk.funds': 'Mittel des Hauses',
  'optionDesk.reserved': 'Möglicher Gewinn offener Optionen',
  'optionDesk.bySymbol': 'Risiko nach Symbol',
  'optionDesk.symbol': 'Symbol',
  'optionDesk.open': 'Offene Optionen',
  'optionDesk.over': 'Abgerechnete Optionen',
  'optionDesk.staked': 'Eingesetzt',
  'optionDesk.riseMayWin': 'Möglicher Gewinn bei Anstieg',
  'optionDesk.fallMayWin': 'Möglicher Gewinn bei Fall',
  'optionDesk.largestExpiry': 'Größter Verfall',
  'optionDesk.accepted': 'Angenommen',
  'optionDesk.direction': 'Richtung',
  'optionDesk.rise': 'Steigt',
  'optionDesk.fall': 'Fällt',
  'optionDesk.stake': 'Einsatz',
  'optionDesk.openPrice': 'Eröffnungspreis',
  'optionDesk.closePrice': 'Schlusspreis',
  'optionDesk.gain': 'Ergebnis',
  'optionDesk.state': 'Status',
  'optionDesk.statePending': 'Wartet',
  'optionDesk.stateOpen': 'Offen',
  'optionDesk.stateWon': 'Gewonnen',
  'optionDesk.stateLost': 'Verloren',
  'optionDesk.stateEqual': 'Gleich',
  'optionDesk.stateRefunded': 'Erstattet',
} satisfies typeof en
