/** What the platform says to a caller, in German. */
import type en from './en.ts'

export default {
  'refusal.badRequest':
    'Die Anfrage enthält ungültige Angaben. Bitte prüfen Sie sie und versuchen Sie es erneut.',
  'refusal.keyMissing': 'Diese Anfrage muss einen Idempotenzschlüssel enthalten.',
  'refusal.keyReused':
    'Diese Anfrage wurde bereits für einen anderen Vorgang verwendet. Bitte beginnen Sie von vorn.',
  'refusal.notLoggedIn': 'Nicht angemeldet oder Sitzung abgelaufen. Bitte melden Sie sich an.',
  'refusal.sessionExpired': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'refusal.notAllowed': 'Sie sind dazu nicht berechtigt.',
  'refusal.demoNotAllowed': 'Im Demokonto nicht verfügbar. Wechseln Sie zu Ihrem Echtgeldkonto.',
  'refusal.notFound': 'Nicht gefunden.',
  'refusal.tooLarge': 'Die Anfrage ist zu groß.',
  'refusal.tooManyRequests': 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
  'refusal.deadlinePassed':
    'Zeitüberschreitung: Der Vorgang wurde nicht ausgeführt. Bitte versuchen Sie es erneut.',
  'refusal.exchangeBusy':
    'Die Börse ist stark ausgelastet. Es wurde nichts ausgeführt. Bitte versuchen Sie es erneut.',
  'refusal.cancelOnly':
    'Derzeit können Orders nur storniert werden. Es wurde nichts ausgeführt. Bitte versuchen Sie es später erneut.',
  'refusal.serverError':
    'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
} satisfies typeof en
