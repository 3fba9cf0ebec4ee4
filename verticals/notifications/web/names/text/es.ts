/** What menus say of the notification centre, in Spanish. */
import type en from './en.ts'

export default {
  'notifications.name': 'Notificaciones',
} satisfies typeof en
