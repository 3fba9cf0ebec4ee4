/** What menus say of the notification centre, in Japanese. */
import type en from './en.ts'

export default {
  'notifications.name': '通知',
} satisfies typeof en
