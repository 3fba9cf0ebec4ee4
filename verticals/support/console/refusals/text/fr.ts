/** What the console’s calls of support are refused for, in French. */
import type en from './en.ts'

export default {
  'refusal.englishMissing':
    'Le texte anglais manque : c’est celui que lisent ceux qui n’en ont pas d’autre.',
  'refusal.linkUnsound':
    'Un lien ne mène à aucun endroit de l’application. Exemple : [mots](/deposit).',
  'refusal.momentPassed': 'Ce moment est déjà passé. Choisissez-en un plus tard.',
  'refusal.slugTaken': 'Un autre article porte déjà ce nom court.',
  'refusal.figureUnknown':
    'Le texte cite un chiffre qui n’existe pas. La liste montre ceux qui existent.',
  'refusal.chatDoesNotExist': 'Cette conversation n’existe plus.',
  'refusal.chatTaken': '{name} s’occupe de cette conversation.',
  'refusal.chatOperatorUnknown': 'Cet opérateur ne peut pas prendre de conversations.',
  'refusal.answerDoesNotExist': 'Cette réponse prête n’existe plus.',
  'refusal.feedbackReplied': 'Ce retour a déjà reçu une réponse.',
} satisfies typeof en
