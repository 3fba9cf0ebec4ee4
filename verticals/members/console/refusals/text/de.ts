/** Why a call of the console about members is refused, in German. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': 'Dieses Mitglied gibt es nicht.',
  'refusal.nothingPrivate': 'Hier ist nichts mehr.',
  'refusal.noteIsEmpty': 'Schreiben Sie zuerst etwas.',
  'refusal.memberFrozen': 'Ein Operator hat dieses Konto bereits eingefroren.',
  'refusal.memberNotFrozen': 'Kein Operator hat dieses Konto eingefroren.',
  'refusal.noOutbox':
    'Diese Börse verschickt ihre Nachrichten wirklich, daher gibt es keinen Postausgang.',
  'refusal.memberHoldsFunds':
    'Dieses Mitglied hat noch: {holds}. Zuerst auszahlen. Wird es aufgegeben, kommt niemand mehr daran. Zum Aufgeben braucht es zwei Admins.',
  'refusal.withdrawalsOpen':
    'Dieses Mitglied hat eine offene Auszahlung. Sie muss zuerst bezahlt oder abgelehnt sein: Nach dem Löschen ist ihre Adresse weg.',
} satisfies typeof en
