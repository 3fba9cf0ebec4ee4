/** Texts of messages to members, in German. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': 'Ihr Anti-Phishing-Code: {word}',
  'mail.foot':
    'Diese Nachricht wurde automatisch verschickt. Nachrichten von Evenkeel enthalten niemals Links: Öffnen Sie die App selbst.',
  'mail.notYou':
    'Das waren nicht Sie? Ändern Sie sofort Ihr Anmeldepasswort und frieren Sie Ihr Konto im Sicherheitscenter ein. Wenn Sie sich nicht mehr anmelden können, setzen Sie Ihr Passwort auf der Anmeldeseite zurück.',
  'mail.unknownDevice': 'unbekanntes Gerät',
  'mail.when': 'Wann: {at} UTC',
  'mail.device': 'Gerät: {device}',
  'mail.address': 'IP-Adresse: {address}',
  'mail.reason': 'Grund: {reason}',
  'mail.purpose.register': 'Ihr Code für die Registrierung bei Evenkeel:',
  'mail.purpose.reset': 'Ihr Code zum Zurücksetzen des Anmeldepassworts:',
  'mail.purpose.thaw': 'Ihr Code zum Freigeben Ihres eingefrorenen Kontos:',
  'mail.purpose.oldContact': 'Ihr Code zur Bestätigung Ihrer bisherigen Kontaktdaten:',
  'mail.purpose.newContact': 'Ihr Code zur Bestätigung Ihrer neuen Kontaktdaten:',
  'mail.code.subject': 'Ihr Bestätigungscode von Evenkeel',
  'mail.code.body':
    '{purpose}\n\n{code}\n\nEr gilt {minutes, plural, one {# Minute} other {# Minuten}}, nur einmal und nur auf dem Gerät, auf dem Sie ihn angefordert haben.\n\nNiemand von Evenkeel wird Sie jemals nach diesem Code fragen. Geben Sie ihn nicht weiter. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht: Ohne den Code passiert nichts.',
  'mail.registeredAlready.subject': 'Jemand wollte sich mit Ihrer E-Mail-Adresse registrieren',
  'mail.registeredAlready.body':
    'Jemand, vielleicht Sie selbst, wollte sich mit dieser E-Mail-Adresse bei Evenkeel registrieren. Sie gehört schon zu einem Konto, deshalb wurde kein Code verschickt.\n\nWenn Sie es waren: Melden Sie sich an oder setzen Sie Ihr Passwort auf der Anmeldeseite zurück.\n\nWenn Sie es nicht waren, müssen Sie nichts tun. Niemand hat erfahren, dass es das Konto gibt, und es wurde nichts daran geändert.',
  'mail.signedIn.subject': 'Neue Anmeldung bei Ihrem Evenkeel-Konto',
  'mail.signedIn.body':
    'Bei Ihrem Konto hat sich ein Gerät angemeldet, das wir noch nicht kannten.\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Ihr Evenkeel-Konto: {event}',
  'mail.accountChanged.body':
    'In Ihrem Evenkeel-Konto hat sich etwas geändert:\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': 'Ihre Verifizierung war erfolgreich',
  'mail.identityVerified.body': 'Gute Nachrichten: {event}.\n\nSie müssen nichts weiter tun.',
  'mail.identityRefused.subject': 'Ihre Verifizierung konnte nicht abgeschlossen werden',
  'mail.identityRefused.body':
    'Wir haben Ihre Unterlagen geprüft: {event}.\n\n{facts}\n\nÖffnen Sie die Verifizierung in der App, korrigieren Sie die Angaben und reichen Sie sie erneut ein.',
  'sms.code':
    '{purpose} {code}. {minutes, plural, one {# Minute} other {# Minuten}} gültig. Niemand von Evenkeel wird Sie je danach fragen.',
  'sms.registeredAlready':
    'Jemand wollte sich mit dieser Nummer bei Evenkeel registrieren. Sie gehört schon zu einem Konto. Waren Sie es, melden Sie sich an oder setzen Sie Ihr Passwort zurück. Wenn nicht, müssen Sie nichts tun.',
  'sms.signedIn':
    'Evenkeel: neue Anmeldung, {device}, {at} UTC. Nicht Sie? Sofort Passwort ändern und Konto in der App einfrieren.',
  'sms.accountChanged':
    'Evenkeel: {event}, {at} UTC. Nicht Sie? Sofort Passwort ändern und Konto in der App einfrieren.',
  'sms.identityVerified': 'Evenkeel: {event}. Sie müssen nichts weiter tun.',
  'sms.identityRefused':
    'Evenkeel: {event}. Den Grund sehen Sie in der App; dort können Sie die Angaben erneut einreichen.',
  'mail.event.signedIn': 'Neue Anmeldung',
  'mail.event.passwordChanged': 'Anmeldepasswort geändert',
  'mail.event.transactionPasswordChanged': 'Transaktionspasswort geändert',
  'mail.event.secondFactorOn': 'Zweiter Faktor eingeschaltet',
  'mail.event.secondFactorOff': 'Zweiter Faktor ausgeschaltet',
  'mail.event.passkeyAdded': 'Passkey hinzugefügt',
  'mail.event.passkeyRemoved': 'Passkey entfernt',
  'mail.event.emailChanged': 'E-Mail-Adresse geändert',
  'mail.event.phoneChanged': 'Mobilnummer geändert',
  'mail.event.walletLinked': 'Wallet verknüpft',
  'mail.event.antiPhishingChanged': 'Anti-Phishing-Code geändert',
  'mail.event.allowListOn': 'Auszahlungs-Whitelist eingeschaltet',
  'mail.event.allowListOff': 'Auszahlungs-Whitelist ausgeschaltet',
  'mail.event.apiKeyMade': 'API-Schlüssel erstellt',
  'mail.event.apiKeyRemoved': 'API-Schlüssel gelöscht',
  'mail.event.frozen': 'Konto eingefroren',
  'mail.event.thawed': 'Konto wieder freigegeben',
  'mail.event.identityVerified': 'Basisverifizierung bestanden',
  'mail.event.identityRefused': 'Basisverifizierung nicht bestanden',
  'mail.event.advancedVerified': 'Erweiterte Verifizierung bestanden',
  'mail.event.advancedRefused': 'Erweiterte Verifizierung nicht bestanden',
  'mail.left': 'Verbleibende Wiederherstellungscodes: {left}',
  'mail.event.recoveryCodeUsed': 'Wiederherstellungscode verwendet',
  'mail.event.recoveryCodesMade': 'Neue Wiederherstellungscodes erstellt',
  'mail.event.wrongPasswords': 'Wiederholt falsche Passwörter',
  'mail.wrongPasswords.subject':
    'Für Ihr Evenkeel-Konto wurden viele falsche Passwörter eingegeben',
  'mail.wrongPasswords.body':
    'Jemand hat für Ihr Konto innerhalb weniger Minuten immer wieder ein falsches Passwort eingegeben, auf Geräten, die wir nicht kennen. Keiner dieser Versuche hatte Erfolg. Der letzte davon:\n\n{facts}\n\nWenn Sie es waren und Ihr Passwort vergessen haben, setzen Sie es auf der Anmeldeseite zurück.\n\nWenn Sie es nicht waren: Niemand ist hineingekommen, und jeder weitere Versuch wird schwerer. Achten Sie darauf, dass Ihr Anmeldepasswort lang ist und nirgendwo sonst verwendet wird, und schalten Sie im Sicherheitscenter einen Authenticator oder Passkey ein.\n\nDiese Nachricht erhalten Sie höchstens einmal am Tag.',
  'sms.wrongPasswords':
    'Evenkeel: Für Ihr Konto wurden viele falsche Passwörter eingegeben, {at} UTC. Niemand kam hinein. Nicht Sie? Nutzen Sie ein langes Passwort, das Sie sonst nirgends verwenden, und schalten Sie in der App einen Authenticator ein.',
  'mail.event.frozenByOperator': 'Konto von der Börse eingefroren',
  'mail.event.thawedByOperator': 'Konto von der Börse wieder freigegeben',
  'mail.frozenByOperator.subject': 'Ihr Evenkeel-Konto wurde eingefroren',
  'mail.frozenByOperator.body':
    'Wir haben Ihr Konto eingefroren. Alle Geräte sind abgemeldet, und niemand kann sich anmelden.\n\n{facts}\n\nIhr Guthaben und Ihre offenen Orders bleiben, wie sie sind. Selbst freigeben können Sie das Konto nicht: Bitte wenden Sie sich an den Kundenservice.',
  'sms.frozenByOperator':
    'Evenkeel: Ihr Konto wurde eingefroren, {at} UTC. Nur der Kundenservice kann es wieder freigeben.',
  'mail.thawedByOperator.subject': 'Ihr Evenkeel-Konto ist wieder freigegeben',
  'mail.thawedByOperator.body':
    'Wir haben Ihr Konto wieder freigegeben.\n\n{facts}\n\nFalls Sie es auch selbst eingefroren haben, geben Sie es auf der Anmeldeseite frei. Sonst können Sie sich wie gewohnt anmelden.',
  'sms.thawedByOperator': 'Evenkeel: Die Börse hat Ihr Konto wieder freigegeben, {at} UTC.',
} satisfies typeof en
