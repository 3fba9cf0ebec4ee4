/** What members are notified of about their account, in Italian. */
import type en from './en.ts'

export default {
  'account.notYou': 'Non sei stato tu? Apri subito il centro sicurezza.',
  'account.verified': 'Non devi fare altro.',
  'account.refused': 'Aprila per vedere il motivo e inviala di nuovo.',
} satisfies typeof en
