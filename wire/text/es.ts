/** What the platform says to a caller, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.badRequest': 'La solicitud contiene datos no válidos. Revísalos e inténtalo de nuevo.',
  'refusal.keyMissing': 'Esta solicitud debe incluir una clave de idempotencia.',
  'refusal.keyReused': 'Esta solicitud ya se usó para otra operación. Empieza de nuevo.',
  'refusal.keyExpired':
    'Esta solicitud tiene más de un día y no se ha vuelto a ejecutar. Revisa tus órdenes y registros y empieza de nuevo.',
  'refusal.keyFromFuture':
    'El reloj de este dispositivo va adelantado respecto al exchange. Ajústalo e inténtalo de nuevo.',
  'refusal.tooManyKeys': 'Demasiadas solicitudes en pocas horas. Inténtalo más tarde.',
  'refusal.notLoggedIn': 'No has iniciado sesión o tu sesión expiró. Inicia sesión para continuar.',
  'refusal.sessionExpired': 'Tu sesión expiró. Inicia sesión de nuevo.',
  'refusal.notAllowed': 'No tienes permiso para realizar esta acción.',
  'refusal.stepUpNeeded': 'Confirma esta acción con tu segundo factor.',
  'refusal.demoNotAllowed': 'No disponible en la cuenta demo. Cambia a tu cuenta real.',
  'refusal.notFound': 'No encontrado.',
  'refusal.tooLarge': 'La solicitud es demasiado grande.',
  'refusal.tooManyRequests': 'Demasiadas solicitudes. Espera un momento.',
  'refusal.deadlinePassed': 'La operación tardó demasiado y no se ejecutó. Inténtalo de nuevo.',
  'refusal.exchangeBusy': 'El exchange está saturado. No se ejecutó nada; inténtalo de nuevo.',
  'refusal.decisionFailed':
    'No pudimos procesar tu solicitud por un error nuestro. No se ejecutó nada. Inténtalo más tarde o contacta con soporte.',
  'refusal.fieldUnreadable':
    'Una parte de los datos guardados no se puede leer, por lo que no se ha hecho nada. Contacta con atención al cliente.',
  'refusal.historyBehind':
    'Los registros van con un momento de retraso. No se pierde nada; vuelve a mirar enseguida.',
  'refusal.cancelOnly':
    'Por ahora el exchange solo permite cancelar órdenes. No se ejecutó nada; inténtalo más tarde.',
  'refusal.exchangeFrozen':
    'La negociación está suspendida en este momento. No se ha ejecutado nada; tus fondos siguen donde están.',
  'refusal.maintenance':
    'El exchange está en mantenimiento. No se ha ejecutado nada; inténtalo más tarde.',
  'refusal.withdrawalsFrozen':
    'Los retiros están suspendidos en este momento. Tus fondos siguen en tu cuenta.',
  'refusal.marketHalted':
    'La negociación en este mercado está detenida. Aún puedes cancelar órdenes.',
  'refusal.marketHalted.named':
    'La negociación de {symbol} está detenida. Aún puedes cancelar órdenes.',
  'refusal.marketDelisted':
    'Este mercado ya no acepta órdenes nuevas. Aún puedes cancelar las abiertas.',
  'refusal.approvalNeeded': 'Este cambio necesita la aprobación de un segundo operador.',
  'refusal.operatorNotEnrolled': 'Solo puede hacerlo un operador dado de alta.',
  'refusal.operatorTooNew':
    'Eres nuevo en esta función: tus aprobaciones contarán dentro de {hours} h.',
  'refusal.serverError': 'Ocurrió un error de nuestro lado. Inténtalo de nuevo más tarde.',
} satisfies typeof en
