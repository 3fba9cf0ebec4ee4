/** The console's texts, in Portuguese. */
import type en from './en.ts'

export default {
  'console.sandbox': 'Sandbox',
  'console.production': 'Produção',
  'console.language': 'Idioma',
  'console.toLight': 'Mudar para o tema claro',
  'console.toDark': 'Mudar para o tema escuro',
  'console.skip': 'Ir para o conteúdo',
  'console.navigation': 'Navegação',
  'console.waiting': '{count, plural, one {# pendente} other {# pendentes}}',
  'console.search': 'Ir para…',
  'console.signOut': 'Sair',
  'console.live': 'Ao vivo',
  'console.notLive': 'Sem conexão ao vivo',
  'console.idle': 'Você ainda está aí?',
  'console.idleHint': 'Você será desconectado em menos de dois minutos por inatividade.',
  'console.stay': 'Continuar conectado',
  'console.notFound': 'Página não encontrada',
  'console.notFoundHint': 'O endereço pode estar errado ou a página mudou de lugar.',
  'console.toFirst': 'Ir para a primeira página',
  'console.notAllowed': 'Não disponível para sua função',
  'console.notAllowedHint':
    'Sua função é {role} e esta página é para outra. Se precisar dela, peça a um administrador.',
  'console.sessionOver': 'Sua sessão terminou. Entre novamente.',
  'console.pageFailed': 'Não foi possível abrir a página. Verifique sua conexão.',
  'console.group.work': 'Trabalho',
  'console.group.members': 'Usuários',
  'console.group.money': 'Fundos',
  'console.group.configuration': 'Configuração',
  'console.group.system': 'Sistema',
} satisfies typeof en
