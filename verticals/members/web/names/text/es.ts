/** Members' names in menus and on the first page, in Spanish. */
import type en from './en.ts'

export default {
  'members.inviteFriends': 'Invitar amigos',
  'members.inviteShort': 'Invitar',
  'members.securityCentre': 'Centro de seguridad',
  'members.securityShort': 'Seguridad',
  'members.basicLevel': 'Verificación de identidad básica',
  'members.advancedLevel': 'Verificación avanzada',
} satisfies typeof en
