/** What the platform says to a caller, in German. */
import type en from './en.ts'

export default {
  'refusal.badRequest':
    'Die Anfrage enthält ungültige Angaben. Bitte prüfen Sie sie und versuchen Sie es erneut.',
  'refusal.keyMissing': 'Diese Anfrage muss einen Idempotenzschlüssel enthalten.',
  'refusal.keyReused':
    'Diese Anfrage wurde bereits für einen anderen Vorgang verwendet. Bitte beginnen Sie von vorn.',
  'refusal.keyExpired':
    'Diese Anfrage ist älter als einen Tag und wurde nicht noch einmal ausgeführt. Prüfen Sie Ihre Orders und Verläufe und beginnen Sie neu.',
  'refusal.keyFromFuture':
    'Die Uhr dieses Geräts geht gegenüber der Börse vor. Stellen Sie sie richtig und versuchen Sie es erneut.',
  'refusal.tooManyKeys':
    'Zu viele Anfragen in wenigen Stunden. Bitte versuchen Sie es später erneut.',
  'refusal.notLoggedIn': 'Nicht angemeldet oder Sitzung abgelaufen. Bitte melden Sie sich an.',
  'refusal.sessionExpired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'refusal.notAllowed': 'Sie sind dazu nicht berechtigt.',
  'refusal.stepUpNeeded': 'Bitte bestätigen Sie dies mit Ihrem zweiten Faktor.',
  'refusal.demoNotAllowed': 'Im Demokonto nicht verfügbar. Wechseln Sie zu Ihrem Echtgeldkonto.',
  'refusal.notFound': 'Nicht gefunden.',
  'refusal.tooLarge': 'Die Anfrage ist zu groß.',
  'refusal.tooManyRequests': 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
  'refusal.deadlinePassed':
    'Zeitüberschreitung: Der Vorgang wurde nicht ausgeführt. Bitte versuchen Sie es erneut.',
  'refusal.exchangeBusy':
    'Die Börse ist stark ausgelastet. Es wurde nichts ausgeführt. Bitte versuchen Sie es erneut.',
  'refusal.decisionFailed':
    'Wegen eines Fehlers auf unserer Seite konnte Ihre Anfrage nicht verarbeitet werden. Es wurde nichts ausgeführt. Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.',
  'refusal.fieldUnreadable':
    'Ein Teil der gespeicherten Daten ist nicht lesbar, deshalb wurde nichts ausgeführt. Bitte wenden Sie sich an den Support.',
  'refusal.historyBehind':
    'Die Verläufe hinken einen Moment hinterher. Nichts ist verloren; sehen Sie gleich noch einmal nach.',
  'refusal.cancelOnly':
    'Derzeit können Orders nur storniert werden. Es wurde nichts ausgeführt. Bitte versuchen Sie es später erneut.',
  'refusal.exchangeFrozen':
    'Der Handel ist derzeit ausgesetzt. Es wurde nichts ausgeführt; Ihr Guthaben bleibt unverändert.',
  'refusal.maintenance':
    'Die Börse wird gerade gewartet. Es wurde nichts ausgeführt. Bitte versuchen Sie es später erneut.',
  'refusal.withdrawalsFrozen':
    'Auszahlungen sind derzeit ausgesetzt. Ihr Guthaben bleibt auf Ihrem Konto.',
  'refusal.marketHalted':
    'Der Handel in diesem Markt ist angehalten. Orders können weiterhin storniert werden.',
  'refusal.marketHalted.named':
    'Der Handel in {symbol} ist angehalten. Orders können weiterhin storniert werden.',
  'refusal.marketDelisted':
    'Dieser Markt nimmt keine neuen Orders mehr an. Offene Orders können Sie weiterhin stornieren.',
  'refusal.approvalNeeded': 'Diese Änderung muss von einer zweiten Person freigegeben werden.',
  'refusal.operatorNotEnrolled': 'Das darf nur ein registrierter Operator.',
  'refusal.operatorTooNew': 'Sie sind neu in dieser Rolle: Ihre Freigaben zählen in {hours} Std.',
  'refusal.serverError':
    'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
} satisfies typeof en
