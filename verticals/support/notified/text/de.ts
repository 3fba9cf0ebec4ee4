/** What members are notified of by support, in German. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': 'Antwort auf Ihr Feedback',
  'feedbackReplied.body':
    'Der Support hat geantwortet. Sie finden die Antwort unter Ihrem Feedback.',
  'chatAnswered.title': 'Neue Nachricht vom Support',
  'chatAnswered.body': 'Der Kundenservice hat Ihnen im Chat geantwortet.',
} satisfies typeof en
