/** What the platform says to a caller, in French. */
import type en from './en.ts'

export default {
  'refusal.badRequest': 'Cette requête contient une erreur. Vérifiez-la et réessayez.',
  'refusal.keyMissing': 'Cette requête doit comporter une clé d’idempotence.',
  'refusal.keyReused':
    'Cette requête a déjà été utilisée pour une autre opération. Veuillez recommencer.',
  'refusal.notLoggedIn': 'Non connecté ou session expirée. Connectez-vous pour continuer.',
  'refusal.sessionExpired': 'Votre session a expiré. Veuillez vous reconnecter.',
  'refusal.notAllowed': 'Vous n’êtes pas autorisé à faire cela.',
  'refusal.demoNotAllowed': 'Indisponible sur un compte démo. Passez à votre compte réel.',
  'refusal.notFound': 'Introuvable.',
  'refusal.tooLarge': 'La requête est trop volumineuse.',
  'refusal.tooManyRequests': 'Trop de requêtes. Veuillez patienter un instant.',
  'refusal.deadlinePassed':
    'L’opération a pris trop de temps et n’a pas été exécutée. Veuillez réessayer.',
  'refusal.exchangeBusy':
    'La plateforme est très sollicitée. Rien n’a été exécuté, veuillez réessayer.',
  'refusal.cancelOnly':
    'Pour le moment, la plateforme n’accepte que l’annulation d’ordres. Rien n’a été exécuté, veuillez réessayer plus tard.',
  'refusal.serverError': 'Une erreur est survenue de notre côté. Veuillez réessayer plus tard.',
} satisfies typeof en
