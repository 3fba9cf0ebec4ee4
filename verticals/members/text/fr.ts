/** Members' texts, in French. */
import type en from './en.ts'

export default {
  'refusal.invalidEmail': 'Format d’e-mail invalide',
  'refusal.invalidPhone': 'Numéro de téléphone invalide',
  'refusal.passwordsDoNotMatch': 'Les mots de passe ne correspondent pas',
  'refusal.passwordTooShort': 'Utilisez au moins 8 caractères.',
  'refusal.passwordTooLong': 'Utilisez 128 caractères au maximum.',
  'refusal.passwordTooCommon':
    'Ce mot de passe est trop facile à deviner. Évitez les plus courants, votre e‑mail ou votre numéro et les caractères invisibles.',
  'refusal.agreementNeeded': 'Veuillez d’abord lire et accepter le contrat d’utilisation',
  'refusal.registrationClosed': 'Les inscriptions sont fermées pour le moment.',
  'refusal.inviteCodeUnknown': 'Ce code d’invitation n’existe pas.',
  'refusal.transactionPasswordSame':
    'Le mot de passe de transaction doit être différent de celui de connexion.',
  'refusal.codeWrong': 'Le code de vérification est incorrect ou expiré.',
  'refusal.captchaNeeded': 'Effectuez le contrôle de sécurité puis réessayez.',
  'refusal.accountsBusy':
    'Trop de personnes se connectent en ce moment. Réessayez dans un instant.',
  'refusal.wrongCredentials': 'Compte ou mot de passe incorrect.',
  'refusal.tooManyAttempts':
    'Trop de tentatives. Patientez dix minutes ou utilisez un appareil avec lequel vous vous êtes déjà connecté.',
  'refusal.accountFrozen': 'Ce compte est gelé. Dégelez-le pour vous connecter.',
  'refusal.secondFactorWrong':
    'Le code de l’authentificateur ou de récupération est incorrect ou a déjà servi.',
  'refusal.ticketOver': 'Le délai est dépassé. Veuillez recommencer.',
  'refusal.simulationOff': 'Le mode simulation n’est pas activé',
  'refusal.deviceUnknown': 'Cet appareil est déjà déconnecté',
  'refusal.wrongPassword': 'Le mot de passe de connexion est incorrect.',
  'refusal.signatureWrong':
    'La signature du portefeuille n’est pas valide. Veuillez signer à nouveau.',
  'refusal.walletUnknown':
    'Ce portefeuille n’est encore lié à aucun compte. Saisissez un code d’invitation pour en ouvrir un.',
  'refusal.walletTaken': 'Ce portefeuille est déjà lié à un autre compte.',
  'refusal.passkeyWrong': 'Impossible de vérifier cette clé d’accès. Veuillez réessayer.',
  'refusal.passkeyUnknown': 'Cette clé d’accès a déjà été supprimée.',
  'refusal.passkeysNeedADomain':
    'Les clés d’accès ne fonctionnent qu’avec le nom du site. Ouvrez-le par son nom, par exemple localhost, et non par son adresse IP.',
  'refusal.tooManyPasskeys':
    'Vous avez atteint la limite de 10 clés d’accès. Supprimez-en une d’abord.',
  'refusal.secondFactorIsOn': 'L’authentification à deux facteurs est déjà activée.',
  'refusal.secondFactorIsOff': 'L’authentification à deux facteurs est déjà désactivée.',
  'refusal.noOldAddress': 'Aucune coordonnée de ce type n’est encore enregistrée.',
  'refusal.addressTaken': 'Cette coordonnée est déjà utilisée par un autre compte.',
  'refusal.tooManyApiKeys': 'Vous avez atteint la limite de 20 clés API. Supprimez-en une d’abord.',
  'refusal.badAddress': 'Saisissez des adresses IP valides, par exemple 192.0.2.7 ou 192.0.2.0/24.',
  'refusal.apiKeyUnknown': 'Cette clé API a déjà été supprimée.',
  'refusal.noAddressToThaw':
    'Ajoutez d’abord un e‑mail ou un numéro de mobile pour pouvoir dégeler le compte.',
  'refusal.alreadyInvited': 'Ce membre a déjà été invité par quelqu’un d’autre.',
  'refusal.invitesThemselves': 'Vous ne pouvez pas utiliser votre propre code d’invitation.',
  'refusal.notInvited': 'Ce membre n’a été invité par personne.',
  'refusal.notPlayMoney': 'Seul un compte démo peut être rechargé ainsi.',
  'refusal.demoIsFull':
    'Votre compte démo contient déjà 100 000 USDT ou plus : {available} disponibles et {frozen} bloqués dans des ordres ouverts.',
  'refusal.codeSentJustNow':
    'Un code vient d’être envoyé. Vous pourrez en demander un autre dans {seconds, plural, one {# seconde} other {# secondes}}.',
  'refusal.tooManyCodes': 'Trop de codes ont été envoyés à cette adresse. Réessayez demain.',
  'members.signIn': 'Connexion',
  'members.register': 'S’inscrire',
  'members.welcomeBack': 'Bon retour parmi nous',
  'members.way': 'E-mail ou mobile',
  'members.email': 'E-mail',
  'members.mobile': 'Mobile',
  'members.areaOf': 'Indicatif, {area}',
  'members.password': 'Mot de passe',
  'members.newPassword': 'Nouveau mot de passe',
  'members.confirmPassword': 'Confirmer le mot de passe',
  'members.passwordHint': '{least, plural, one {# caractère} other {# caractères}} ou plus',
  'members.forgotten': 'Mot de passe oublié ?',
  'members.toThaw': 'Dégeler le compte',
  'members.signedIn': 'Session ouverte',
  'members.or': 'ou',
  'members.byPasskey': 'Continuer avec une clé d’accès',
  'members.byWallet': 'Continuer avec un portefeuille',
  'members.passkeyFailed': 'La clé d’accès n’a pas fonctionné. Essayez un autre moyen.',
  'members.walletFailed': 'Le portefeuille n’a pas répondu. Réessayez.',
  'members.noWallet':
    'Aucun portefeuille trouvé dans ce navigateur. Installez-en un ou ouvrez cette page dans le navigateur de votre portefeuille.',
  'members.browserWallet': 'Portefeuille du navigateur',
  'members.newWallet':
    'Ce portefeuille est nouveau ici. Un compte va être créé pour lui ; votre portefeuille vous demandera une nouvelle signature. Rien n’est payé, rien n’est déplacé.',
  'members.signAndJoin': 'Signer et créer le compte',
  'members.noAccount': 'Première fois sur Evenkeel ?',
  'members.haveAccount': 'Vous avez déjà un compte ?',
  'members.registerTitle': 'Créez votre compte',
  'members.registerHint': 'Une seule inscription, avec un compte réel et un compte démo.',
  'members.registered': 'Bienvenue à bord',
  'members.registrationClosed': 'Les inscriptions sont fermées pour le moment.',
  'members.code': 'Code de vérification',
  'members.sendCode': 'Envoyer le code',
  'members.sendAgain': 'Renvoyer',
  'members.codeSent': 'Si cette coordonnée peut être utilisée, un code est en route.',
  'members.sandboxCode': 'Sandbox : rien n’est envoyé. Le code est {code}.',
  'members.fillIn': 'Remplir',
  'members.transactionPassword': 'Mot de passe de transaction',
  'members.transactionHint':
    'Demandé pour les retraits et les achats. Doit être différent de celui de connexion.',
  'members.inviteCode': 'Code d’invitation',
  'members.agree':
    'J’ai lu et j’accepte le contrat d’utilisation et la politique de confidentialité',
  'members.terms': 'Contrat d’utilisation',
  'members.privacy': 'Politique de confidentialité',
  'members.proving': 'Nous vérifions que vous n’êtes pas un robot. Quelques secondes suffisent.',
  'members.provingHard':
    'Il y a eu beaucoup de tentatives récemment : cette vérification prend plus de temps, jusqu’à 20 secondes.',
  'members.secondTitle': 'Deuxième étape',
  'members.secondHint':
    'Saisissez les 6 chiffres affichés par votre application d’authentification.',
  'members.totp': 'Code de l’authentificateur',
  'members.totpIfOn': 'Code de l’authentificateur, si vous en utilisez un',
  'members.confirm': 'Confirmer',
  'members.startAgain': 'Recommencer',
  'members.resetTitle': 'Réinitialiser le mot de passe',
  'members.resetHint':
    'Après une réinitialisation, les retraits sont suspendus 24 heures et tous les appareils sont déconnectés.',
  'members.resetDo': 'Définir le mot de passe',
  'members.resetDone': 'Nouveau mot de passe défini. Veuillez vous connecter.',
  'members.thawTitle': 'Dégeler le compte',
  'members.thawHint': 'Il vous faut votre mot de passe et un code envoyé à votre e‑mail ou mobile.',
  'members.thawDo': 'Dégeler',
  'members.thawDone': 'Compte dégelé. Veuillez vous connecter.',
  'members.terms1':
    'Evenkeel est un logiciel open source. L’exploitant de ce site est votre contrepartie pour tout ce que vous faites ici et doit respecter la loi de son pays et du vôtre.',
  'members.terms2':
    'Les prix peuvent bouger vite. Les contrats à effet de levier et les options à durée fixe peuvent vous faire perdre la totalité de votre mise. N’utilisez que l’argent que vous pouvez vous permettre de perdre.',
  'members.terms3':
    'Échanges, frais et règlements sont enregistrés avec le prix, la source et l’heure qui les ont déterminés, et vous pouvez les consulter. Personne, pas même l’exploitant, ne peut changer un résultat.',
  'members.terms4':
    'Protégez vos mots de passe, codes et appareils. La plateforme ne vous les demande jamais par téléphone, e-mail ou chat. Vous pouvez geler votre compte à tout moment.',
  'members.terms5':
    'Vous confirmez avoir 18 ans ou plus et que ce que vous déclarez sur vous est exact.',
  'members.privacy1':
    'Nous conservons ce qui est nécessaire à votre compte : comment vous joindre, ce qui le protège et, si vous vous faites vérifier, qui vous êtes.',
  'members.privacy2':
    'Votre nom, numéro de pièce d’identité, adresse et photos sont chiffrés. Les photos sont recréées sans données cachées, et chaque consultation par un vérificateur est consignée.',
  'members.privacy3':
    'Pas de scripts tiers, pas de traceurs, pas de publicité. Votre navigateur conserve votre session, votre langue et vos paramètres, rien d’autre.',
  'members.privacy4':
    'Vous pouvez demander l’effacement de vos données personnelles. Le registre des échanges demeure, car les comptes doivent être équilibrés, mais il ne contient qu’un numéro, pas votre nom.',
  'refusal.imageFailed':
    'Le format est incorrect ou le délai est dépassé. Veuillez renvoyer l’image.',
  'refusal.tooManyUploads': 'Vous avez envoyé trop d’images. Veuillez réessayer plus tard.',
  'refusal.uploadsBusy':
    'Beaucoup d’images sont en cours d’envoi. Veuillez réessayer dans un instant.',
  'refusal.underReview': 'Vos informations sont déjà en cours d’examen.',
  'refusal.alreadyVerified': 'Votre identité est déjà vérifiée.',
  'refusal.pictureUnknown': 'L’une des photos a expiré. Veuillez la renvoyer.',
  'refusal.basicFirst': 'Terminez d’abord la vérification de base.',
  'refusal.tooYoung': 'Vous devez avoir au moins 18 ans.',
  'members.invite': 'Inviter des amis',
  'members.inviteTitle':
    'Gagnez {share} % des frais de vos amis pendant {days, plural, one {# jour} other {# jours}}',
  'members.inviteHint':
    'Versé chaque heure sur les frais de la plateforme, dans la crypto des frais. Vos amis ne paient rien de plus.',
  'members.inviteQr': 'Lien d’invitation en code QR',
  'members.copyInviteCode': 'Copier le code d’invitation',
  'members.inviteLink': 'Lien d’invitation',
  'members.copyInviteLink': 'Copier le lien d’invitation',
  'members.shareLink': 'Partager le lien',
  'members.invited': 'Amis',
  'members.earned': 'Gains',
  'members.invitedList': 'Vos amis',
  'members.nobodyInvited': 'Personne pour l’instant. Partagez votre lien pour commencer.',
  'members.identity': 'Vérification d’identité',
  'members.basic': 'Vérification de base',
  'members.basicGives': 'Permet de retirer des fonds',
  'members.advanced': 'Vérification avancée',
  'members.advancedGives': 'Augmente vos limites de retrait',
  'members.unverified': 'Non vérifié',
  'members.verifying': 'En cours',
  'members.verified': 'Vérifié',
  'members.reverify': 'À refaire',
  'members.returnedFor': 'Retournée : {reason}',
  'members.told': 'Vos informations',
  'members.name': 'Nom',
  'members.nameHint': 'Tel qu’il figure sur votre pièce d’identité',
  'members.idNumber': 'N° de pièce d’identité',
  'members.city': 'Ville',
  'members.address': 'Adresse de résidence actuelle',
  'members.front': 'Recto de la pièce',
  'members.back': 'Verso de la pièce',
  'members.holdingFront': 'Recto tenu en main',
  'members.holdingBack': 'Verso tenu en main',
  'members.proofOfAddress': 'Justificatif de domicile',
  'members.portrait': 'Vous avec un mot écrit',
  'members.photosHint':
    'JPEG, PNG ou WebP, 5 Mo maximum chacune. Les photos sont recréées sans données cachées, chiffrées et visibles uniquement par vous et un vérificateur.',
  'members.advancedHint':
    'Une facture ou un courrier bancaire de moins de trois mois à votre adresse, et une photo de vous avec un mot indiquant Evenkeel et la date du jour.',
  'members.handIn': 'Soumettre pour examen',
  'members.handedIn': 'Soumis pour examen',
  'members.birthDate': 'Date de naissance',
  'members.birthHint': 'Vous devez avoir 18 ans ou plus',
  'members.country': 'Pays',
  'members.basicFirst': 'Terminez d’abord la vérification de base.',
  'members.toBasic': 'Aller à la vérification de base',
  'members.security': 'Centre de sécurité',
  'members.holdsWithdrawals':
    'Pour votre sécurité, les retraits sont suspendus 24 heures après ce changement.',
  'members.freezeThaw':
    'Pour le dégeler, il vous faut votre mot de passe et un code envoyé à votre e‑mail ou mobile.',
  'members.frozen': 'Compte gelé',
  'members.nameWrong': '100 caractères au maximum.',
  'members.idNumberWrong': 'De 4 à 40 lettres et chiffres, comme sur votre pièce d’identité.',
  'members.addressWrong': 'De 4 à 300 caractères.',
  'members.birthWrong': 'Vérifiez la date.',
  'members.recoveryUse': 'Utiliser un code de récupération',
  'members.recoveryCode': 'Code de récupération',
  'members.recoveryCodeHint':
    'Un des codes enregistrés lors de l’activation de l’authentificateur. Il ne sert qu’une fois.',
  'members.totpUse': 'Utiliser l’authentificateur',
  'members.inviteVerified':
    'Vos amis comptent une fois leur identité et la vôtre vérifiées. Les frais payés avant comptent aussi.',
  'members.inviteVerifyFirst': 'Vérifiez votre identité pour être payé',
  'members.houseCode': 'Notre code. Celui d’un ami convient aussi.',
  'members.photos': 'Photos',
  'members.photoWhole': 'La pièce est entière sur la photo, avec ses quatre coins.',
  'members.photoSharp': 'Nette, claire et sans reflet : chaque lettre se lit.',
  'members.photoHolding': 'Pièce en main, votre visage et la pièce sont entièrement visibles.',
  'members.lastTime': 'À saisir à nouveau en entier. La dernière fois : {value}',
  'members.countrySearch': 'Rechercher un pays',
  'members.stillMissing': 'Il manque : {field}',
  'refusal.samePhotoTwice':
    'Deux des photos sont la même image. Veuillez prendre chaque photo séparément.',
  'members.transactionRule':
    '{least, plural, one {# caractère} other {# caractères}} ou plus, différent de celui de connexion. Demandé pour les retraits et les achats.',
  'members.reviewTitle': 'Nous vérifions vos informations',
  'members.reviewHow':
    'Une personne compare vos photos à vos informations. Vous n’avez plus rien à faire : le résultat s’affichera ici et vous recevrez un message.',
  'members.reviewMeanwhile': 'En attendant, vous pouvez trader et transférer comme d’habitude.',
  'members.reviewAdvancedMeanwhile': 'En attendant, tout fonctionne comme avant.',
  'members.ended': 'Vous êtes déconnecté',
  'members.endedHint':
    'Votre session a expiré ou a été fermée depuis un autre appareil. Reconnectez-vous pour continuer.',
  'refusal.passwordSame': 'C’est votre mot de passe actuel. Choisissez-en un autre.',
  'refusal.firstCodeWrong':
    'Ce code est incorrect. Saisissez celui que l’application affiche maintenant et vérifiez l’heure de votre téléphone.',
  'refusal.secondFactorNeeded':
    'Ce compte utilise un authentificateur. Saisissez son code ou un code de récupération.',
  'refusal.transactionPasswordWrong': 'Le mot de passe de transaction est incorrect.',
  'refusal.transactionPasswordExhausted':
    'Trop de saisies incorrectes du mot de passe de transaction. Réessayez demain ou définissez-en un nouveau dans le centre de sécurité.',
  'refusal.transactionPasswordNotSet':
    'Définissez d’abord un mot de passe de transaction dans le centre de sécurité.',
  'refusal.frozenByOperator':
    'La plateforme a gelé ce compte. Seul le service client peut le dégeler.',
} satisfies typeof en
