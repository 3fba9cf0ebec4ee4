/** The mail of a day, in English: the keys of every other language. */
export default {
  'digest.subject': '{count, plural, one {# notification} other {# notifications}} from Evenkeel',
  'digest.body': 'What has happened in your account since the last digest:',
  'digest.more': 'and {count} more in the app',
}
