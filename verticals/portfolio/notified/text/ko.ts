/** What members are notified of in the portfolio, in Korean. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': '상품 만기',
  'subscriptionCompleted.body':
    '원금 {amount} {asset}와 이자 {earned} {asset}가 금융 계정에 입금되었습니다.',
  'subscriptionRenewed.title': '상품 자동 연장',
  'subscriptionRenewed.body':
    '{amount} {asset}가 다시 투자되었습니다. 이자 {earned} {asset}를 사용할 수 있습니다.',
} satisfies typeof en
