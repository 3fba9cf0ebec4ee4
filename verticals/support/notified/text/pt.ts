/** What members are notified of by support, in Portuguese. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': 'Resposta ao seu feedback',
  'feedbackReplied.body': 'O suporte respondeu. A resposta está junto ao seu feedback.',
  'chatAnswered.title': 'Nova mensagem do suporte',
  'chatAnswered.body': 'O atendimento ao cliente respondeu a você no chat.',
} satisfies typeof en
