/** What the console says of options, in Russian. */
import type en from './en.ts'

export default {
  'happened.option': 'Опцион открыт',
  'optionDesk.title': 'Опционы',
  'optionDesk.hint':
    'Открытые опционы никогда не могут выиграть больше, чем есть у биржи; по одному символу и экспирации — не больше десятой части.',
  'optionDesk.funds': 'Средства биржи',
  'optionDesk.reserved': 'Возможный выигрыш открытых опционов',
  'optionDesk.bySymbol': 'Риск по символам',
  'optionDesk.symbol': 'Символ',
  'optionDesk.open': 'Открытые опционы',
  'optionDesk.over': 'Рассчитанные опционы',
  'optionDesk.staked': 'Поставлено',
  'optionDesk.riseMayWin': 'Возможный выигрыш на рост',
  'optionDesk.fallMayWin': 'Возможный выигрыш на падение',
  'optionDesk.largestExpiry': 'Крупнейшая экспирация',
  'optionDesk.accepted': 'Принят',
  'optionDesk.direction': 'Направление',
  'optionDesk.rise': 'Рост',
  'optionDesk.fall': 'Падение',
  'optionDesk.stake': 'Ставка',
  'optionDesk.openPrice': 'Цена открытия',
  'optionDesk.closePrice': 'Цена закрытия',
  'optionDesk.gain': 'Результат',
  'optionDesk.state': 'Статус',
  'optionDesk.statePending': 'Ожидает',
  'optionDesk.stateOpen': 'Открыт',
  'optionDesk.stateWon': 'Выигрыш',
  'optionDesk.stateLost': 'Проигрыш',
  'optionDesk.stateEqual': 'Равно',
  'optionDesk.stateRefunded': 'Возврат',
} satisfies typeof en
