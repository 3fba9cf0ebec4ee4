/** What menus say of the notification centre, in Hindi. */
import type en from './en.ts'

export default {
  'notifications.name': 'सूचनाएँ',
} satisfies typeof en
