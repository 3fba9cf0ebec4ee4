/** What the server answers about contracts, in German. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'Diesen Kontrakt gibt es nicht.',
  'refusal.lotsInvalid': 'Geben Sie ganze Lots ein, von 1 bis {maximum}.',
  'refusal.leverageNotOffered': 'Dieser Hebel wird für diesen Kontrakt nicht angeboten.',
  'refusal.distanceInvalid': 'Der Trailing-Abstand muss zwischen 0,01 % und 50 % liegen.',
  'refusal.marketClosed': 'Dieser Markt ist gerade geschlossen. Er öffnet am {opensUtc} (UTC).',
  'refusal.positionTooSmall': 'Von dieser Position können Sie höchstens {lots} Lots schließen.',
  'refusal.positionTooLarge':
    'Mit diesem Hebel darf eine Position höchstens {maximum} USDT wert sein.',
  'refusal.openInterestReached':
    'Auf dieser Seite können derzeit nur noch {lots} Lots eröffnet werden.',
  'refusal.targetPriceWrong':
    'Take-Profit und Stop-Loss müssen auf der richtigen Seite des Preises liegen.',
  'refusal.tooManyTargets':
    'Eine Position kann höchstens {maximum} Take-Profit- und Stop-Loss-Orders haben.',
  'refusal.positionDoesNotExist': 'Sie haben keine solche Position.',
  'refusal.contractTermsUnsound':
    'Diese Konditionen sind nicht gültig: Stufen müssen in Wert und Maintenance-Margin steigen und im Hebel fallen, die Taker-Gebühr muss unter der Maintenance-Margin liegen und diese unter der Margin des größten Hebels.',
  'refusal.maintenanceRaised':
    'Solange Mitglieder Positionen halten, kann die Maintenance-Margin nicht erhöht werden: Das würde ihre Liquidationspreise verschieben.',
} satisfies typeof en
