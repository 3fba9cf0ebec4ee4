/** What members are notified of in the wallet, in French. */
import type en from './en.ts'

export default {
  'depositArrived.title': 'Dépôt crédité',
  'depositArrived.body': '{amount} {asset} ont été crédités sur votre compte spot.',
  'depositTakenBack.title': 'Dépôt annulé',
  'depositTakenBack.body': 'Le réseau a annulé votre dépôt de {amount} {asset}.',
  'depositTurnedDown.title': 'Dépôt refusé',
  'depositTurnedDown.body': '{amount} {asset}. Le motif figure dans vos dépôts.',
  'withdrawalAsked.title': 'Retrait demandé',
  'withdrawalAsked.body': '{amount} {asset}. Ce n’était pas vous ? Annulez-le tout de suite.',
  'withdrawalSent.title': 'Retrait effectué',
  'withdrawalSent.body': '{amount} {asset} envoyés et confirmés.',
  'withdrawalTurnedDown.title': 'Retrait refusé',
  'withdrawalTurnedDown.body': '{amount} {asset} et les frais sont de retour sur votre compte.',
} satisfies typeof en
