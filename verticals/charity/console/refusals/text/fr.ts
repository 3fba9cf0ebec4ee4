/** What operators are refused about charity, in French. */
import type en from './en.ts'

export default {
  'refusal.projectExists': 'Un projet porte déjà ce nom court.',
  'refusal.projectUnsound':
    'Nom court, objectif ou fin incorrects : minuscules et tirets, un objectif supérieur à la collecte, une fin sous cinq ans.',
  'refusal.payoutUnsound': 'Un versement exige un montant supérieur à zéro et un justificatif.',
  'refusal.raisedExceeded': 'Il ne reste au projet que {free} {asset} à verser.',
  'refusal.custodyExceeded': 'Il n’y a que {free} {asset} là d’où le versement doit partir.',
  'refusal.documentWrong':
    'Le document n’est pas arrivé en entier, ou n’est ni un PDF, ni un PNG, ni un JPEG.',
} satisfies typeof en
