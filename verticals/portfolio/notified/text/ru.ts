/** What members are notified of in the portfolio, in Russian. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': 'Подписка завершена',
  'subscriptionCompleted.body':
    '{amount} {asset} и проценты {earned} {asset} доступны на финансовом счёте.',
  'subscriptionRenewed.title': 'Подписка продлена',
  'subscriptionRenewed.body': '{amount} {asset} вложены снова. Доступны проценты {earned} {asset}.',
} satisfies typeof en
