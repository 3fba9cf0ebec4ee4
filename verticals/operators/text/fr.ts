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
  'refusal.lastAdmin': 'C’est le dernier administrateur. Nommez-en d’abord un autre.',
} satisfies typeof en
