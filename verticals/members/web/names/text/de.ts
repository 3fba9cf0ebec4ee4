/** Members' names in menus and on the first page, in German. */
import type en from './en.ts'

export default {
  'members.inviteFriends': 'Freunde einladen',
  'members.inviteShort': 'Einladen',
  'members.securityCentre': 'Sicherheitscenter',
  'members.securityShort': 'Sicherheit',
  'members.basicLevel': 'Basisverifizierung',
  'members.advancedLevel': 'Erweiterte Verifizierung',
} satisfies typeof en
