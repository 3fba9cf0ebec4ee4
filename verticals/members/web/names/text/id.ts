/** Members' names in menus and on the first page, in Indonesian. */
import type en from './en.ts'

export default {
  'members.inviteFriends': 'Undang teman',
  'members.inviteShort': 'Undang',
  'members.securityCentre': 'Pusat keamanan',
  'members.securityShort': 'Keamanan',
  'members.basicLevel': 'Verifikasi identitas dasar',
  'members.advancedLevel': 'Verifikasi lanjutan',
} satisfies typeof en
