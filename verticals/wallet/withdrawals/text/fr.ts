/** The messages about withdrawals, in French. */
import type en from './en.ts'

export default {
  'notice.requested.subject': 'Retrait de {amount} {asset} demandé',
  'notice.requested.body':
    'Vous avez demandé un retrait de {amount} {asset} via {network} vers l’adresse se terminant par {address}. Ce n’était pas vous ? Annulez-le tout de suite dans l’application, gelez votre compte dans le centre de sécurité et changez votre mot de passe.',
  'notice.requested.short':
    'Evenkeel : retrait de {amount} {asset} vers {address} demandé. Pas vous ? Annulez-le tout de suite dans l’application.',
  'notice.byProgram.subject': 'Retrait de {amount} {asset} demandé par clé API',
  'notice.byProgram.body':
    'Un programme muni d’une de vos clés API a demandé un retrait de {amount} {asset} via {network} vers l’adresse se terminant par {address}. Ce n’était pas vous ? Annulez-le tout de suite dans l’application, supprimez la clé dans le centre de sécurité et gelez votre compte.',
  'notice.byProgram.short':
    'Evenkeel : une clé API a demandé un retrait de {amount} {asset} vers {address}. Pas vous ? Annulez-le tout de suite dans l’application.',
  'notice.approved.subject': 'Retrait de {amount} {asset} approuvé',
  'notice.approved.body':
    'Votre retrait de {amount} {asset} via {network} a été approuvé et sera envoyé sous peu. Il ne peut plus être annulé.',
  'notice.approved.short':
    'Evenkeel : votre retrait de {amount} {asset} a été approuvé et sera envoyé sous peu.',
  'notice.cancelled.subject': 'Retrait de {amount} {asset} annulé',
  'notice.cancelled.body':
    'Votre retrait de {amount} {asset} via {network} a été annulé. Le montant et les frais sont de nouveau disponibles. Ce n’était pas vous ? Changez votre mot de passe.',
  'notice.cancelled.short':
    'Evenkeel : votre retrait de {amount} {asset} a été annulé ; l’argent est de nouveau disponible.',
  'notice.paid.subject': 'Retrait de {amount} {asset} effectué',
  'notice.paid.body':
    '{amount} {asset} ont été envoyés via {network} et confirmés. La transaction figure dans l’historique des retraits.',
  'notice.paid.short': 'Evenkeel : votre retrait de {amount} {asset} est effectué.',
  'notice.rejected.subject': 'Retrait de {amount} {asset} refusé',
  'notice.rejected.body':
    'Votre retrait de {amount} {asset} via {network} a été refusé. Le montant et les frais sont de retour sur votre compte ; le motif figure dans l’historique.',
  'notice.rejected.short':
    'Evenkeel : votre retrait de {amount} {asset} a été refusé ; l’argent est de retour sur votre compte.',
  'code.words':
    'Votre code pour retirer {amount} {asset} via {network} vers l’adresse se terminant par {address}. Ne le saisissez que si ce sont les 6 derniers caractères de votre adresse de destination :',
} satisfies typeof en
