/** Why a call of the console about members is refused, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': 'No existe ese usuario.',
  'refusal.nothingPrivate': 'Aquí ya no hay nada.',
  'refusal.noteIsEmpty': 'Escribe algo primero.',
  'refusal.memberFrozen': 'Un operador ya ha congelado esta cuenta.',
  'refusal.memberNotFrozen': 'Ningún operador ha congelado esta cuenta.',
  'refusal.noOutbox':
    'Este exchange envía de verdad sus mensajes, así que no hay bandeja de salida.',
  'refusal.memberHoldsFunds':
    'Este usuario aún tiene: {holds}. Págalo antes. Si se renuncia a ello, nadie podrá acceder. Renunciar a ello requiere dos administradores.',
  'refusal.withdrawalsOpen':
    'Este usuario tiene un retiro abierto. Antes hay que pagarlo o rechazarlo: al borrar al usuario desaparece la dirección.',
} satisfies typeof en
