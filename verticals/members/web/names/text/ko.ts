/** Members' names in menus and on the first page, in Korean. */
import type en from './en.ts'

export default {
  'members.inviteFriends': '친구 초대',
  'members.inviteShort': '초대',
  'members.securityCentre': '보안 센터',
  'members.securityShort': '보안',
  'members.basicLevel': '기본 본인 인증',
  'members.advancedLevel': '고급 인증',
} satisfies typeof en
