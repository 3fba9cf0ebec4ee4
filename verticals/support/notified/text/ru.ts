/** What support notifies members of, in Russian. */
import type en from './en.ts'

export default {
  'supportReplied.title': 'Ответ на ваше обращение',
  'supportReplied.body': 'Служба поддержки вам ответила.',
  'supportAnswered.title': 'Сообщение от службы поддержки',
  'supportAnswered.body': 'В вашем чате есть ответ.',
} satisfies typeof en
