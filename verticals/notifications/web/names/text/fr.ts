/** What menus say of the notification centre, in French. */
import type en from './en.ts'

export default {
  'notifications.name': 'Notifications',
  'notifications.unread': 'non lues',
} satisfies typeof en
