/** What the server answers about options, in German. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered':
    'Optionen mit dieser Laufzeit werden auf diesem Markt derzeit nicht angeboten.',
  'refusal.termsChanged':
    'Die Auszahlung hat sich gerade geändert. Prüfe die neuen Konditionen und ordere erneut.',
  'refusal.stakeBelowMinimum': 'Der Mindesteinsatz beträgt {minimum} {asset}.',
  'refusal.stakeAboveMaximum': 'Der Höchsteinsatz beträgt {maximum} {asset}.',
  'refusal.stakeTooFine': 'Ein Einsatz hat höchstens zwei Nachkommastellen.',
  'refusal.expiryAfterClose':
    'Der Markt schließt am {closesUtc} (UTC), bevor diese Option endet. Wähle eine kürzere Laufzeit.',
  'refusal.priceStale':
    'Für diesen Markt gibt es gerade keinen aktuellen Preis. Bitte versuche es gleich noch einmal.',
  'refusal.optionsArePaused':
    'Du hast den Optionshandel pausiert. Nach Ende der Pause kannst du wieder ordern.',
  'refusal.ownLossLimitReached':
    'Damit würdest du dein eigenes Tagesverlustlimit von {limit} {asset} überschreiten. Heute kannst du noch {left} {asset} einsetzen.',
  'refusal.ownNumberLimitReached':
    'Du hast dein eigenes Limit von {limit} Optionen pro Tag erreicht.',
  'refusal.exposureReached':
    'Für diesen Verfall sind derzeit höchstens {free} {asset} Einsatz möglich.',
  'refusal.tooManyOptions':
    'Du kannst höchstens {maximum} offene Optionen haben. Warte, bis einige abgerechnet sind.',
  'refusal.limitsMalformed': 'Dieses Limit kann nicht gesetzt werden.',
  'refusal.termsUnsound':
    'Diese Konditionen können nicht angeboten werden: Prüfe Laufzeit, Auszahlung und Einsätze.',
  'refusal.optionDoesNotExist': 'Diese Option existiert nicht.',
  'refusal.receiptDoesNotExist': 'Dieser Beleg existiert nicht.',
} satisfies typeof en
