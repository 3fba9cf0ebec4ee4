/** What menus say of the notification centre, in Italian. */
import type en from './en.ts'

export default {
  'notifications.name': 'Notifiche',
} satisfies typeof en
