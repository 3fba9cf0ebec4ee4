/** The shell's texts, in Portuguese. */
import type en from './en.ts'

export default {
  'web.language': 'Idioma',
  'web.toLight': 'Mudar para o tema claro',
  'web.toDark': 'Mudar para o tema escuro',
  'web.notFound': 'Página não encontrada',
  'web.notFoundHint': 'O endereço pode estar errado ou a página mudou de lugar.',
  'web.home': 'Ir para o início',
  'web.signIn': 'Entrar',
  'web.signInHint':
    'Contas com senha ainda não estão prontas. No sandbox, execute o comando abaixo e abra o link exibido.',
  'web.linkOver': 'Este link não é mais válido. Crie um novo: {command}',
  'web.token': 'Token de sessão',
  'web.tokenHint': 'Cole um token',
  'web.enter': 'Continuar',
} satisfies typeof en
