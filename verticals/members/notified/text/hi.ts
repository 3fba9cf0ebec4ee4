/** What members are notified of about their account, in Hindi. */
import type en from './en.ts'

export default {
  'account.notYou': 'यह आपने नहीं किया? अभी सुरक्षा केंद्र खोलें।',
  'account.verified': 'अब आपको कुछ और नहीं करना है।',
  'account.refused': 'कारण देखने के लिए खोलें और दोबारा भेजें।',
} satisfies typeof en
