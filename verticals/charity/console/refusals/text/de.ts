/** What operators are refused about charity, in German. */
import type en from './en.ts'

export default {
  'refusal.projectExists': 'Ein Projekt mit diesem Kurznamen gibt es schon.',
  'refusal.projectUnsound':
    'Kurzname, Ziel oder Ende stimmen nicht: Kleinbuchstaben und Bindestriche, ein Ziel über dem Gesammelten, ein Ende innerhalb von fünf Jahren.',
  'refusal.payoutUnsound': 'Eine Auszahlung braucht einen Betrag über null und einen Beleg.',
  'refusal.raisedExceeded': 'Das Projekt hat nur noch {free} {asset} auszuzahlen.',
  'refusal.custodyExceeded': 'Dort, wovon gezahlt werden soll, sind nur {free} {asset}.',
  'refusal.documentWrong':
    'Das Dokument kam nicht vollständig an oder ist weder PDF noch PNG oder JPEG.',
} satisfies typeof en
