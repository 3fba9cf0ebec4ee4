/** Members' names in menus and on the first page, in Italian. */
import type en from './en.ts'

export default {
  'members.inviteFriends': 'Invita amici',
  'members.inviteShort': 'Invita',
  'members.securityCentre': 'Centro sicurezza',
  'members.securityShort': 'Sicurezza',
  'members.basicLevel': 'Verifica identità di base',
  'members.advancedLevel': 'Verifica avanzata',
} satisfies typeof en
