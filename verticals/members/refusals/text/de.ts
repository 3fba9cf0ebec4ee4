/** What programs are refused because of their keys, in German. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': 'Dieser API-Schlüssel ist abgelaufen.',
  'refusal.apiKeyElsewhere':
    'Dieser API-Schlüssel darf von dieser IP-Adresse aus nicht verwendet werden.',
  'refusal.apiKeyMayNotTrade': 'Dieser API-Schlüssel darf nicht handeln.',
  'refusal.apiKeyMayNotWithdraw': 'Dieser API-Schlüssel darf nicht auszahlen.',
  'refusal.apiKeyTooNew': 'Dieser API-Schlüssel darf ab {from} auszahlen.',
  'refusal.allowListNeeded':
    'Schalten Sie zuerst die Auszahlungs-Whitelist ein: Ein API-Schlüssel zahlt nur an Ihr Adressbuch aus.',
} satisfies typeof en
