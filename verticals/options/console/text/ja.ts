/** What the console says of options, in Japanese. */
import type en from './en.ts'

export default {
  'happened.option': 'オプション注文',
  'optionDesk.title': 'オプション',
  'optionDesk.hint':
    '未決済オプションの支払い見込みはハウスの保有額を超えず、同一銘柄・同一満期ではその10分の1を超えません。',
  'optionDesk.funds': 'ハウス資金',
  'optionDesk.reserved': '未決済オプションの最大支払額',
  'optionDesk.bySymbol': '銘柄別リスク',
  'optionDesk.symbol': '銘柄',
  'optionDesk.open': '未決済オプション',
  'optionDesk.over': '決済済みオプション',
  'optionDesk.staked': '注文額合計',
  'optionDesk.riseMayWin': '上昇側の最大支払額',
  'optionDesk.fallMayWin': '下落側の最大支払額',
  'optionDesk.largestExpiry': '最大の満期',
  'optionDesk.accepted': '受付時刻',
  'optionDesk.direction': '方向',
  'optionDesk.rise': '上昇',
  'optionDesk.fall': '下落',
  'optionDesk.stake': '注文額',
  'optionDesk.openPrice': '開始価格',
  'optionDesk.closePrice': '判定価格',
  'optionDesk.gain': '損益',
  'optionDesk.state': '状態',
  'optionDesk.statePending': '待機中',
  'optionDesk.stateOpen': '進行中',
  'optionDesk.stateWon': '利益',
  'optionDesk.stateLost': '損失',
  'optionDesk.stateEqual': '同値',
  'optionDesk.stateRefunded': '返金済み',
} satisfies typeof en
