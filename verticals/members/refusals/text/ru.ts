/** What programs are refused because of their keys, in Russian. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': 'Срок действия этого API-ключа истёк.',
  'refusal.apiKeyElsewhere': 'Этот API-ключ нельзя использовать с этого IP-адреса.',
  'refusal.apiKeyMayNotTrade': 'У этого API-ключа нет права торговать.',
  'refusal.apiKeyMayNotWithdraw': 'У этого API-ключа нет права выводить средства.',
  'refusal.apiKeyTooNew': 'Этот API-ключ сможет выводить средства с {from}.',
  'refusal.allowListNeeded':
    'Сначала включите белый список для вывода: API-ключ выводит средства только на адреса из адресной книги.',
} satisfies typeof en
