/** Members' names in menus and on the first page, in Vietnamese. */
import type en from './en.ts'

export default {
  'members.inviteFriends': 'Mời bạn bè',
  'members.inviteShort': 'Mời bạn',
  'members.securityCentre': 'Trung tâm bảo mật',
  'members.securityShort': 'Bảo mật',
  'members.basicLevel': 'Xác minh danh tính cơ bản',
  'members.advancedLevel': 'Xác minh nâng cao',
} satisfies typeof en
