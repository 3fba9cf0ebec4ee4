/** What the console says of options, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'happened.option': '下單期權',
  'optionDesk.title': '期權',
  'optionDesk.hint':
    '未結算期權的可能獲利絕不超過平台持有的資金；同一標的與到期時間不超過其十分之一。',
  'optionDesk.funds': '平台資金',
  'optionDesk.reserved': '未結算期權可能獲利',
  'optionDesk.bySymbol': '各標的風險',
  'optionDesk.symbol': '標的',
  'optionDesk.open': '未結算期權',
  'optionDesk.over': '已結算期權',
  'optionDesk.staked': '下單總額',
  'optionDesk.riseMayWin': '看漲可能獲利',
  'optionDesk.fallMayWin': '看跌可能獲利',
  'optionDesk.largestExpiry': '最大到期',
  'optionDesk.accepted': '受理時間',
  'optionDesk.direction': '方向',
  'optionDesk.rise': '看漲',
  'optionDesk.fall': '看跌',
  'optionDesk.stake': '金額',
  'optionDesk.openPrice': '開倉價',
  'optionDesk.closePrice': '結算價',
  'optionDesk.gain': '盈虧',
  'optionDesk.state': '狀態',
  'optionDesk.statePending': '等待中',
  'optionDesk.stateOpen': '進行中',
  'optionDesk.stateWon': '獲利',
  'optionDesk.stateLost': '虧損',
  'optionDesk.stateEqual': '平局',
  'optionDesk.stateRefunded': '已退款',
} satisfies typeof en
