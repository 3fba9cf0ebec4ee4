/** What the server answers about options, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered': '此市場目前不提供這個期限的期權。',
  'refusal.termsChanged': '收益率剛剛變更。請確認新的條件後再下單。',
  'refusal.stakeBelowMinimum': '最小投入金額為 {minimum} {asset}。',
  'refusal.stakeAboveMaximum': '最大投入金額為 {maximum} {asset}。',
  'refusal.stakeTooFine': '投入金額最多兩位小數。',
  'refusal.expiryAfterClose': '市場將於 {closesUtc}（UTC）收市，早於此期權到期。請選擇較短的時間。',
  'refusal.priceStale': '此市場目前沒有最新價格，請稍後再試。',
  'refusal.optionsArePaused': '您已暫停期權交易，暫停結束後即可再次下單。',
  'refusal.ownLossLimitReached':
    '這會超過您自設的每日虧損上限 {limit} {asset}。今天還可下單 {left} {asset}。',
  'refusal.ownNumberLimitReached': '您已達到自設的每日 {limit} 筆上限。',
  'refusal.exposureReached': '此到期時間目前的最大投入金額為 {free} {asset}。',
  'refusal.tooManyOptions': '最多可同時持有 {maximum} 筆未結算期權，請等待部分結算。',
  'refusal.limitsMalformed': '無法設定此上限。',
  'refusal.termsUnsound': '無法提供這些條件：請檢查期限、收益率與投入金額。',
  'refusal.optionDoesNotExist': '此期權不存在。',
  'refusal.receiptDoesNotExist': '此憑證不存在。',
} satisfies typeof en
