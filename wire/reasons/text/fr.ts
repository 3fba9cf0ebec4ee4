/** The usual reasons of decisions, as members read them, in French. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': 'Nous n’avons pas trouvé cette transaction sur le réseau.',
  'queues.reason.otherAddress': 'Le paiement est parti vers une autre adresse.',
  'queues.reason.amountDiffers': 'Le montant ne correspond pas à ce que nous avons reçu.',
  'queues.reason.notOurs': 'Ce paiement ne nous a pas été adressé.',
  'queues.reason.addressRisky':
    'Pour des raisons de sécurité, nous n’envoyons pas de fonds à cette adresse.',
  'queues.reason.accountRisky':
    'Votre compte doit d’abord passer un contrôle de sécurité. Contactez le service client.',
  'queues.reason.identityUnclear': 'Nous devons d’abord vérifier davantage votre identité.',
  'queues.reason.photoUnreadable': 'Une photo est illisible. Veuillez la reprendre.',
  'queues.reason.photoIncomplete': 'Le document n’est pas entièrement sur la photo.',
  'queues.reason.documentExpired': 'Le document a expiré.',
  'queues.reason.detailsDiffer': 'Vos informations diffèrent de celles du document.',
  'queues.reason.notThePerson': 'La personne sur la photo n’est pas le titulaire du document.',
  'queues.reason.feedbackThanks': 'Merci pour votre message. Nous l’avons transmis à l’équipe.',
  'queues.reason.feedbackLookingInto': 'Nous vérifions et vous écrirons dans le chat d’assistance.',
  'queues.reason.feedbackSolved': 'Cela devrait être résolu. Sinon, écrivez-nous à nouveau.',
  'queues.reason.feedbackNeedsMore':
    'Il nous faut plus de détails. Écrivez-nous dans le chat d’assistance.',
} satisfies typeof en
