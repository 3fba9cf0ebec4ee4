/** Options' name in the console's navigation, in Spanish. */
import type en from './en.ts'

export default {
  'optionDesk.name': 'Riesgo de opciones',
} satisfies typeof en
