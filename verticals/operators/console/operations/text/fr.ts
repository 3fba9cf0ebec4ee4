/** What operations refuse, in French. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': 'Cet interrupteur n’existe pas.',
  'refusal.proposalDoesNotExist': 'Cette proposition n’existe plus.',
  'refusal.proposalNotOpen': 'Cette proposition a déjà été approuvée.',
  'refusal.proposalExpired': 'Cette proposition a plus de 24 heures et a expiré.',
  'refusal.tooManyProposals': 'Trop de propositions sont ouvertes. Décidez d’abord de certaines.',
  'refusal.proposalTooLong': 'Cette proposition est trop longue.',
  'refusal.parameterUnsound': 'Ce réglage ou sa valeur n’est pas valide.',
  'refusal.valueOutOfRange': 'Saisissez un entier de {least} à {most}.',
  'refusal.auditBehind':
    'Le journal d’audit est en retard sur ce que le journal principal a enregistré.',
  'refusal.auditRewritten':
    'Une ligne du journal d’audit n’est plus celle que le journal principal a enregistrée.',
  'refusal.termsUnchanged': 'Ces conditions sont déjà en vigueur.',
  'refusal.proposalChanged':
    'La proposition n’est plus celle que vous avez vue. Vérifiez-la à nouveau.',
  'refusal.marketListed':
    'Ce marché est déjà coté : ouvrez sa ligne pour en changer les conditions.',
  'refusal.instrumentUnknown':
    'Le marché ne cote rien sous ce nom, ou cela ne peut pas être coté ici.',
  'refusal.proposalLapsed':
    "L'auteur de la proposition a depuis été désactivé, réinitialisé ou a changé de rôle. Il faut la proposer à nouveau.",
  'refusal.nothingToProlong':
    'Ce qui devait être prolongé a pris fin entre-temps. Pour le rétablir, faites une nouvelle proposition.',
  'refusal.proposalOutdated':
    'Ce que détient ce membre a changé depuis la proposition. Proposez de nouveau l’effacement sur sa page.',
} satisfies typeof en
