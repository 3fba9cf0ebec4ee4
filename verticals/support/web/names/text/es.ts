/** Support's names in menus and on the first page, in Spanish. */
import type en from './en.ts'

export default {
  'support.service': 'Atención al cliente',
  'support.notices': 'Avisos',
  'support.about': 'Quiénes somos',
  'support.help': 'Centro de ayuda',
  'support.download': 'Descargar la app',
  'support.terms': 'Acuerdo de usuario',
  'support.privacy': 'Política de privacidad',
} satisfies typeof en
