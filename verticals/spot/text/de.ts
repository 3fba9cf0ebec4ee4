/** Spot's texts, in German. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': 'Handelspaar existiert nicht',
  'refusal.priceOffTick':
    'Der Preis muss ein Vielfaches der Preisschrittweite dieses Handelspaars sein.',
  'refusal.quantityOffLot':
    'Die Menge muss ein Vielfaches der Mengenschrittweite dieses Handelspaars sein.',
  'refusal.orderTooSmall': 'Die Mindestordergröße beträgt {minimum} {asset}.',
  'refusal.orderTooLarge': 'Diese Order ist zu groß.',
  'refusal.priceBeyondBand': 'Der Preis weicht zu stark vom Marktpreis ab.',
  'refusal.priceFeedStale':
    'Die Kursdaten sind unterbrochen. Bitte versuchen Sie es in Kürze erneut.',
  'refusal.noLiquidity': 'Derzeit ist keine Liquidität nahe am Marktpreis vorhanden.',
  'refusal.wouldTake':
    'Diese Post-Only-Order würde sofort ausgeführt und wurde daher nicht platziert.',
  'refusal.cannotFillWhole':
    'Diese Order war nicht sofort vollständig ausführbar und wurde daher nicht platziert.',
  'refusal.orderDoesNotExist': 'Diese Order existiert nicht oder ist nicht mehr offen.',
  'refusal.quantityBelowFilled': 'Die neue Menge muss über der bereits ausgeführten Menge liegen.',
  'refusal.cannotAmend':
    'Diese Order kann nicht geändert werden. Stornieren Sie sie und platzieren Sie eine neue.',
  'refusal.tooManyOrders': 'Sie haben zu viele offene Orders. Stornieren Sie zuerst einige davon.',
  'refusal.clientIdUsed': 'Diese Client-ID wird bereits von einer offenen Order verwendet.',
  'refusal.ocoPricesWrong':
    'Limitpreis und Auslösepreis müssen auf entgegengesetzten Seiten des Marktpreises liegen.',
  'refusal.termsNeverChange':
    'Coins und Preisschrittweite eines Handelspaars können nicht geändert werden.',
} satisfies typeof en
