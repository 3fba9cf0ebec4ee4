/** What menus say of the notification centre, in Portuguese. */
import type en from './en.ts'

export default {
  'notifications.name': 'Notificações',
} satisfies typeof en
