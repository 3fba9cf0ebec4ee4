/** What menus say of the notification centre, in Korean. */
import type en from './en.ts'

export default {
  'notifications.name': '알림',
} satisfies typeof en
