/** What menus say of the notification centre, in Korean. */
import type en from './en.ts'

export default {
  'notifications.name': '알림',
  'notifications.unread': '읽지 않음',
} satisfies typeof en
