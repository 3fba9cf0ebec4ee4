/** What the console’s calls of support are refused for, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.englishMissing': 'Falta o texto em inglês: é o que lê quem não tem outro.',
  'refusal.linkUnsound':
    'Um link não leva a nenhum lugar do app. Links são assim: [texto](/deposit).',
  'refusal.momentPassed': 'Esse momento já passou. Escolha um posterior.',
  'refusal.slugTaken': 'Outro artigo já tem este nome curto.',
  'refusal.figureUnknown': 'O texto cita um número que não existe. A lista mostra os que existem.',
  'refusal.chatDoesNotExist': 'Esta conversa não existe mais.',
  'refusal.chatTaken': '{name} está cuidando desta conversa.',
  'refusal.chatOperatorUnknown': 'Este operador não pode assumir conversas.',
  'refusal.answerDoesNotExist': 'Esta resposta pronta não existe mais.',
  'refusal.feedbackReplied': 'Este feedback já foi respondido.',
} satisfies typeof en
