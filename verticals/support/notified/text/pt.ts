/** What support notifies members of, in Portuguese. */
import type en from './en.ts'

export default {
  'supportReplied.title': 'Resposta ao seu feedback',
  'supportReplied.body': 'O atendimento ao cliente respondeu a você.',
  'supportAnswered.title': 'Mensagem do atendimento ao cliente',
  'supportAnswered.body': 'Há uma resposta no seu chat.',
} satisfies typeof en
