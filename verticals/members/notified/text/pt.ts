/** What members are notified of about their account, in Portuguese. */
import type en from './en.ts'

export default {
  'account.notYou': 'Não foi você? Abra agora a central de segurança.',
  'account.verified': 'Você não precisa fazer mais nada.',
  'account.refused': 'Abra para ver o motivo e envie de novo.',
} satisfies typeof en
