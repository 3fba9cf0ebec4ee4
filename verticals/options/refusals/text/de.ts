/** What the server answers about options, in German. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered':
    'Optionen mit dieser Laufzeit werden auf diesem Markt derzeit nicht angeboten.',
  'refusal.termsChanged':
    'Die Auszahlung hat sich gerade geändert. Prüfen Sie die neuen Konditionen und platzieren Sie die Order erneut.',
  'refusal.stakeBelowMinimum': 'Der Mindesteinsatz beträgt {minimum} {asset}.',
  'refusal.stakeAboveMaximum': 'Der Höchsteinsatz beträgt {maximum} {asset}.',
  'refusal.stakeTooFine': 'Ein Einsatz hat höchstens zwei Nachkommastellen.',
  'refusal.expiryAfterClose':
    'Der Markt schließt am {closesUtc} (UTC), bevor diese Option endet. Wählen Sie eine kürzere Laufzeit.',
  'refusal.priceStale':
    'Für diesen Markt gibt es gerade keinen aktuellen Kurs. Bitte versuchen Sie es gleich noch einmal.',
  'refusal.optionsArePaused':
    'Sie haben den Optionshandel pausiert. Nach Ende der Pause können Sie wieder Orders platzieren.',
  'refusal.ownLossLimitReached':
    'Damit würden Sie Ihr eigenes Tagesverlustlimit von {limit} {asset} überschreiten. Heute können Sie noch {left} {asset} einsetzen.',
  'refusal.ownNumberLimitReached':
    'Sie haben Ihr eigenes Limit von {limit} Optionen pro Tag erreicht.',
  'refusal.exposureReached':
    'Für diesen Ablauf sind derzeit höchstens {free} {asset} Einsatz möglich.',
  'refusal.tooManyOptions':
    'Sie können höchstens {maximum} offene Optionen haben. Warten Sie, bis einige abgerechnet sind.',
  'refusal.limitsMalformed': 'Dieses Limit kann nicht gesetzt werden.',
  'refusal.termsUnsound':
    'Diese Konditionen können nicht angeboten werden: Prüfen Sie Laufzeit, Auszahlung und Einsätze.',
  'refusal.optionDoesNotExist': 'Diese Option existiert nicht.',
  'refusal.receiptDoesNotExist': 'Dieser Beleg existiert nicht.',
} satisfies typeof en
