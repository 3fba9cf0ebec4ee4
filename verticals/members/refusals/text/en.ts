/** What programs are refused because of their keys, in English: the keys of every other language. */
export default {
  'refusal.apiKeyExpired': 'This API key has expired.',
  'refusal.apiKeyElsewhere': 'This API key may not be used from this IP address.',
  'refusal.apiKeyMayNotTrade': 'This API key has no permission to trade.',
  'refusal.apiKeyMayNotWithdraw': 'This API key has no permission to withdraw.',
  'refusal.apiKeyTooNew': 'This API key may withdraw from {from} on.',
  'refusal.allowListNeeded':
    'Turn on the withdrawal allow-list first: an API key withdraws only to your address book.',
}
