/** The mail of a day, in Russian. */
import type en from './en.ts'

export default {
  'digest.subject':
    '{count, plural, one {# уведомление} few {# уведомления} many {# уведомлений} other {# уведомления}} от Evenkeel',
  'digest.body': 'Что произошло в вашем аккаунте с прошлой сводки:',
  'digest.more': 'и ещё {count} в приложении',
} satisfies typeof en
