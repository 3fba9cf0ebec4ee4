/** What menus say of the notification centre, in German. */
import type en from './en.ts'

export default {
  'notifications.name': 'Benachrichtigungen',
} satisfies typeof en
