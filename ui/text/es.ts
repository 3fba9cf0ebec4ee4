/** The kit's texts, in Spanish. */
import type en from './en.ts'

export default {
  'ui.back': 'Atrás',
  'ui.close': 'Cerrar',
  'ui.confirm': 'Confirmar',
  'ui.cancel': 'Cancelar',
  'ui.retry': 'Reintentar',
  'ui.loading': 'Cargando',
  'ui.loadMore': 'Ver más',
  'ui.reconnecting': 'Reconectando…',
  'ui.demo': 'Demo',
  'ui.unreachable': 'No se pudo conectar con el exchange. Revisa tu conexión e inténtalo de nuevo.',
  'ui.outcomeUnknown':
    'No hubo respuesta. Puedes reintentar sin riesgo: se ejecutará una sola vez como máximo.',
  'ui.empty': 'Aquí no hay nada todavía.',
  'ui.all': 'Todo',
  'ui.amountMost': 'Máximo {amount} {asset}',
  'ui.amountLeast': 'Mínimo {amount} {asset}',
  'ui.amountForm': 'Escribe un número como {example}',
  'ui.amountDecimals': 'Máximo {count} decimales',
} satisfies typeof en
