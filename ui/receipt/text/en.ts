/** What every receipt says, in English: the keys of every other language. */
export default {
  'receipt.share': 'Share',
  'receipt.copyLink': 'Copy link',
  'receipt.verifyTitle': 'Verify it yourself',
  'receipt.verify': 'Verify in this browser',
  'receipt.verified': 'Everything in this receipt is right.',
  'receipt.notVerified': 'This receipt does not hold. Download it and keep it as evidence.',
  'receipt.notPublished':
    'All of it is right so far. The minute of the chain is not published yet: verify again in a minute.',
  'receipt.stepPublished': 'The minutes of the chain are the published ones',
  'receipt.download': 'Download receipt',
  'receipt.verifyOutside': 'Or check the file outside of this app:',
  'receipt.chainPlace': 'Place in the chain',
  'receipt.minuteOf': 'Minute {number} of the chain',
  'receipt.blocks': '{count, plural, one {# block} other {# blocks}}',
  'receipt.sourceSimulator': 'Simulated market',
  'receipt.sourceVenues': 'Median of {venues}',
}
