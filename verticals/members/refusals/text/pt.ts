/** What programs are refused because of their keys, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': 'Esta chave de API expirou.',
  'refusal.apiKeyElsewhere': 'Esta chave de API não pode ser usada a partir deste endereço IP.',
  'refusal.apiKeyMayNotTrade': 'Esta chave de API não tem permissão para negociar.',
  'refusal.apiKeyMayNotWithdraw': 'Esta chave de API não tem permissão para sacar.',
  'refusal.apiKeyTooNew': 'Esta chave de API poderá sacar a partir de {from}.',
  'refusal.allowListNeeded':
    'Ative primeiro a lista de saques permitidos: uma chave de API só saca para a sua lista de endereços.',
} satisfies typeof en
