/** The console's texts, in Spanish. */
import type en from './en.ts'

export default {
  'console.sandbox': 'Sandbox',
  'console.production': 'Producción',
  'console.language': 'Idioma',
  'console.toLight': 'Cambiar al tema claro',
  'console.toDark': 'Cambiar al tema oscuro',
  'console.skip': 'Ir al contenido',
  'console.navigation': 'Navegación',
  'console.waiting': '{count, plural, one {# pendiente} other {# pendientes}}',
  'console.search': 'Ir a…',
  'console.signOut': 'Cerrar sesión',
  'console.live': 'En vivo',
  'console.notLive': 'Sin conexión en vivo',
  'console.idle': '¿Sigues ahí?',
  'console.idleHint': 'Se cerrará tu sesión en menos de dos minutos por inactividad.',
  'console.stay': 'Seguir conectado',
  'console.notFound': 'Página no encontrada',
  'console.notFoundHint': 'La dirección puede estar mal escrita o la página se ha movido.',
  'console.toFirst': 'Ir a la primera página',
  'console.notAllowed': 'No disponible para tu rol',
  'console.notAllowedHint':
    'Tu rol es {role} y esta página es para otro. Si la necesitas, pídesela a un administrador.',
  'console.sessionOver': 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  'console.pageFailed': 'No se pudo abrir la página. Comprueba tu conexión.',
  'console.group.work': 'Tareas',
  'console.group.members': 'Usuarios',
  'console.group.money': 'Fondos',
  'console.group.configuration': 'Configuración',
  'console.group.system': 'Sistema',
} satisfies typeof en
