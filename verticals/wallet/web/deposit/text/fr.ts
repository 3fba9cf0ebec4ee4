/** The texts of deposits, in French. */
import type en from './en.ts'

export default {
  'refusal.depositsNotTaken': 'Les dépôts sur ce réseau sont suspendus.',
  'refusal.belowDepositMinimum': 'Le dépôt minimum est de {minimum} {asset}.',
  'refusal.transactionMalformed': 'Ce n’est pas un identifiant de transaction (TxID) de ce réseau.',
  'refusal.transactionKnown': 'Cette transaction figure déjà parmi vos dépôts.',
  'refusal.proofMissing': 'Importez une image du justificatif de paiement.',
  'refusal.tooManyDeposits':
    'Vous avez déjà {most} dépôts en cours d’examen. Attendez que l’un d’eux soit traité.',
  'refusal.faucetEmpty':
    'Vous avez déjà reçu les fonds de test du jour pour cette crypto. Revenez demain.',
  'refusal.depositDoesNotExist': 'Ce dépôt n’existe pas.',
  'deposit.title': 'Dépôt',
  'deposit.records': 'Dépôts',
  'deposit.coin': 'Crypto',
  'deposit.chooseCoin': 'Choisir une crypto',
  'deposit.searchCoin': 'Rechercher une crypto',
  'deposit.network': 'Réseau',
  'deposit.chooseNetwork': 'Choisir un réseau',
  'deposit.address': 'Adresse de dépôt {asset}',
  'deposit.wrongNetwork':
    'N’envoyez que des {asset} via {network} à cette adresse. Les cryptos envoyées via un autre réseau sont perdues.',
  'deposit.sandboxTitle': 'Adresse de bac à sable',
  'deposit.sandbox':
    'N’envoyez rien à cette adresse : tout envoi serait perdu. Utilisez plutôt les fonds de test.',
  'deposit.testChain':
    'N’envoyez que des cryptos du réseau de test auquel ce bac à sable est connecté. Les vraies cryptos envoyées ici sont perdues.',
  'deposit.shared':
    'Cette adresse est commune à tous les membres. Déclarez votre paiement ci-dessous pour qu’il vous soit crédité.',
  'deposit.minimum': 'Dépôt minimum',
  'deposit.confirmations': 'Crédité après',
  'deposit.about':
    '{count, plural, one {environ # confirmation du réseau} many {environ # de confirmations du réseau} other {environ # confirmations du réseau}}',
  'deposit.afterReview': 'vérification par notre équipe',
  'deposit.account': 'Crédité sur',
  'deposit.automatic':
    'Les dépôts sur ce réseau sont crédités automatiquement. Ne déclarez un paiement que s’il n’apparaît pas.',
  'deposit.reviewed':
    'Les dépôts sur ce réseau sont examinés par notre équipe. Déclarez votre paiement après l’envoi.',
  'deposit.sandboxReview':
    'Voici comment soumettre un paiement à vérification. Dans un bac à sable, vous pouvez en inventer un : ses opérateurs en décident.',
  'deposit.tell': 'Déclarer un paiement',
  'deposit.amount': 'Montant',
  'deposit.transaction': 'TxID (facultatif)',
  'deposit.proof': 'Justificatif de paiement',
  'deposit.submit': 'Soumettre à l’examen',
  'deposit.enterAmount': 'Saisissez un montant',
  'deposit.addProof': 'Ajoutez le justificatif',
  'deposit.submitted': 'Envoyé. Nous vous préviendrons après examen.',
  'deposit.recent': 'Dépôts récents',
  'deposit.all': 'Tous les dépôts',
  'deposit.none': 'Aucun dépôt pour l’instant. Le premier apparaîtra ici.',
  'deposit.testFunds': 'Fonds de test',
  'deposit.testFundsAbout':
    'Des cryptos gratuites pour essayer ce bac à sable, une fois par jour. Elles n’ont aucune valeur.',
  'deposit.getTestFunds': 'Obtenir {amount} {asset}',
  'deposit.testFundsTaken':
    'Vous avez déjà reçu vos {asset} du jour. Il y en aura d’autres demain (UTC).',
  'deposit.testFundsComing': 'Les fonds de test arrivent.',
  'deposit.unavailable': 'Aucune crypto ne peut être déposée pour le moment.',
  'deposit.details': 'Détails du dépôt',
  'deposit.time': 'Heure',
  'deposit.status': 'Statut',
  'deposit.reason': 'Motif',
  'deposit.txid': 'TxID',
  'deposit.explorer': 'Voir dans l’explorateur',
  'deposit.status.confirming': 'Confirmation {done}/{needed}',
  'deposit.status.credited': 'Crédité',
  'deposit.status.belowMinimum': 'Sous le minimum',
  'deposit.status.dropped': 'Écarté par le réseau',
  'deposit.status.pendingReview': 'En attente de vérification',
  'deposit.status.approved': 'Approuvé',
  'deposit.status.rejected': 'Refusé',
  'deposit.belowMinimumAbout': 'Le montant est inférieur au dépôt minimum et n’a pas été crédité.',
  'deposit.droppedAbout':
    'Le réseau a écarté le bloc contenant ce dépôt. S’il arrive à nouveau, il sera à nouveau crédité.',
  'deposit.reviewAbout': 'Notre équipe vérifie ce dépôt. Vous serez informé du résultat.',
} satisfies typeof en
