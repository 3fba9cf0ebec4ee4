/** Members' names in menus and on the first page, in Portuguese. */
import type en from './en.ts'

export default {
  'members.inviteFriends': 'Convidar amigos',
  'members.inviteShort': 'Convidar',
  'members.securityCentre': 'Central de segurança',
  'members.securityShort': 'Segurança',
  'members.basicLevel': 'Verificação de identidade básica',
  'members.advancedLevel': 'Verificação avançada',
} satisfies typeof en
