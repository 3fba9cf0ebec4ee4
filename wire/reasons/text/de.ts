/** The usual reasons of decisions, as members read them, in German. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': 'Wir haben diese Transaktion im Netzwerk nicht gefunden.',
  'queues.reason.otherAddress': 'Die Zahlung ging an eine andere Adresse.',
  'queues.reason.amountDiffers': 'Der Betrag entspricht nicht dem, was eingegangen ist.',
  'queues.reason.notOurs': 'Diese Zahlung ging nicht an uns.',
  'queues.reason.addressRisky': 'Aus Sicherheitsgründen senden wir kein Guthaben an diese Adresse.',
  'queues.reason.accountRisky':
    'Ihr Konto muss zuerst eine Sicherheitsprüfung durchlaufen. Bitte wenden Sie sich an den Kundenservice.',
  'queues.reason.identityUnclear': 'Wir müssen Ihre Identität zuerst weiter prüfen.',
  'queues.reason.photoUnreadable': 'Ein Foto ist nicht lesbar. Bitte nehmen Sie es neu auf.',
  'queues.reason.photoIncomplete': 'Das Dokument ist nicht vollständig auf dem Foto.',
  'queues.reason.documentExpired': 'Das Dokument ist abgelaufen.',
  'queues.reason.detailsDiffer': 'Ihre Angaben weichen vom Dokument ab.',
  'queues.reason.notThePerson': 'Die Person auf dem Foto ist nicht der Inhaber des Dokuments.',
  'queues.reason.feedbackThanks':
    'Vielen Dank für Ihr Feedback. Wir haben es an das Team weitergegeben.',
  'queues.reason.feedbackLookingInto': 'Wir prüfen das und schreiben Ihnen im Support-Chat.',
  'queues.reason.feedbackSolved':
    'Das sollte jetzt gelöst sein. Schreiben Sie uns bitte erneut, falls nicht.',
  'queues.reason.feedbackNeedsMore':
    'Wir brauchen mehr Angaben. Bitte schreiben Sie uns im Support-Chat.',
} satisfies typeof en
