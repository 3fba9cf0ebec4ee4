/** The texts of the proof of liabilities, in French. */
import type en from './en.ts'

export default {
  'refusal.proofDoesNotExist': 'Il n’y a pas de preuve portant ce numéro.',
  'refusal.proofTreeNotKept':
    'L’arbre de cette preuve n’est plus conservé. Ceux des plus récentes le sont.',
  'proof.none': 'Aucune preuve n’a encore été publiée.',
  'proof.sandbox':
    'Ceci est un bac à sable : ni les soldes ni la conservation ne sont de l’argent réel.',
  'proof.number': 'Numéro de la preuve',
  'proof.time': 'Soldes au',
  'proof.members': 'Membres ayant un solde',
  'proof.coins': 'Par crypto',
  'proof.owed': 'Les membres détiennent',
  'proof.custody': 'En conservation, selon notre grand livre',
  'proof.custodySandbox': 'Bac à sable (sans chaîne)',
  'proof.custodyNote':
    'Les chiffres de conservation sont ceux de notre grand livre, chaîne par chaîne. Cette preuve ne montre pas que les cryptos sont bien là.',
  'proof.own': 'Votre propre vérification',
  'proof.ownHint':
    'Votre navigateur fait lui-même le calcul avec votre UID et vos soldes, puis compare le résultat à ce qui a été publié pour tous.',
  'proof.demo':
    'Les preuves portent sur des soldes réels. Passez au compte réel pour vérifier les vôtres.',
  'proof.signIn': 'Connectez-vous pour vérifier vos soldes',
  'proof.check': 'Vérifier mes soldes',
  'proof.verdict.included': 'Vos soldes figurent dans cette preuve.',
  'proof.verdict.heldNothing':
    'Vous ne déteniez rien à ce moment-là : il n’y a donc rien à inclure.',
  'proof.verdict.leftOut':
    'Vous déteniez des cryptos à ce moment-là, mais vous ne figurez pas dans cette preuve. Faites une capture d’écran et contactez-nous.',
  'proof.verdict.fails':
    'Cette preuve ne correspond pas à vos soldes. Faites une capture d’écran et contactez-nous.',
  'proof.step.statement': 'La déclaration a bien le hash publié',
  'proof.step.leaf': 'Votre feuille est faite de votre UID {uid} et des montants ci-dessous',
  'proof.step.root': 'Étapes de votre feuille à la racine publiée : {count}',
  'proof.step.totals': 'Les sommes à la racine sont les totaux publiés',
  'proof.step.bill': 'Les montants sont ceux de votre relevé à ce moment-là',
  'proof.inProof': 'Dans la preuve',
  'proof.byBill': 'Selon votre relevé',
  'proof.hashes': 'Tous les hashs du chemin',
  'proof.meaning': 'Ce que cela prouve, et ce que cela ne prouve pas',
  'proof.proves':
    'Cela prouve que les totaux sont la somme de toutes les feuilles, qu’aucune n’est négative et que la vôtre en fait partie. Plus les membres vérifient, plus il est sûr que personne n’a été oublié.',
  'proof.provesNot':
    'Cela ne prouve pas que les cryptos en conservation sont là, ni que nous ne devons rien à d’autres.',
  'proof.shows':
    'L’arbre montre chaque solde sans nom, avec un nouveau sel à chaque fois. Qui connaît vos soldes exacts pourrait les reconnaître.',
  'proof.evidence': 'Vérifiez vous-même',
  'proof.hash': 'Hash de cette preuve',
  'proof.root': 'Racine de l’arbre',
  'proof.previous': 'Hash de la preuve précédente',
  'proof.journal': 'Journal après le lot {batch}',
  'proof.compare':
    'Comparez le hash à celui que voient les autres : il doit être le même pour tous.',
  'proof.download': 'Télécharger l’arbre',
  'proof.verify': 'Chacun peut vérifier le fichier :',
  'proof.keys': 'Clés de signature des reçus',
  'proof.keyNow': 'Signe actuellement',
  'proof.keyBefore': 'Remplacée, valable pour ses reçus',
  'proof.keysHint':
    'Chaque reçu d’option ou de position est signé avec Ed25519. Conservez une clé pour vérifier des reçus plus tard : la liste ne fait que s’allonger.',
  'proof.all': 'Toutes les preuves',
  'proof.nth': 'Preuve {number}',
} satisfies typeof en
