/** What programs are refused because of their keys, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': 'Esta clave API ha caducado.',
  'refusal.apiKeyElsewhere': 'Esta clave API no se puede usar desde esta dirección IP.',
  'refusal.apiKeyMayNotTrade': 'Esta clave API no tiene permiso para operar.',
  'refusal.apiKeyMayNotWithdraw': 'Esta clave API no tiene permiso para retirar.',
  'refusal.apiKeyTooNew': 'Esta clave API podrá retirar a partir del {from}.',
  'refusal.allowListNeeded':
    'Activa primero la lista blanca de retiros: una clave API solo retira a tu libreta de direcciones.',
} satisfies typeof en
