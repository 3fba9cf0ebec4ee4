/** The shell's texts, in Spanish. */
import type en from './en.ts'

export default {
  'web.language': 'Idioma',
  'web.toLight': 'Cambiar al tema claro',
  'web.toDark': 'Cambiar al tema oscuro',
  'web.notFound': 'Página no encontrada',
  'web.notFoundHint': 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  'web.home': 'Ir al inicio',
  'web.signIn': 'Iniciar sesión',
  'web.signInHint':
    'Las cuentas con contraseña todavía no están listas. En un entorno de pruebas, ejecuta el comando y abre el enlace que muestra.',
  'web.linkOver': 'Este enlace ya no es válido. Crea uno nuevo: {command}',
  'web.token': 'Token de sesión',
  'web.tokenHint': 'Pega un token',
  'web.enter': 'Continuar',
} satisfies typeof en
