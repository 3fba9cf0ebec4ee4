/** What the server answers about options, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.termNotOffered': 'Ahora mismo no se ofrecen opciones de esta duración en este mercado.',
  'refusal.termsChanged':
    'El pago acaba de cambiar. Revisa las nuevas condiciones y envía la orden de nuevo.',
  'refusal.stakeBelowMinimum': 'El importe mínimo es {minimum} {asset}.',
  'refusal.stakeAboveMaximum': 'El importe máximo es {maximum} {asset}.',
  'refusal.stakeTooFine': 'El importe admite dos decimales como máximo.',
  'refusal.expiryAfterClose':
    'El mercado cierra el {closesUtc} (UTC), antes de que venza esta opción. Elige un plazo más corto.',
  'refusal.priceStale':
    'Ahora mismo no hay un precio actualizado de este mercado. Inténtalo de nuevo en breve.',
  'refusal.optionsArePaused':
    'Has pausado las opciones. Podrás enviar órdenes de nuevo cuando termine la pausa.',
  'refusal.ownLossLimitReached':
    'Superarías tu propio límite de pérdida diaria de {limit} {asset}. Hoy aún puedes arriesgar {left} {asset}.',
  'refusal.ownNumberLimitReached': 'Has alcanzado tu propio límite de {limit} opciones al día.',
  'refusal.exposureReached':
    'El importe máximo posible para este vencimiento es ahora {free} {asset}.',
  'refusal.tooManyOptions':
    'Puedes tener como máximo {maximum} opciones abiertas. Espera a que se liquiden algunas.',
  'refusal.limitsMalformed': 'No se puede fijar este límite.',
  'refusal.termsUnsound':
    'Estas condiciones no se pueden ofrecer: revisa la duración, el pago y los importes.',
  'refusal.optionDoesNotExist': 'Esta opción no existe.',
  'refusal.receiptDoesNotExist': 'Este comprobante no existe.',
} satisfies typeof en
