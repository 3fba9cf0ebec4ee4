/** What members are notified of in the portfolio, in Vietnamese. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': 'Gói đầu tư đã đáo hạn',
  'subscriptionCompleted.body':
    '{amount} {asset} và {earned} {asset} tiền lãi đã có trong tài khoản tài chính.',
  'subscriptionRenewed.title': 'Gói đầu tư đã gia hạn',
  'subscriptionRenewed.body':
    '{amount} {asset} được đầu tư lại. {earned} {asset} tiền lãi đã sẵn sàng.',
} satisfies typeof en
