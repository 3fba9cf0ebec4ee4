/** What members are notified of about their account, in Spanish. */
import type en from './en.ts'

export default {
  'account.notYou': '¿No has sido tú? Abre ahora el centro de seguridad.',
  'account.verified': 'No tienes que hacer nada más.',
  'account.refused': 'Ábrelo para ver el motivo y vuelve a enviarlo.',
} satisfies typeof en
