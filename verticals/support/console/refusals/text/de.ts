/** What the console’s calls of support are refused for, in German. */
import type en from './en.ts'

export default {
  'refusal.englishMissing':
    'Der englische Text fehlt: Ihn lesen alle, für die es keinen anderen gibt.',
  'refusal.linkUnsound':
    'Ein Link führt zu keinem Ort der App. Links sehen so aus: [Wörter](/deposit).',
  'refusal.momentPassed': 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen späteren.',
  'refusal.slugTaken': 'Ein anderer Artikel hat diesen Kurznamen.',
  'refusal.figureUnknown':
    'Der Text nennt eine Zahl, die es nicht gibt. Die Liste zeigt die vorhandenen.',
  'refusal.chatDoesNotExist': 'Dieses Gespräch gibt es nicht mehr.',
  'refusal.chatTaken': '{name} bearbeitet dieses Gespräch.',
  'refusal.chatOperatorUnknown': 'Dieser Operator kann keine Gespräche übernehmen.',
  'refusal.answerDoesNotExist': 'Diese fertige Antwort gibt es nicht mehr.',
  'refusal.feedbackReplied': 'Dieses Feedback wurde schon beantwortet.',
} satisfies typeof en
