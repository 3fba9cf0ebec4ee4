/** What programs are refused because of their keys, in Korean. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': '만료된 API 키입니다.',
  'refusal.apiKeyElsewhere': '이 IP 주소에서는 사용할 수 없는 API 키입니다.',
  'refusal.apiKeyMayNotTrade': '거래 권한이 없는 API 키입니다.',
  'refusal.apiKeyMayNotWithdraw': '출금 권한이 없는 API 키입니다.',
  'refusal.apiKeyTooNew': '이 API 키는 {from}부터 출금할 수 있습니다.',
  'refusal.allowListNeeded':
    '먼저 출금 허용 목록을 켜 주세요. API 키는 주소록에 있는 주소로만 출금합니다.',
} satisfies typeof en
