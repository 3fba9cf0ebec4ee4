/** Why a call of the console about money is refused, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'この口座は存在しません。',
  'refusal.confirmationDiffers': '入力したコインが、この入金処理のコインと一致しません。',
  'refusal.worthDiffers':
    '{amount} {asset} の評価額は {worth} USDT です。数量とコインを確認してください。',
  'refusal.worthUnknown': '現在 {asset} の参照価格がありません。価格が出てからやり直してください。',
  'refusal.treasuryTooSmall': 'トレジャリーの残高は {free} {asset} です。',
  'refusal.fundsReserved':
    '戻せるのは {free} {asset} までです。残りは会員への支払いのために確保されています。',
} satisfies typeof en
