/** What members are notified of by support, in Russian. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': 'Ответ на ваше обращение',
  'feedbackReplied.body': 'Служба поддержки ответила. Ответ — под вашим обращением.',
  'chatAnswered.title': 'Новое сообщение от поддержки',
  'chatAnswered.body': 'Служба поддержки ответила вам в чате.',
} satisfies typeof en
