/** What the server answers about options, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered': 'この銘柄では現在、この期間のオプションを提供していません。',
  'refusal.termsChanged':
    'ペイアウト率が変更されました。新しい条件を確認して、もう一度注文してください。',
  'refusal.stakeBelowMinimum': '最小投資額は {minimum} {asset} です。',
  'refusal.stakeAboveMaximum': '最大投資額は {maximum} {asset} です。',
  'refusal.stakeTooFine': '投資額は小数点以下2桁まで入力できます。',
  'refusal.expiryAfterClose':
    'このオプションの満期前、{closesUtc}（UTC）に市場が閉まります。より短い時間を選んでください。',
  'refusal.priceStale':
    'この銘柄の最新価格を取得できていません。しばらくしてからもう一度お試しください。',
  'refusal.optionsArePaused': 'オプション取引を休止中です。休止期間が終わると再び注文できます。',
  'refusal.ownLossLimitReached':
    'ご自身で設定した1日の損失上限 {limit} {asset} を超えます。本日はあと {left} {asset} まで注文できます。',
  'refusal.ownNumberLimitReached': 'ご自身で設定した1日 {limit} 件の上限に達しました。',
  'refusal.exposureReached': 'この満期で現在可能な最大投資額は {free} {asset} です。',
  'refusal.tooManyOptions':
    '未決済のオプションは最大 {maximum} 件です。一部が決済されるまでお待ちください。',
  'refusal.limitsMalformed': 'この上限は設定できません。',
  'refusal.termsUnsound':
    'この条件は提供できません。期間、ペイアウト率、投資額を確認してください。',
  'refusal.optionDoesNotExist': 'このオプションは存在しません。',
  'refusal.receiptDoesNotExist': 'この証明書は存在しません。',
} satisfies typeof en
