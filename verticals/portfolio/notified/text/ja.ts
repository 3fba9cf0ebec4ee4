/** What members are notified of in the portfolio, in Japanese. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': '運用が満期になりました',
  'subscriptionCompleted.body':
    '元本 {amount} {asset} と利息 {earned} {asset} を資産運用口座でご利用いただけます。',
  'subscriptionRenewed.title': '運用を継続しました',
  'subscriptionRenewed.body':
    '{amount} {asset} を再び運用します。利息 {earned} {asset} をご利用いただけます。',
} satisfies typeof en
