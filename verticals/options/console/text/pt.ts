/** What the console says of options, in Portuguese. */
import type en from './en.ts'

export default {
  'happened.option': 'Opção aberta',
  'optionDesk.title': 'Opções',
  'optionDesk.hint':
    'O que as opções abertas podem ganhar nunca excede o que a casa tem; por símbolo e vencimento, nunca mais de um décimo.',
  'optionDesk.funds': 'Fundos da casa',
  'optionDesk.reserved': 'Ganho possível das opções abertas',
  'optionDesk.bySymbol': 'Risco por símbolo',
  'optionDesk.symbol': 'Símbolo',
  'optionDesk.open': 'Opções abertas',
  'optionDesk.over': 'Opções liquidadas',
  'optionDesk.staked': 'Apostado',
  'optionDesk.riseMayWin': 'Ganho possível na alta',
  'optionDesk.fallMayWin': 'Ganho possível na queda',
  'optionDesk.largestExpiry': 'Maior vencimento',
  'optionDesk.accepted': 'Aceita em',
  'optionDesk.direction': 'Direção',
  'optionDesk.rise': 'Alta',
  'optionDesk.fall': 'Queda',
  'optionDesk.stake': 'Valor',
  'optionDesk.openPrice': 'Preço de abertura',
  'optionDesk.closePrice': 'Preço de fechamento',
  'optionDesk.gain': 'Resultado',
  'optionDesk.state': 'Situação',
  'optionDesk.statePending': 'Pendente',
  'optionDesk.stateOpen': 'Aberta',
  'optionDesk.stateWon': 'Ganha',
  'optionDesk.stateLost': 'Perdida',
  'optionDesk.stateEqual': 'Igual',
  'optionDesk.stateRefunded': 'Reembolsada',
} satisfies typeof en
