/** Support's names in menus and on the first page, in Portuguese. */
import type en from './en.ts'

export default {
  'support.service': 'Atendimento ao cliente',
  'support.notices': 'Comunicados',
  'support.about': 'Sobre nós',
  'support.help': 'Central de ajuda',
  'support.download': 'Baixar o app',
  'support.terms': 'Contrato de usuário',
  'support.privacy': 'Política de privacidade',
} satisfies typeof en
