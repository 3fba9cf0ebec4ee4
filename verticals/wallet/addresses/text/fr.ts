/** The message about a new address, in French. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'Nouvelle adresse dans votre carnet Evenkeel',
  'notice.addressAdded.body':
    'Une adresse de retrait a été ajoutée à votre carnet le {at} UTC : {address}, {asset} sur {network}. Ce n’était pas vous ? Supprimez-la, changez immédiatement votre mot de passe de connexion et gelez votre compte dans le centre de sécurité.',
  'notice.addressAdded.short':
    'Evenkeel : adresse de retrait {address} ({asset}) ajoutée à votre carnet. Pas vous ? Changez tout de suite votre mot de passe et gelez votre compte dans l’application.',
} satisfies typeof en
