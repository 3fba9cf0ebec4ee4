/** Why a call of the console about members is refused, in French. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': 'Ce membre n’existe pas.',
  'refusal.nothingPrivate': 'Il n’y a plus rien ici.',
  'refusal.noteIsEmpty': 'Écrivez d’abord quelque chose.',
  'refusal.memberFrozen': 'Un opérateur a déjà gelé ce compte.',
  'refusal.memberNotFrozen': 'Aucun opérateur n’a gelé ce compte.',
  'refusal.noOutbox':
    'Cette plateforme envoie réellement ses messages : il n’y a donc pas de boîte d’envoi.',
  'refusal.memberHoldsFunds':
    "Ce membre détient encore : {holds}. Faites-le payer d'abord. Si on l'abandonne, plus personne n'y aura accès. L’abandon exige deux administrateurs.",
  'refusal.withdrawalsOpen':
    'Ce membre a un retrait en cours. Il faut d’abord qu’il soit payé ou refusé : l’effacement supprime son adresse.',
} satisfies typeof en
