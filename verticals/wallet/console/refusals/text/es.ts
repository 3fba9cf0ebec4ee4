/** Why a call of the console about money is refused, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'Esa cuenta no existe.',
  'refusal.confirmationDiffers': 'La moneda que has escrito no es la de este crédito.',
  'refusal.worthDiffers': '{amount} {asset} valen {worth} USDT. Revisa el importe y la moneda.',
  'refusal.worthUnknown':
    'No hay precio de referencia actual de {asset}. Inténtalo cuando lo haya.',
  'refusal.treasuryTooSmall': 'La tesorería tiene {free} {asset}.',
  'refusal.fundsReserved':
    'No se pueden recuperar más de {free} {asset}. El resto está reservado para lo que se debe a los usuarios.',
} satisfies typeof en
