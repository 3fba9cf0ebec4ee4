/** What the server answers about contracts, in German. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'Diesen Kontrakt gibt es nicht.',
  'refusal.lotsInvalid': 'Gib ganze Lots ein, von 1 bis {maximum}.',
  'refusal.leverageNotOffered': 'Dieser Hebel wird für diesen Kontrakt nicht angeboten.',
  'refusal.distanceInvalid': 'Der Trailing-Abstand muss zwischen 0,01 % und 50 % liegen.',
  'refusal.marketClosed': 'Dieser Markt ist gerade geschlossen. Er öffnet am {opensUtc} (UTC).',
  'refusal.positionTooSmall': 'Von dieser Position kannst du höchstens {lots} Lots schließen.',
  'refusal.positionTooLarge':
    'Mit diesem Hebel darf eine Position höchstens {maximum} USDT wert sein.',
  'refusal.openInterestReached':
    'Auf dieser Seite können derzeit nur noch {lots} Lots eröffnet werden.',
  'refusal.targetPriceWrong':
    'Take-Profit und Stop-Loss müssen auf der richtigen Seite des Preises liegen.',
  'refusal.tooManyTargets':
    'Eine Position kann höchstens {maximum} Take-Profit- und Stop-Loss-Orders haben.',
  'refusal.positionDoesNotExist': 'Du hast keine solche Position.',
} satisfies typeof en
