/** What members are notified of in the portfolio, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': '理財已到期',
  'subscriptionCompleted.body': '本金 {amount} {asset} 與利息 {earned} {asset} 已入理財帳戶。',
  'subscriptionRenewed.title': '理財已續期',
  'subscriptionRenewed.body': '{amount} {asset} 已再次投入，利息 {earned} {asset} 可動用。',
} satisfies typeof en
