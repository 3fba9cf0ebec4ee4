/** What every receipt says, in English: the keys of every other language. */
export default {
  'receipt.share': 'Share',
  'receipt.copyLink': 'Copy link',
  'receipt.verifyTitle': 'Verify it yourself',
  'receipt.verify': 'Verify in this browser',
  'receipt.verified': 'Verified: everything in this receipt checks out.',
  'receipt.notVerified': 'This receipt failed verification. Download it and keep it as evidence.',
  'receipt.notPublished':
    'Everything checks out so far. This minute of the chain is not published yet: verify again in a minute.',
  'receipt.notSigned':
    'Everything that could be checked is right. This browser cannot check signatures: open the page over HTTPS in a current browser, or check the file.',
  'receipt.stepRecorded': 'What it states is recorded in the receipt chain',
  'receipt.stepSigned': 'The exchange signed exactly this receipt',
  'receipt.stepPublished': 'The minutes, the block and the key match the published ones',
  'receipt.download': 'Download receipt',
  'receipt.verifyOutside': 'Or check the file outside this app:',
  'receipt.chainPlace': 'Place in the chain',
  'receipt.minuteOf': 'Minute {number} of the chain',
  'receipt.blockOf': 'Block {number} of the receipt chain',
  'receipt.signedBy': 'Signed with the key',
  'receipt.blocks': '{count, plural, one {# block} other {# blocks}}',
  'receipt.sourceSimulator': 'Simulated market',
  'receipt.sourceVenues': 'Median of {venues}',
}
