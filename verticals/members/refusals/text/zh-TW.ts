/** What programs are refused because of their keys, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': '此 API 金鑰已過期。',
  'refusal.apiKeyElsewhere': '此 API 金鑰不得從這個 IP 位址使用。',
  'refusal.apiKeyMayNotTrade': '此 API 金鑰沒有交易權限。',
  'refusal.apiKeyMayNotWithdraw': '此 API 金鑰沒有提幣權限。',
  'refusal.apiKeyTooNew': '此 API 金鑰自 {from} 起才能提幣。',
  'refusal.allowListNeeded': '請先開啟提幣白名單：API 金鑰僅能提幣至您的地址簿。',
} satisfies typeof en
