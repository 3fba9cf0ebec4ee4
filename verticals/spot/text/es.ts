/** Spot's texts, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': 'El par de trading no existe',
  'refusal.priceOffTick': 'El precio debe ser múltiplo del incremento de precio del par.',
  'refusal.quantityOffLot': 'La cantidad debe ser múltiplo del incremento de cantidad del par.',
  'refusal.orderTooSmall': 'La orden mínima es de {minimum} {asset}.',
  'refusal.orderTooLarge': 'La orden es demasiado grande.',
  'refusal.priceBeyondBand': 'El precio está demasiado lejos del precio de mercado.',
  'refusal.priceFeedStale':
    'La actualización de precios está interrumpida. Inténtalo de nuevo en un momento.',
  'refusal.noLiquidity': 'No hay liquidez cerca del precio de mercado en este momento.',
  'refusal.wouldTake': 'Esta orden Post-Only se ejecutaría de inmediato, por lo que no se colocó.',
  'refusal.cannotFillWhole':
    'La orden no podía ejecutarse por completo de inmediato, por lo que no se colocó.',
  'refusal.orderDoesNotExist': 'La orden no existe o ya está cerrada.',
  'refusal.quantityBelowFilled': 'La nueva cantidad debe ser mayor que la ya ejecutada.',
  'refusal.cannotAmend': 'Esta orden no se puede modificar. Cancélala y coloca una nueva.',
  'refusal.tooManyOrders': 'Tienes demasiadas órdenes abiertas. Cancela algunas primero.',
  'refusal.clientIdUsed': 'Ya tienes una orden abierta con este ID personalizado.',
  'refusal.ocoPricesWrong':
    'El precio límite y el precio de activación deben estar en lados opuestos del precio de mercado.',
  'refusal.termsNeverChange':
    'Las monedas y los incrementos de precio de un par no se pueden cambiar.',
} satisfies typeof en
