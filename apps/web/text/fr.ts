/** The shell's texts, in French. */
import type en from './en.ts'

export default {
  'web.language': 'Langue',
  'web.toLight': 'Passer au thème clair',
  'web.toDark': 'Passer au thème sombre',
  'web.notFound': 'Page introuvable',
  'web.notFoundHint': 'L’adresse est peut-être erronée, ou la page a été déplacée.',
  'web.home': 'Aller à l’accueil',
  'web.signIn': 'Connexion',
  'web.signInHint':
    'Les comptes avec mot de passe n’existent pas encore. Sur un bac à sable, lancez la commande ci-dessous et ouvrez le lien affiché.',
  'web.linkOver': 'Ce lien n’est plus valable. Créez-en un nouveau : {command}',
  'web.token': 'Jeton de session',
  'web.tokenHint': 'Collez un jeton',
  'web.enter': 'Continuer',
} satisfies typeof en
