/** Texts of the address book, in French. */
import type en from './en.ts'

export default {
  'refusal.addressMalformed': 'Ce n’est pas une adresse valide de ce réseau.',
  'refusal.addressChecksumWrong':
    'L’adresse contient une faute de frappe : la somme de contrôle ne correspond pas. Copiez-la à nouveau.',
  'refusal.addressOfOtherNetwork':
    'Cette adresse appartient à un autre réseau. Choisissez le bon réseau ou une autre adresse.',
  'refusal.addressKnown': 'Cette adresse figure déjà dans votre carnet d’adresses.',
  'refusal.tooManyAddresses':
    'Votre carnet est plein : 100 adresses au maximum. Supprimez-en une d’abord.',
  'refusal.addressDoesNotExist': 'Cette adresse ne figure plus dans votre carnet.',
  'addresses.title': 'Carnet d’adresses',
  'addresses.add': 'Ajouter une adresse',
  'addresses.search': 'Crypto, libellé ou adresse',
  'addresses.none':
    'Aucune adresse. Enregistrez vos destinations de retrait et choisissez-les d’un geste.',
  'addresses.noneHere': 'Aucune adresse {asset} enregistrée sur {network}.',
  'addresses.usableFrom': 'Nouvelle : utilisable le {time}',
  'addresses.copy': 'Copier l’adresse',
  'addresses.entry': 'Détails de l’adresse',
  'addresses.addedAt': 'Ajoutée',
  'addresses.save': 'Enregistrer',
  'addresses.saved': 'Libellé enregistré',
  'addresses.remove': 'Supprimer',
  'addresses.removeAsk': 'Supprimer « {remark} » de votre carnet ?',
  'addresses.removeHint':
    'Pour l’utiliser à nouveau depuis votre carnet, vous devrez l’ajouter une nouvelle fois.',
  'addresses.removed': 'Adresse supprimée',
  'addresses.added': 'Adresse ajoutée',
  'addresses.coin': 'Crypto',
  'addresses.chooseCoin': 'Choisissez une crypto',
  'addresses.network': 'Réseau',
  'addresses.chooseNetwork': 'Choisissez un réseau',
  'addresses.address': 'Adresse',
  'addresses.addressPlace': 'Saisissez ou collez l’adresse',
  'addresses.paste': 'Coller',
  'addresses.pasteFailed':
    'Votre navigateur ne permet pas de lire le presse-papiers. Collez directement dans le champ.',
  'addresses.networkHint':
    'Le portefeuille de destination doit prendre en charge {network}. Les cryptos envoyées par un autre réseau peuvent être perdues.',
  'addresses.remark': 'Libellé',
  'addresses.remarkPlace': 'Par exemple : portefeuille matériel',
  'addresses.transactionPassword': 'Mot de passe de transaction',
  'addresses.secondCode': 'Code de l’authentificateur ou de récupération',
  'addresses.rest':
    'Si la liste blanche est activée, une nouvelle adresse est utilisable après 24 heures.',
  'addresses.choose': 'Choisissez une adresse',
  'addresses.enterAddress': 'Saisissez une adresse',
  'addresses.enterRemark': 'Saisissez un libellé',
  'addresses.enterPassword': 'Saisissez votre mot de passe de transaction',
  'addresses.enterCode': 'Saisissez le code',
} satisfies typeof en
