/** Members' names in menus and on the first page, in English: the keys of every other language. */
export default {
  'members.inviteFriends': 'Invite friends',
  'members.inviteShort': 'Invite',
  'members.securityCentre': 'Security centre',
  'members.securityShort': 'Security',
  'members.basicLevel': 'Basic identity verification',
  'members.advancedLevel': 'Advanced verification',
}
