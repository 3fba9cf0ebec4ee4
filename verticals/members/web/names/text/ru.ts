/** Members' names in menus and on the first page, in Russian. */
import type en from './en.ts'

export default {
  'members.inviteFriends': 'Пригласить друзей',
  'members.inviteShort': 'Друзьям',
  'members.securityCentre': 'Центр безопасности',
  'members.securityShort': 'Защита',
  'members.basicLevel': 'Базовая верификация личности',
  'members.advancedLevel': 'Расширенная верификация',
} satisfies typeof en
