/** What the page of the switches says, in Spanish. */
import type en from './en.ts'

export default {
  'switches.hint':
    'Cada uno surte efecto al instante, con dinero real y ficticio. Quién lo accionó y por qué queda en el registro de auditoría.',
  'switches.on': 'Activado',
  'switches.off': 'Desactivado',
  'switches.turnOn': 'Activar',
  'switches.turnOff': 'Desactivar',
  'switches.onAsk': 'Activar: {name}',
  'switches.offAsk': 'Desactivar: {name}',
  'switches.offHint': 'Lo que estaba retenido se reanuda al instante.',
  'switches.isOn': '{name}: activado',
  'switches.isOff': '{name}: desactivado',
  'switches.since': 'Desde',
  'switches.by': 'Por',
  'switches.byExchange': 'El propio exchange',
  'switches.code': 'Causa',
  'switches.code.incident': 'Incidente',
  'switches.code.security': 'Seguridad',
  'switches.code.market': 'Condiciones del mercado',
  'switches.code.maintenance': 'Trabajos programados',
  'switches.code.regulator': 'Regulador',
  'switches.code.drill': 'Simulacro',
  'switches.code.velocity': 'Salió demasiado en una hora',
  'switches.cancelOnly': 'Solo cancelaciones',
  'switches.withdrawalsFrozen': 'Retiros congelados',
  'switches.marketHalted': 'Mercados suspendidos',
  'switches.maintenance': 'Mantenimiento',
  'switches.everythingFrozen': 'Todo congelado',
  'switches.what.cancelOnly': 'Los usuarios pueden cancelar órdenes y nada más.',
  'switches.what.withdrawalsFrozen':
    'No sale dinero del exchange, ni siquiera lo ya aprobado. La negociación continúa.',
  'switches.what.marketHalted':
    'Un mercado suspendido no admite órdenes, no activa stops ni liquida a nadie; las órdenes que hay se pueden cancelar. Los demás continúan.',
  'switches.what.maintenance':
    'Los usuarios ven la página de mantenimiento y no pueden hacer nada. Los operadores y las tareas pendientes siguen.',
  'switches.what.everythingFrozen':
    'No se admite nada: ni órdenes, ni cancelaciones, ni transferencias, ni retiros. No se activa ningún stop ni se liquida a nadie.',
  'switches.market': 'Mercado',
  'switches.actions': 'Acciones',
  'switches.halt': 'Suspender',
  'switches.resume': 'Reanudar',
  'switches.haltAsk': 'Suspender {market}',
  'switches.resumeAsk': 'Reanudar {market}',
  'switches.wasHalted': '{market} está suspendido',
  'switches.wasResumed': '{market} vuelve a negociarse',
  'switches.takesTwo': 'Otro operador debe aprobarlo antes de que se aplique.',
  'switches.proposed': 'Propuesto: otro operador debe aprobarlo.',
  'switches.ends': 'Retiene resultados',
  'switches.endsItself': 'Termina solo en',
  'switches.aloneMembers':
    'Activado por un solo operador, termina solo a los {minutes} minutos, una vez cada 24 horas entre solo cancelar y mantenimiento. Las liquidaciones siguen y los miembros no pueden añadir margen.',
  'switches.goesOn': 'Los stops y las liquidaciones continúan',
  'switches.prolong': 'Prolongar hasta que se levante',
  'switches.prolongAsk': 'Prolongar: {name}',
  'switches.prolongByTwo':
    'Una vez aprobado, ya no termina solo: dura hasta que dos operadores le pongan fin.',
  'switches.prolongByOne':
    'Una vez aprobado, ya no termina solo: dura hasta que un operador le ponga fin.',
  'switches.prolongWaits': 'Prolongación pendiente de aprobación',
  'switches.alone':
    'Si lo activa un solo operador, retiene stops y liquidaciones durante {minutes} minutos, una vez cada 24 horas por mercado. Lo que quedó en espera se decide con el primer precio posterior.',
} satisfies typeof en
