/** Texts of messages to members, in French. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': 'Votre code anti-hameçonnage : {word}',
  'mail.foot':
    'Ce message a été envoyé automatiquement. Les messages d’Evenkeel ne contiennent jamais de lien : ouvrez vous-même l’application.',
  'mail.notYou':
    'Ce n’était pas vous ? Changez tout de suite votre mot de passe de connexion et gelez votre compte dans le centre de sécurité. Si vous ne pouvez plus vous connecter, réinitialisez votre mot de passe sur la page de connexion.',
  'mail.unknownDevice': 'appareil inconnu',
  'mail.when': 'Quand : {at} UTC',
  'mail.device': 'Appareil : {device}',
  'mail.address': 'Adresse IP : {address}',
  'mail.reason': 'Motif : {reason}',
  'mail.purpose.register': 'Votre code pour vous inscrire sur Evenkeel :',
  'mail.purpose.reset': 'Votre code pour réinitialiser votre mot de passe de connexion :',
  'mail.purpose.thaw': 'Votre code pour dégeler votre compte :',
  'mail.purpose.oldContact': 'Votre code pour confirmer vos coordonnées actuelles :',
  'mail.purpose.newContact': 'Votre code pour confirmer vos nouvelles coordonnées :',
  'mail.code.subject': 'Votre code de vérification Evenkeel',
  'mail.code.body':
    '{purpose}\n\n{code}\n\nIl est valable {minutes, plural, one {# minute} other {# minutes}}, une seule fois et uniquement sur l’appareil où vous l’avez demandé.\n\nPersonne chez Evenkeel ne vous demandera jamais ce code. Ne le donnez à personne. Si vous ne l’avez pas demandé, ignorez ce message : sans le code, il ne se passe rien.',
  'mail.registeredAlready.subject': 'Quelqu’un a essayé de s’inscrire avec votre adresse',
  'mail.registeredAlready.body':
    'Quelqu’un, peut-être vous, a essayé de s’inscrire sur Evenkeel avec cette adresse e-mail. Elle appartient déjà à un compte : aucun code n’a donc été envoyé.\n\nSi c’était vous : connectez-vous, ou réinitialisez votre mot de passe sur la page de connexion.\n\nSi ce n’était pas vous, vous n’avez rien à faire. Personne n’a appris que ce compte existe, et rien n’y a changé.',
  'mail.signedIn.subject': 'Nouvelle connexion à votre compte Evenkeel',
  'mail.signedIn.body':
    'Une connexion à votre compte a eu lieu depuis un appareil que nous ne connaissions pas encore.\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Votre compte Evenkeel : {event}',
  'mail.accountChanged.body':
    'Un changement a eu lieu sur votre compte Evenkeel :\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': 'Votre vérification a réussi',
  'mail.identityVerified.body': 'Bonne nouvelle : {event}.\n\nVous n’avez rien d’autre à faire.',
  'mail.identityRefused.subject': 'Votre vérification n’a pas pu aboutir',
  'mail.identityRefused.body':
    'Nous avons examiné vos documents : {event}.\n\n{facts}\n\nOuvrez la vérification d’identité dans l’application, corrigez vos informations et soumettez-les à nouveau.',
  'sms.code':
    '{purpose} {code}. Valable {minutes, plural, one {# minute} other {# minutes}}. Personne chez Evenkeel ne vous le demandera jamais.',
  'sms.registeredAlready':
    'Quelqu’un a essayé de s’inscrire sur Evenkeel avec ce numéro, qui a déjà un compte. Si c’était vous, connectez-vous ou réinitialisez votre mot de passe. Sinon, vous n’avez rien à faire.',
  'sms.signedIn':
    'Evenkeel : nouvelle connexion, {device}, {at} UTC. Pas vous ? Changez tout de suite votre mot de passe et gelez votre compte dans l’application.',
  'sms.accountChanged':
    'Evenkeel : {event}, {at} UTC. Pas vous ? Changez tout de suite votre mot de passe et gelez votre compte dans l’application.',
  'sms.identityVerified': 'Evenkeel : {event}. Vous n’avez rien d’autre à faire.',
  'sms.identityRefused':
    'Evenkeel : {event}. Ouvrez l’application pour voir le motif et soumettre à nouveau votre demande.',
  'mail.event.signedIn': 'Nouvelle connexion',
  'mail.event.passwordChanged': 'Mot de passe de connexion modifié',
  'mail.event.transactionPasswordChanged': 'Mot de passe de transaction modifié',
  'mail.event.secondFactorOn': 'Second facteur activé',
  'mail.event.secondFactorOff': 'Second facteur désactivé',
  'mail.event.passkeyAdded': 'Clé d’accès ajoutée',
  'mail.event.passkeyRemoved': 'Clé d’accès supprimée',
  'mail.event.emailChanged': 'Adresse e-mail modifiée',
  'mail.event.phoneChanged': 'Numéro de mobile modifié',
  'mail.event.walletLinked': 'Portefeuille lié',
  'mail.event.antiPhishingChanged': 'Code anti-hameçonnage modifié',
  'mail.event.allowListOn': 'Liste blanche de retrait activée',
  'mail.event.allowListOff': 'Liste blanche de retrait désactivée',
  'mail.event.apiKeyMade': 'Clé API créée',
  'mail.event.apiKeyRemoved': 'Clé API supprimée',
  'mail.event.frozen': 'Compte gelé',
  'mail.event.thawed': 'Compte dégelé',
  'mail.event.identityVerified': 'Vérification de base réussie',
  'mail.event.identityRefused': 'Vérification de base non réussie',
  'mail.event.advancedVerified': 'Vérification avancée réussie',
  'mail.event.advancedRefused': 'Vérification avancée non réussie',
  'mail.left': 'Codes de récupération restants : {left}',
  'mail.event.recoveryCodeUsed': 'Code de récupération utilisé',
  'mail.event.recoveryCodesMade': 'Nouveaux codes de récupération créés',
  'mail.event.wrongPasswords': 'Mots de passe erronés répétés',
  'mail.wrongPasswords.subject':
    'De nombreux mots de passe erronés ont été saisis pour votre compte Evenkeel',
  'mail.wrongPasswords.body':
    'Quelqu’un a saisi à de nombreuses reprises un mot de passe erroné pour votre compte en quelques minutes, depuis des appareils que nous ne connaissons pas. Aucune de ces tentatives n’a abouti. La dernière :\n\n{facts}\n\nSi c’était vous et que vous avez oublié votre mot de passe, réinitialisez-le sur la page de connexion.\n\nSi ce n’était pas vous : personne n’est entré, et chaque nouvelle tentative devient plus difficile. Vérifiez que votre mot de passe de connexion est long et ne sert nulle part ailleurs, et activez un authentificateur ou une clé d’accès dans le centre de sécurité.\n\nVous recevez ce message une fois par jour au plus.',
  'sms.wrongPasswords':
    'Evenkeel : de nombreux mots de passe erronés ont été saisis pour votre compte, {at} UTC. Personne n’est entré. Pas vous ? Utilisez un mot de passe long, réservé à ce compte, et activez un authentificateur dans l’application.',
  'mail.event.frozenByOperator': 'Compte gelé par la plateforme',
  'mail.event.thawedByOperator': 'Compte dégelé par la plateforme',
  'mail.frozenByOperator.subject': 'Votre compte Evenkeel a été gelé',
  'mail.frozenByOperator.body':
    'Nous avons gelé votre compte. Tous les appareils sont déconnectés et personne ne peut se connecter.\n\n{facts}\n\nVos fonds et vos ordres ouverts restent tels quels. Vous ne pouvez pas dégeler le compte vous-même : contactez le service client.',
  'sms.frozenByOperator':
    'Evenkeel : votre compte a été gelé, {at} UTC. Seul le service client peut le dégeler.',
  'mail.thawedByOperator.subject': 'Votre compte Evenkeel est dégelé',
  'mail.thawedByOperator.body':
    'Nous avons dégelé votre compte.\n\n{facts}\n\nSi vous l’aviez gelé vous aussi, dégelez-le sur la page de connexion. Sinon, vous pouvez vous connecter comme avant.',
  'sms.thawedByOperator': 'Evenkeel : la plateforme a dégelé votre compte, {at} UTC.',
} satisfies typeof en
