/** What support notifies members of, in German. */
import type en from './en.ts'

export default {
  'supportReplied.title': 'Antwort auf Ihr Feedback',
  'supportReplied.body': 'Der Kundenservice hat Ihnen geantwortet.',
  'supportAnswered.title': 'Nachricht vom Kundenservice',
  'supportAnswered.body': 'In Ihrem Chat wartet eine Antwort.',
} satisfies typeof en
