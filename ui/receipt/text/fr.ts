/** What every receipt says, in French. */
import type en from './en.ts'

export default {
  'receipt.share': 'Partager',
  'receipt.copyLink': 'Copier le lien',
  'receipt.verifyTitle': 'Vérifiez vous-même',
  'receipt.verify': 'Vérifier dans ce navigateur',
  'receipt.verified': 'Vérifié : tout est exact dans ce reçu.',
  'receipt.notVerified':
    'Ce reçu n’a pas passé la vérification. Téléchargez-le et gardez-le comme preuve.',
  'receipt.notPublished':
    'Tout est exact jusqu’ici. Cette minute de la chaîne n’est pas encore publiée : vérifiez à nouveau dans une minute.',
  'receipt.notSigned':
    'Tout ce qui a pu être vérifié est exact. Ce navigateur ne vérifie pas les signatures : ouvrez la page en HTTPS dans un navigateur récent ou vérifiez le fichier.',
  'receipt.stepRecorded': 'Ce qu’il indique est inscrit dans la chaîne des reçus',
  'receipt.stepSigned': 'La plateforme a signé exactement ce reçu',
  'receipt.stepPublished': 'Les minutes, le bloc et la clé correspondent à ceux publiés',
  'receipt.download': 'Télécharger le reçu',
  'receipt.verifyOutside': 'Ou contrôlez le fichier hors de cette application :',
  'receipt.chainPlace': 'Place dans la chaîne',
  'receipt.minuteOf': 'Minute {number} de la chaîne',
  'receipt.blockOf': 'Bloc {number} de la chaîne des reçus',
  'receipt.signedBy': 'Signé avec la clé',
  'receipt.blocks': '{count, plural, one {# bloc} many {# de blocs} other {# blocs}}',
  'receipt.sourceSimulator': 'Marché simulé',
  'receipt.sourceVenues': 'Médiane de {venues}',
} satisfies typeof en
