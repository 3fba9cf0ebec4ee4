/** Why a call of the console about money is refused, in French. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'Ce compte n’existe pas.',
  'refusal.confirmationDiffers': 'La crypto saisie n’est pas celle de ce crédit.',
  'refusal.worthDiffers': '{amount} {asset} valent {worth} USDT. Vérifiez le montant et la crypto.',
  'refusal.worthUnknown':
    'Il n’y a pas de cours de référence actuel pour {asset}. Réessayez quand il y en aura un.',
  'refusal.treasuryTooSmall': 'La trésorerie a {free} {asset}.',
  'refusal.fundsReserved':
    'On ne peut reprendre que {free} {asset}. Le reste est réservé à ce qui est dû aux membres.',
} satisfies typeof en
