/** Members' names in menus and on the first page, in traditional Chinese. */
import type en from './en.ts'

export default {
  'members.inviteFriends': '邀請好友',
  'members.inviteShort': '邀請',
  'members.securityCentre': '安全中心',
  'members.securityShort': '安全',
  'members.basicLevel': '基本身分認證',
  'members.advancedLevel': '進階認證',
} satisfies typeof en
