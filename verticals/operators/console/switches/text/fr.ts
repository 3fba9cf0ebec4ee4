/** What the page of the switches says, in French. */
import type en from './en.ts'

export default {
  'switches.hint':
    'Chacun agit aussitôt, en argent réel comme en démo. Qui l’a actionné et pourquoi figure dans le journal d’audit.',
  'switches.on': 'Activé',
  'switches.off': 'Désactivé',
  'switches.turnOn': 'Activer',
  'switches.turnOff': 'Désactiver',
  'switches.onAsk': 'Activer : {name}',
  'switches.offAsk': 'Désactiver : {name}',
  'switches.offHint': 'Ce qui était suspendu reprend aussitôt.',
  'switches.isOn': '{name} : activé',
  'switches.isOff': '{name} : désactivé',
  'switches.since': 'Depuis',
  'switches.by': 'Par',
  'switches.byExchange': 'La plateforme elle-même',
  'switches.code': 'Cause',
  'switches.code.incident': 'Incident',
  'switches.code.security': 'Sécurité',
  'switches.code.market': 'Conditions de marché',
  'switches.code.maintenance': 'Travaux planifiés',
  'switches.code.regulator': 'Autorité de régulation',
  'switches.code.drill': 'Exercice',
  'switches.code.velocity': 'Trop de sorties en une heure',
  'switches.cancelOnly': 'Annulation seule',
  'switches.withdrawalsFrozen': 'Retraits gelés',
  'switches.marketHalted': 'Marchés suspendus',
  'switches.maintenance': 'Maintenance',
  'switches.everythingFrozen': 'Tout est gelé',
  'switches.what.cancelOnly': 'Les membres peuvent annuler des ordres, et rien d’autre.',
  'switches.what.withdrawalsFrozen':
    'Aucun fonds ne sort, même déjà approuvé. Les échanges continuent.',
  'switches.what.marketHalted':
    'Un marché suspendu n’accepte aucun ordre, ne déclenche aucun stop et ne liquide personne ; les ordres en cours peuvent être annulés. Les autres continuent.',
  'switches.what.maintenance':
    'Les membres voient la page de maintenance et ne peuvent rien faire. Les opérateurs et les tâches dues continuent.',
  'switches.what.everythingFrozen':
    'Rien n’est accepté : ni ordres, ni annulations, ni transferts, ni retraits. Aucun stop ne se déclenche, personne n’est liquidé.',
  'switches.market': 'Marché',
  'switches.actions': 'Actions',
  'switches.halt': 'Suspendre',
  'switches.resume': 'Reprendre',
  'switches.haltAsk': 'Suspendre {market}',
  'switches.resumeAsk': 'Reprendre {market}',
  'switches.wasHalted': '{market} est suspendu',
  'switches.wasResumed': '{market} est de nouveau négocié',
  'switches.takesTwo': 'Un autre opérateur doit l’approuver avant que cela s’applique.',
  'switches.proposed': 'Proposé : un autre opérateur doit l’approuver.',
  'switches.ends': 'Suspend les issues pendant',
  'switches.endsItself': 'Prend fin seul dans',
  'switches.aloneMembers':
    'Activé par un seul opérateur, il prend fin de lui-même après {minutes} minutes, une fois par 24 heures pour annulation seule et maintenance ensemble. Les liquidations continuent et les membres ne peuvent pas ajouter de marge.',
  'switches.goesOn': 'Stops et liquidations continuent',
  'switches.prolong': 'Prolonger jusqu’à la levée',
  'switches.prolongAsk': 'Prolonger : {name}',
  'switches.prolongByTwo':
    'Une fois approuvé, il ne prend plus fin de lui-même : il dure jusqu’à ce que deux opérateurs y mettent fin.',
  'switches.prolongByOne':
    'Une fois approuvé, il ne prend plus fin de lui-même : il dure jusqu’à ce qu’un opérateur y mette fin.',
  'switches.prolongWaits': 'Prolongation en attente d’approbation',
  'switches.alone':
    'Activé par un seul opérateur, il suspend stops et liquidations pendant {minutes} minutes, une fois par 24 heures et par marché. Ce qui attendait est décidé au premier cours suivant.',
} satisfies typeof en
