/** What members are notified of about their account, in Russian. */
import type en from './en.ts'

export default {
  'account.notYou': 'Это были не вы? Сразу откройте центр безопасности.',
  'account.verified': 'Больше ничего делать не нужно.',
  'account.refused': 'Откройте, чтобы узнать причину, и отправьте снова.',
} satisfies typeof en
