/** What menus say of the notification centre, in Indonesian. */
import type en from './en.ts'

export default {
  'notifications.name': 'Notifikasi',
  'notifications.unread': 'belum dibaca',
} satisfies typeof en
