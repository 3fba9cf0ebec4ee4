/** What menus say of the notification centre, in Russian. */
import type en from './en.ts'

export default {
  'notifications.name': 'Уведомления',
} satisfies typeof en
