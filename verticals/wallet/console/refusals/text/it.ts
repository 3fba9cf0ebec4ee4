/** Why a call of the console about money is refused, in Italian. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'Questo conto non esiste.',
  'refusal.confirmationDiffers': 'La moneta digitata non è quella di questo accredito.',
  'refusal.worthDiffers': '{amount} {asset} valgono {worth} USDT. Controlla importo e moneta.',
  'refusal.worthUnknown':
    'Al momento non c’è un prezzo di riferimento di {asset}. Riprova quando ci sarà.',
  'refusal.treasuryTooSmall': 'La tesoreria ha {free} {asset}.',
  'refusal.fundsReserved':
    'Si possono riprendere al massimo {free} {asset}. Il resto è riservato a quanto è dovuto agli utenti.',
} satisfies typeof en
