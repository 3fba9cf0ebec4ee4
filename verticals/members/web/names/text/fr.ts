/** Members' names in menus and on the first page, in French. */
import type en from './en.ts'

export default {
  'members.inviteFriends': 'Inviter des amis',
  'members.inviteShort': 'Inviter',
  'members.securityCentre': 'Centre de sécurité',
  'members.securityShort': 'Sécurité',
  'members.basicLevel': 'Vérification d’identité de base',
  'members.advancedLevel': 'Vérification avancée',
} satisfies typeof en
