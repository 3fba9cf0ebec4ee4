/** Members' texts, in German. */
import type en from './en.ts'

export default {
  'refusal.invalidEmail': 'Ungültiges E-Mail-Format',
  'refusal.invalidPhone': 'Ungültige Telefonnummer',
  'refusal.passwordsDoNotMatch': 'Die Passwörter stimmen nicht überein',
  'refusal.passwordTooShort': 'Mindestens 8 Zeichen.',
  'refusal.passwordTooLong': 'Höchstens 128 Zeichen.',
  'refusal.passwordTooCommon':
    'Dieses Passwort ist zu leicht zu erraten. Meiden Sie gängige Passwörter, Ihre E‑Mail-Adresse oder Telefonnummer und unsichtbare Zeichen.',
  'refusal.agreementNeeded':
    'Bitte lesen Sie zuerst die Nutzungsvereinbarung und stimmen Sie ihr zu',
  'refusal.registrationClosed': 'Die Registrierung ist zurzeit geschlossen.',
  'refusal.inviteCodeUnknown': 'Diesen Einladungscode gibt es nicht.',
  'refusal.transactionPasswordSame':
    'Das Transaktionspasswort muss sich vom Anmeldepasswort unterscheiden.',
  'refusal.codeWrong': 'Der Bestätigungscode ist falsch oder abgelaufen.',
  'refusal.captchaNeeded':
    'Bitte schließen Sie die Sicherheitsprüfung ab und versuchen Sie es erneut.',
  'refusal.accountsBusy':
    'Gerade melden sich zu viele gleichzeitig an. Bitte versuchen Sie es gleich erneut.',
  'refusal.wrongCredentials': 'Konto oder Passwort ist falsch.',
  'refusal.tooManyAttempts':
    'Zu viele Versuche. Warten Sie zehn Minuten oder nutzen Sie ein Gerät, mit dem Sie schon angemeldet waren.',
  'refusal.accountFrozen':
    'Dieses Konto ist eingefroren. Geben Sie es wieder frei, um sich anzumelden.',
  'refusal.secondFactorWrong':
    'Der Authenticator- oder Wiederherstellungscode ist falsch oder wurde schon verwendet.',
  'refusal.ticketOver': 'Das hat zu lange gedauert. Bitte beginnen Sie von vorn.',
  'refusal.simulationOff': 'Der Simulationsmodus ist nicht aktiviert',
  'refusal.deviceUnknown': 'Dieses Gerät ist bereits abgemeldet',
  'refusal.wrongPassword': 'Das Anmeldepasswort ist falsch.',
  'refusal.signatureWrong': 'Die Wallet-Signatur ist ungültig. Bitte signieren Sie erneut.',
  'refusal.walletUnknown':
    'Diese Wallet ist noch mit keinem Konto verknüpft. Geben Sie einen Einladungscode ein, um eines zu eröffnen.',
  'refusal.walletTaken': 'Diese Wallet ist bereits mit einem anderen Konto verknüpft.',
  'refusal.passkeyWrong': 'Der Passkey konnte nicht geprüft werden. Bitte versuchen Sie es erneut.',
  'refusal.passkeyUnknown': 'Dieser Passkey wurde bereits entfernt.',
  'refusal.passkeysNeedADomain':
    'Passkeys funktionieren nicht über eine IP-Adresse. Öffnen Sie die Seite über ihren Domainnamen (auf diesem Computer: localhost).',
  'refusal.tooManyPasskeys': 'Sie haben bereits 10 Passkeys. Entfernen Sie zuerst einen.',
  'refusal.secondFactorIsOn': 'Die Zwei-Faktor-Authentifizierung ist bereits aktiviert.',
  'refusal.secondFactorIsOff': 'Die Zwei-Faktor-Authentifizierung ist bereits deaktiviert.',
  'refusal.noOldAddress': 'Dafür ist noch keine Adresse oder Nummer hinterlegt.',
  'refusal.addressTaken': 'Diese Adresse oder Nummer gehört bereits zu einem anderen Konto.',
  'refusal.tooManyApiKeys': 'Sie haben bereits 20 API-Schlüssel. Löschen Sie zuerst einen.',
  'refusal.badAddress': 'Geben Sie gültige IP-Adressen ein, etwa 192.0.2.7 oder 192.0.2.0/24.',
  'refusal.apiKeyUnknown': 'Dieser API-Schlüssel wurde bereits gelöscht.',
  'refusal.noAddressToThaw':
    'Hinterlegen Sie zuerst eine E‑Mail-Adresse oder Mobilnummer, damit Sie das Konto wieder freigeben können.',
  'refusal.alreadyInvited': 'Dieses Mitglied wurde schon von jemand anderem eingeladen.',
  'refusal.invitesThemselves': 'Ihren eigenen Einladungscode können Sie nicht verwenden.',
  'refusal.notInvited': 'Dieses Mitglied wurde von niemandem eingeladen.',
  'refusal.notPlayMoney': 'So lässt sich nur ein Demokonto auffüllen.',
  'refusal.demoIsFull':
    'Ihr Demokonto hat bereits 100.000 USDT oder mehr: {available} verfügbar plus {frozen} in offenen Orders gesperrt.',
  'refusal.codeSentJustNow':
    'Gerade wurde ein Code verschickt. In {seconds, plural, one {# Sekunde} other {# Sekunden}} können Sie einen neuen anfordern.',
  'refusal.tooManyCodes':
    'An diese Adresse wurden zu viele Codes verschickt. Bitte versuchen Sie es morgen wieder.',
  'members.signIn': 'Anmelden',
  'members.register': 'Registrieren',
  'members.welcomeBack': 'Willkommen zurück',
  'members.way': 'E-Mail oder Mobilnummer',
  'members.email': 'E-Mail',
  'members.mobile': 'Mobilnummer',
  'members.areaOf': 'Vorwahl, {area}',
  'members.password': 'Passwort',
  'members.newPassword': 'Neues Passwort',
  'members.confirmPassword': 'Passwort bestätigen',
  'members.passwordHint': 'Mindestens {least} Zeichen',
  'members.forgotten': 'Passwort vergessen?',
  'members.toThaw': 'Konto freigeben',
  'members.signedIn': 'Angemeldet',
  'members.or': 'oder',
  'members.byPasskey': 'Weiter mit Passkey',
  'members.byWallet': 'Weiter mit Wallet',
  'members.passkeyFailed':
    'Das hat mit dem Passkey nicht geklappt. Versuchen Sie es auf anderem Weg.',
  'members.walletFailed': 'Die Wallet hat nicht geantwortet. Versuchen Sie es erneut.',
  'members.noWallet':
    'In diesem Browser wurde keine Wallet gefunden. Installieren Sie eine oder öffnen Sie diese Seite im Browser Ihrer Wallet.',
  'members.browserWallet': 'Browser-Wallet',
  'members.newWallet':
    'Für diese Wallet gibt es hier noch kein Konto. Um eines zu eröffnen, signieren Sie noch einmal in Ihrer Wallet. Es ist kostenlos, und kein Guthaben wird bewegt.',
  'members.signAndJoin': 'Signieren und Konto eröffnen',
  'members.noAccount': 'Neu bei Evenkeel?',
  'members.haveAccount': 'Schon ein Konto?',
  'members.registerTitle': 'Konto eröffnen',
  'members.registerHint': 'Ein Konto für echten Handel und Demohandel.',
  'members.registered': 'Willkommen an Bord',
  'members.registrationClosed': 'Die Registrierung ist zurzeit geschlossen.',
  'members.code': 'Bestätigungscode',
  'members.sendCode': 'Code senden',
  'members.sendAgain': 'Erneut senden',
  'members.codeSent': 'Wenn diese Adresse verwendet werden kann, ist ein Code unterwegs.',
  'members.sandboxCode': 'Sandbox: Es wird nichts verschickt. Der Code ist {code}.',
  'members.fillIn': 'Einsetzen',
  'members.transactionPassword': 'Transaktionspasswort',
  'members.transactionHint':
    'Wird bei Auszahlungen und Käufen abgefragt. Muss sich vom Anmeldepasswort unterscheiden.',
  'members.inviteCode': 'Einladungscode',
  'members.agree':
    'Ich habe die Nutzungsvereinbarung und die Datenschutzerklärung gelesen und stimme zu',
  'members.terms': 'Nutzungsvereinbarung',
  'members.privacy': 'Datenschutzerklärung',
  'members.proving': 'Wir prüfen, dass Sie kein Roboter sind. Das dauert ein paar Sekunden.',
  'members.provingHard':
    'Zuletzt gab es viele Versuche, deshalb dauert diese Prüfung länger: bis zu 20 Sekunden.',
  'members.secondTitle': 'Zwei-Faktor-Authentifizierung',
  'members.secondHint': 'Geben Sie die 6 Ziffern ein, die Ihre Authenticator-App gerade anzeigt.',
  'members.totp': 'Authenticator-Code',
  'members.totpIfOn': 'Authenticator-Code, falls Sie einen nutzen',
  'members.confirm': 'Bestätigen',
  'members.startAgain': 'Von vorn beginnen',
  'members.resetTitle': 'Passwort zurücksetzen',
  'members.resetHint':
    'Danach sind Auszahlungen 24 Stunden gesperrt und alle Geräte werden abgemeldet.',
  'members.resetDo': 'Neues Passwort setzen',
  'members.resetDone': 'Neues Passwort gesetzt. Bitte melden Sie sich an.',
  'members.thawTitle': 'Konto freigeben',
  'members.thawHint':
    'Sie brauchen Ihr Passwort und einen Code, den wir Ihnen per E‑Mail oder SMS senden.',
  'members.thawDo': 'Freigeben',
  'members.thawDone': 'Konto wieder freigegeben. Bitte melden Sie sich an.',
  'refusal.imageFailed':
    'Das Format ist falsch oder die Zeit ist abgelaufen. Bitte laden Sie das Bild erneut hoch.',
  'refusal.tooManyUploads':
    'Sie haben zu viele Bilder hochgeladen. Bitte versuchen Sie es später erneut.',
  'refusal.uploadsBusy':
    'Gerade werden viele Bilder hochgeladen. Bitte versuchen Sie es gleich erneut.',
  'refusal.underReview': 'Ihre Angaben werden bereits geprüft.',
  'refusal.alreadyVerified': 'Sie sind bereits verifiziert.',
  'refusal.pictureUnknown': 'Eines der Fotos ist abgelaufen. Bitte laden Sie es erneut hoch.',
  'refusal.basicFirst': 'Schließen Sie zuerst die Basisverifizierung ab.',
  'refusal.tooYoung': 'Sie müssen mindestens 18 Jahre alt sein.',
  'members.invite': 'Freunde einladen',
  'members.inviteTitle':
    'Verdienen Sie {days, plural, one {# Tag} other {# Tage}} lang {share} % der Gebühren Ihrer Freunde',
  'members.inviteHint':
    'Stündlich ausgezahlt, in dem Coin, in dem die Gebühr gezahlt wurde. Ihre Freunde zahlen nichts extra.',
  'members.inviteQr': 'Einladungslink als QR-Code',
  'members.copyInviteCode': 'Einladungscode kopieren',
  'members.inviteLink': 'Einladungslink',
  'members.copyInviteLink': 'Einladungslink kopieren',
  'members.shareLink': 'Link teilen',
  'members.invited': 'Freunde',
  'members.earned': 'Verdient',
  'members.invitedList': 'Ihre Freunde',
  'members.nobodyInvited': 'Noch niemand. Teilen Sie Ihren Link und legen Sie los.',
  'members.identity': 'Verifizierung',
  'members.basic': 'Basisverifizierung',
  'members.basicGives': 'Schaltet Auszahlungen frei',
  'members.advanced': 'Erweiterte Verifizierung',
  'members.advancedGives': 'Erhöht Ihre Auszahlungslimits',
  'members.unverified': 'Nicht verifiziert',
  'members.verifying': 'In Prüfung',
  'members.verified': 'Verifiziert',
  'members.reverify': 'Erneut verifizieren',
  'members.returnedFor': 'Zurückgegeben: {reason}',
  'members.told': 'Ihre Angaben',
  'members.name': 'Name',
  'members.nameHint': 'Wie in Ihrem Ausweis',
  'members.idNumber': 'Ausweisnummer',
  'members.city': 'Ort',
  'members.address': 'Aktuelle Wohnadresse',
  'members.front': 'Ausweis Vorderseite',
  'members.back': 'Ausweis Rückseite',
  'members.holdingFront': 'Vorderseite in der Hand',
  'members.holdingBack': 'Rückseite in der Hand',
  'members.proofOfAddress': 'Adressnachweis',
  'members.portrait': 'Selfie mit Zettel',
  'members.photosHint':
    'JPEG, PNG oder WebP, je bis 5 MB. Wir entfernen versteckte Daten aus Ihren Fotos, verschlüsseln sie und zeigen sie nur Ihnen und einem Prüfer.',
  'members.advancedHint':
    'Eine Versorgerrechnung oder ein Kontoauszug der letzten drei Monate mit Ihrer Adresse und ein Foto von Ihnen mit einem Zettel in der Hand, auf dem Evenkeel und das heutige Datum stehen.',
  'members.handIn': 'Zur Prüfung einreichen',
  'members.handedIn': 'Zur Prüfung eingereicht',
  'members.birthDate': 'Geburtsdatum',
  'members.birthHint': 'Sie müssen mindestens 18 Jahre alt sein',
  'members.country': 'Land',
  'members.basicFirst': 'Schließen Sie zuerst die Basisverifizierung ab.',
  'members.toBasic': 'Zur Basisverifizierung',
  'members.security': 'Sicherheitscenter',
  'members.holdsWithdrawals':
    'Zu Ihrer Sicherheit pausieren Auszahlungen nach dieser Änderung 24 Stunden.',
  'members.freezeThaw':
    'Zum Freigeben brauchen Sie Ihr Passwort und einen Code an Ihre E‑Mail oder Mobilnummer.',
  'members.frozen': 'Konto eingefroren',
  'members.nameWrong': 'Höchstens 100 Zeichen.',
  'members.idNumberWrong': '4 bis 40 Buchstaben und Ziffern, so wie im Ausweis.',
  'members.addressWrong': '4 bis 300 Zeichen.',
  'members.birthWrong': 'Bitte prüfen Sie das Datum.',
  'members.recoveryUse': 'Wiederherstellungscode verwenden',
  'members.recoveryCode': 'Wiederherstellungscode',
  'members.recoveryCodeHint':
    'Einer der Codes, die Sie beim Einschalten des Authenticators gespeichert haben. Er gilt nur einmal.',
  'members.totpUse': 'Authenticator verwenden',
  'members.inviteVerified':
    'Sie werden bezahlt, sobald Sie und Ihr Freund verifiziert sind. Davor gezahlte Gebühren zählen mit.',
  'members.inviteVerifyFirst': 'Verifizieren Sie sich, um ausgezahlt zu werden',
  'members.houseCode':
    'Unser Standardcode. Wurden Sie eingeladen, geben Sie den Code Ihres Freundes ein.',
  'members.photos': 'Fotos',
  'members.photoWhole': 'Der ganze Ausweis ist im Bild, mit allen vier Ecken.',
  'members.photoSharp': 'Scharf, hell und ohne Spiegelung: jeder Buchstabe ist lesbar.',
  'members.photoHolding':
    'Mit dem Ausweis in der Hand sind Ihr Gesicht und der Ausweis ganz zu sehen.',
  'members.lastTime': 'Bitte noch einmal vollständig eingeben. Letztes Mal: {value}',
  'members.countrySearch': 'Land suchen',
  'members.stillMissing': 'Fehlt noch: {field}',
  'refusal.samePhotoTwice':
    'Zwei der Fotos sind dasselbe Bild. Bitte nehmen Sie jedes einzeln auf.',
  'members.transactionRule':
    'Mindestens {least} Zeichen, anders als das Anmeldepasswort. Wird bei Auszahlungen und Käufen abgefragt.',
  'members.reviewTitle': 'Wir prüfen Ihre Unterlagen',
  'members.reviewHow':
    'Unser Team vergleicht Ihre Fotos mit Ihren Angaben. Sie müssen nichts weiter tun: Das Ergebnis erscheint hier, und wir schicken Ihnen eine Nachricht.',
  'members.reviewMeanwhile': 'Bis dahin können Sie wie gewohnt handeln und transferieren.',
  'members.reviewAdvancedMeanwhile': 'Bis dahin funktioniert alles wie bisher.',
  'members.ended': 'Sie wurden abgemeldet',
  'members.endedHint':
    'Ihre Sitzung ist abgelaufen oder wurde auf einem anderen Gerät beendet. Melden Sie sich erneut an, um fortzufahren.',
  'refusal.passwordSame': 'Das ist Ihr jetziges Passwort. Wählen Sie ein anderes.',
  'refusal.firstCodeWrong':
    'Dieser Code stimmt nicht. Geben Sie den Code ein, den die App jetzt zeigt, und prüfen Sie die Uhrzeit Ihres Telefons.',
  'refusal.secondFactorNeeded':
    'Dieses Konto nutzt einen Authenticator. Geben Sie dessen Code oder einen Wiederherstellungscode ein.',
  'refusal.transactionPasswordWrong': 'Das Transaktionspasswort ist falsch.',
  'refusal.transactionPasswordExhausted':
    'Das Transaktionspasswort war zu oft falsch. Versuchen Sie es morgen wieder oder legen Sie im Sicherheitscenter ein neues fest.',
  'refusal.transactionPasswordNotSet':
    'Legen Sie zuerst im Sicherheitscenter ein Transaktionspasswort fest.',
  'refusal.frozenByOperator':
    'Die Börse hat dieses Konto eingefroren. Nur der Kundenservice kann es wieder freigeben.',
  'members.stepOf': 'Schritt {step} von {all}',
  'members.nextStep': 'Weiter',
  'members.registerLogin': 'Anmeldepasswort festlegen',
  'members.registerLoginHint': 'Nehmen Sie eines, das Sie sonst nirgends verwenden.',
  'members.registerLast': 'Letzter Schritt',
  'members.registerLastHint': 'Danach können Sie handeln.',
  'members.strength.weak': 'Schwach',
  'members.strength.fair': 'Mittel',
  'members.strength.good': 'Gut',
  'members.strength.strong': 'Stark',
} satisfies typeof en
