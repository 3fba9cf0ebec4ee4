/** Members' names in the navigation, in Portuguese. */
import type en from './en.ts'

export default {
  'memberDesk.members': 'Usuários',
  'memberDesk.member': 'Usuário',
  'memberDesk.outbox': 'Caixa de saída',
} satisfies typeof en
