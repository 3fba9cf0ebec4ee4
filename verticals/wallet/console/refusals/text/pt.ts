/** Why a call of the console about money is refused, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'Essa conta não existe.',
  'refusal.confirmationDiffers': 'A moeda digitada não é a deste crédito.',
  'refusal.worthDiffers': '{amount} {asset} vale {worth} USDT. Confira o valor e a moeda.',
  'refusal.worthUnknown': 'Não há preço de referência atual de {asset}. Tente quando houver.',
  'refusal.treasuryTooSmall': 'A tesouraria tem {free} {asset}.',
  'refusal.fundsReserved':
    'Só é possível retomar até {free} {asset}. O resto está reservado para o que é devido aos usuários.',
} satisfies typeof en
