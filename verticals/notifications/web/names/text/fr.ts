/** What menus say of the notification centre, in French. */
import type en from './en.ts'

export default {
  'notifications.name': 'Notifications',
} satisfies typeof en
