/** What programs are refused because of their keys, in French. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': 'Cette clé API a expiré.',
  'refusal.apiKeyElsewhere': 'Cette clé API ne peut pas être utilisée depuis cette adresse IP.',
  'refusal.apiKeyMayNotTrade': 'Cette clé API n’a pas le droit de trader.',
  'refusal.apiKeyMayNotWithdraw': 'Cette clé API n’a pas le droit de retirer.',
  'refusal.apiKeyTooNew': 'Cette clé API pourra retirer à partir du {from}.',
  'refusal.allowListNeeded':
    'Activez d’abord la liste blanche de retrait : une clé API ne retire que vers votre carnet d’adresses.',
} satisfies typeof en
