/** Members' names in menus and on the first page, in Japanese. */
import type en from './en.ts'

export default {
  'members.inviteFriends': '友達を招待',
  'members.inviteShort': '招待',
  'members.securityCentre': 'セキュリティセンター',
  'members.securityShort': 'セキュリティ',
  'members.basicLevel': '基本認証（本人確認）',
  'members.advancedLevel': '上級認証',
} satisfies typeof en
