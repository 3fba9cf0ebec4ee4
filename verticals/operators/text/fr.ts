/** What operators are told at the console's entrance and about each other, in French. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Nom ou mot de passe incorrect.',
  'refusal.operatorCodeWrong': 'Le code est incorrect ou a déjà été utilisé.',
  'refusal.invitationOver':
    'Ce lien a déjà été utilisé ou n’est plus valable. Demandez-en un nouveau à un administrateur.',
  'refusal.noPasskey':
    'Vous n’avez pas encore de clé d’accès. Utilisez le code de votre application d’authentification.',
  'refusal.operatorUnknown': 'Cet opérateur n’existe pas.',
  'refusal.operatorSessionOver': 'Cette session est déjà terminée.',
  'refusal.operatorNameTaken': 'Il existe déjà un opérateur de ce nom.',
  'refusal.ownAccess':
    'Vous ne pouvez pas modifier votre propre accès. Demandez à un autre administrateur.',
  'refusal.lastFactor': 'C’est votre seul second facteur. Ajoutez-en d’abord un autre.',
  'refusal.lastAdmin': 'C’est le dernier administrateur. Nommez-en d’abord un autre.',
  'refusal.queueUnknown': 'Cette file n’existe pas.',
  'refusal.caseUnknown': 'Ce dossier n’est plus en attente.',
  'refusal.caseTaken': '{name} travaille sur ce dossier.',
  'refusal.caseChanged':
    'Ce dossier a changé depuis que vous l’avez ouvert. Regardez-le de nouveau avant de décider.',
  'refusal.addressUnreadable':
    'L’adresse est illisible : ce retrait ne pourra jamais être payé. Vous pouvez le refuser.',
  'refusal.costCoinWrong': 'Ce réseau facture ses frais dans une autre monnaie.',
  'refusal.paidBySigner':
    'Ce retrait est payé par le signataire. Payé à la main, il partirait deux fois.',
  'refusal.amountTooLarge':
    'Ce montant dépasse le maximum possible et ne peut pas être crédité tel quel.',
  'refusal.payoutUnproven':
    'La chaîne ne prouve pas que rien n’a été payé. Ce retrait ne peut être ni refusé ni renvoyé.',
  'refusal.transactionNotSigned': 'Le signataire n’a pas signé cette transaction pour ce retrait.',
  'refusal.notLookedAt': 'Ouvrez le dossier avant de décider.',
  'refusal.photosUnopened': 'Regardez chaque photo avant de valider.',
  'refusal.idNumberTaken': 'Un autre membre est déjà vérifié avec ce numéro de pièce.',
  'refusal.pictureLinkOver': 'Le lien vers cette image a expiré. Ouvrez de nouveau le dossier.',
  'refusal.picturesBusy':
    'Les images ne peuvent pas s’afficher pour le moment. Réessayez dans un instant.',
  'refusal.adminNeeded': 'Seul un administrateur peut modifier les accès.',
  'refusal.otherAdminCanDoIt': 'Un autre administrateur peut le faire depuis la console.',
} satisfies typeof en
