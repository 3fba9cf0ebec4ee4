/** Why a call of the console about money is refused, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': '沒有此帳戶。',
  'refusal.confirmationDiffers': '您輸入的幣種與此筆入帳不符。',
  'refusal.worthDiffers': '{amount} {asset} 價值 {worth} USDT。請檢查數量與幣種。',
  'refusal.worthUnknown': '目前沒有 {asset} 的參考價，請於有價格後再試。',
  'refusal.treasuryTooSmall': '金庫餘額為 {free} {asset}。',
  'refusal.fundsReserved': '最多可收回 {free} {asset}，其餘保留用於應付會員的款項。',
} satisfies typeof en
