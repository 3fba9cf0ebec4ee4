/** What members are notified of about their account, in English: the keys of every other language. */
export default {
  'account.notYou': 'Not you? Open the security centre now.',
  'account.verified': 'There is nothing more for you to do.',
  'account.refused': 'Open it to see why, and submit again.',
}
