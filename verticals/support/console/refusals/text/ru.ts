/** What the console’s calls of support are refused for, in Russian. */
import type en from './en.ts'

export default {
  'refusal.englishMissing': 'Нет английского текста: его читают все, для кого нет другого.',
  'refusal.linkUnsound':
    'Ссылка не ведёт в раздел приложения. Ссылки пишутся так: [слова](/deposit).',
  'refusal.momentPassed': 'Этот момент уже прошёл. Выберите более поздний.',
  'refusal.slugTaken': 'Такое короткое имя уже у другой статьи.',
  'refusal.figureUnknown':
    'В тексте есть показатель, которого не существует. Доступные — в списке.',
  'refusal.chatDoesNotExist': 'Этой переписки больше нет.',
  'refusal.chatTaken': 'Этой перепиской занимается {name}.',
  'refusal.chatOperatorUnknown': 'Этот оператор не может вести переписку.',
  'refusal.answerDoesNotExist': 'Этого готового ответа больше нет.',
  'refusal.feedbackReplied': 'На это обращение уже ответили.',
} satisfies typeof en
