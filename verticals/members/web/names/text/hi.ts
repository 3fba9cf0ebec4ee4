/** Members' names in menus and on the first page, in Hindi. */
import type en from './en.ts'

export default {
  'members.inviteFriends': 'दोस्तों को आमंत्रित करें',
  'members.inviteShort': 'आमंत्रण',
  'members.securityCentre': 'सुरक्षा केंद्र',
  'members.securityShort': 'सुरक्षा',
  'members.basicLevel': 'बेसिक पहचान सत्यापन',
  'members.advancedLevel': 'एडवांस्ड सत्यापन',
} satisfies typeof en
