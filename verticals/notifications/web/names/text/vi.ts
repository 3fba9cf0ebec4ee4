/** What menus say of the notification centre, in Vietnamese. */
import type en from './en.ts'

export default {
  'notifications.name': 'Thông báo',
} satisfies typeof en
