/** What the page of the outbox says, in Portuguese. */
import type en from './en.ts'

export default {
  'outbox.hint': 'Um sandbox não envia nada: o que teria enviado fica aqui por um dia.',
  'outbox.at': 'Hora',
  'outbox.to': 'Destinatário',
  'outbox.message': 'Mensagem',
  'outbox.none': 'Ainda não há mensagens',
} satisfies typeof en
