/** What the platform says to a caller, in French. */
import type en from './en.ts'

export default {
  'refusal.badRequest': 'Cette requête contient une erreur. Vérifiez-la et réessayez.',
  'refusal.keyMissing': 'Cette requête doit comporter une clé d’idempotence.',
  'refusal.keyReused':
    'Cette requête a déjà été utilisée pour une autre opération. Veuillez recommencer.',
  'refusal.keyExpired':
    'Cette demande date de plus d’un jour et n’a pas été exécutée à nouveau. Vérifiez vos ordres et votre historique, puis recommencez.',
  'refusal.keyFromFuture':
    'L’horloge de cet appareil avance sur celle de la plateforme. Réglez-la et réessayez.',
  'refusal.tooManyKeys': 'Trop de demandes en quelques heures. Réessayez plus tard.',
  'refusal.notLoggedIn': 'Non connecté ou session expirée. Connectez-vous pour continuer.',
  'refusal.sessionExpired': 'Votre session a expiré. Veuillez vous reconnecter.',
  'refusal.notAllowed': 'Vous n’êtes pas autorisé à faire cela.',
  'refusal.stepUpNeeded': 'Veuillez confirmer cette action avec votre second facteur.',
  'refusal.demoNotAllowed': 'Indisponible sur un compte démo. Passez à votre compte réel.',
  'refusal.notFound': 'Introuvable.',
  'refusal.tooLarge': 'La requête est trop volumineuse.',
  'refusal.tooManyRequests': 'Trop de requêtes. Veuillez patienter un instant.',
  'refusal.deadlinePassed':
    'L’opération a pris trop de temps et n’a pas été exécutée. Veuillez réessayer.',
  'refusal.exchangeBusy':
    'La plateforme est très sollicitée. Rien n’a été exécuté, veuillez réessayer.',
  'refusal.decisionFailed':
    'Votre demande n’a pas pu être traitée en raison d’une erreur de notre part. Rien n’a été exécuté. Réessayez plus tard ou contactez le support.',
  'refusal.fieldUnreadable':
    'Une partie des données enregistrées est illisible : rien n’a été fait. Contactez l’assistance.',
  'refusal.historyBehind':
    'L’historique a un léger retard. Rien n’est perdu ; revenez dans un instant.',
  'refusal.cancelOnly':
    'Pour le moment, la plateforme n’accepte que l’annulation d’ordres. Rien n’a été exécuté, veuillez réessayer plus tard.',
  'refusal.exchangeFrozen':
    'Les échanges sont suspendus pour le moment. Rien n’a été exécuté ; vos fonds restent en place.',
  'refusal.maintenance':
    'La plateforme est en maintenance. Rien n’a été exécuté ; réessayez plus tard.',
  'refusal.withdrawalsFrozen':
    'Les retraits sont suspendus pour le moment. Vos fonds restent sur votre compte.',
  'refusal.marketHalted':
    'Les échanges sur ce marché sont suspendus. Vous pouvez toujours annuler des ordres.',
  'refusal.marketHalted.named':
    'Les échanges sur {symbol} sont suspendus. Vous pouvez toujours annuler des ordres.',
  'refusal.marketDelisted':
    'Ce marché n’accepte plus de nouveaux ordres. Vous pouvez toujours annuler les ordres ouverts.',
  'refusal.approvalNeeded': 'Cette modification doit être approuvée par un second opérateur.',
  'refusal.operatorNotEnrolled': 'Seul un opérateur enregistré peut le faire.',
  'refusal.operatorTooNew':
    'Vous êtes nouveau dans ce rôle : vos approbations compteront dans {hours} h.',
  'refusal.serverError': 'Une erreur est survenue de notre côté. Veuillez réessayer plus tard.',
} satisfies typeof en
