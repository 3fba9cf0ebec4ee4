/** What menus say of the notification centre, in Indonesian. */
import type en from './en.ts'

export default {
  'notifications.name': 'Notifikasi',
} satisfies typeof en
