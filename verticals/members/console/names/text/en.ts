/** Members' names in the navigation, in English: the keys of every other language. */
export default {
  'memberDesk.members': 'Members',
  'memberDesk.member': 'Member',
  'memberDesk.outbox': 'Outbox',
}
