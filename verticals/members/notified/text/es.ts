/** What members are notified of about their account, in Spanish. */
import type en from './en.ts'

export default {
  'account.notYou': '¿No has sido tú? Abre ahora el centro de seguridad.',
  'account.verified': 'No tienes que hacer nada más.',
  'account.refused': 'Ábrela para ver el motivo y vuelve a enviarla.',
} satisfies typeof en
