/** What programs are refused because of their keys, in Italian. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': 'Questa chiave API è scaduta.',
  'refusal.apiKeyElsewhere': 'Questa chiave API non può essere usata da questo indirizzo IP.',
  'refusal.apiKeyMayNotTrade': 'Questa chiave API non ha il permesso di fare trading.',
  'refusal.apiKeyMayNotWithdraw': 'Questa chiave API non ha il permesso di prelevare.',
  'refusal.apiKeyTooNew': 'Questa chiave API potrà prelevare dal {from}.',
  'refusal.allowListNeeded':
    'Attiva prima la whitelist dei prelievi: una chiave API preleva solo verso la tua rubrica.',
} satisfies typeof en
