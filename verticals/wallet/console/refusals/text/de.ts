/** Why a call of the console about money is refused, in German. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'Dieses Konto gibt es nicht.',
  'refusal.confirmationDiffers': 'Der eingegebene Coin ist nicht der Coin dieser Gutschrift.',
  'refusal.worthDiffers': '{amount} {asset} sind {worth} USDT wert. Prüfen Sie Betrag und Coin.',
  'refusal.worthUnknown':
    'Für {asset} gibt es gerade keinen Referenzkurs. Versuchen Sie es, sobald es einen gibt.',
  'refusal.treasuryTooSmall': 'Die Treasury hat {free} {asset}.',
  'refusal.fundsReserved':
    'Höchstens {free} {asset} lassen sich zurückholen. Der Rest ist für Verpflichtungen gegenüber Mitgliedern reserviert.',
} satisfies typeof en
