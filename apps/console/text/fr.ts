/** The console's texts, in French. */
import type en from './en.ts'

export default {
  'console.sandbox': 'Bac à sable',
  'console.production': 'Production',
  'console.language': 'Langue',
  'console.toLight': 'Passer au thème clair',
  'console.toDark': 'Passer au thème sombre',
  'console.skip': 'Aller au contenu',
  'console.navigation': 'Navigation',
  'console.waiting': '{count} en attente',
  'console.search': 'Aller à…',
  'console.signOut': 'Se déconnecter',
  'console.live': 'En direct',
  'console.notLive': 'Hors direct',
  'console.idle': 'Êtes-vous toujours là ?',
  'console.idleHint': 'Vous serez déconnecté dans moins de deux minutes, faute d’activité.',
  'console.stay': 'Rester connecté',
  'console.notFound': 'Page introuvable',
  'console.notFoundHint': 'L’adresse est peut-être erronée, ou la page a été déplacée.',
  'console.toFirst': 'Aller à la première page',
  'console.notAllowed': 'Pas pour votre rôle',
  'console.notAllowedHint':
    'Votre rôle est {role} et cette page est destinée à un autre. Demandez à un administrateur si vous en avez besoin.',
  'console.sessionOver': 'Votre session est terminée. Reconnectez-vous.',
  'console.pageFailed': 'Impossible d’ouvrir cette page. Vérifiez votre connexion.',
  'console.group.work': 'Travail',
  'console.group.members': 'Membres',
  'console.group.money': 'Fonds',
  'console.group.configuration': 'Paramétrage',
  'console.group.system': 'Système',
} satisfies typeof en
