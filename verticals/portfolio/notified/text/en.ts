/** What members are notified of in the portfolio, in English: the keys of every other language. */
export default {
  'subscriptionCompleted.title': 'Subscription completed',
  'subscriptionCompleted.body':
    '{amount} {asset} and {earned} {asset} of interest are available in your finance account.',
  'subscriptionRenewed.title': 'Subscription renewed',
  'subscriptionRenewed.body':
    '{amount} {asset} are invested again. {earned} {asset} of interest are available.',
}
