/** The kit's texts, in English: the keys of every other language. */
export default {
  'ui.back': 'Back',
  'ui.close': 'Close',
  'ui.confirm': 'Confirm',
  'ui.cancel': 'Cancel',
  'ui.retry': 'Try again',
  'ui.loading': 'Loading',
  'ui.loadMore': 'Load more',
  'ui.reconnecting': 'Reconnecting…',
  'ui.demo': 'Demo',
  'ui.unreachable': 'Could not reach the exchange. Check your connection and try again.',
  'ui.outcomeUnknown':
    'No answer came. It is safe to try again: it will be carried out once at most.',
  'ui.empty': 'Nothing here yet.',
  'ui.all': 'All',
  'ui.amountMost': 'At most {amount} {asset}',
  'ui.amountLeast': 'At least {amount} {asset}',
  'ui.amountForm': 'Enter a number such as {example}',
  'ui.amountDecimals': 'At most {count} decimals',
}
