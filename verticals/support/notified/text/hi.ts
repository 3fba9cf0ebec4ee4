/** What members are notified of by support, in Hindi. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': 'आपके फ़ीडबैक का जवाब',
  'feedbackReplied.body': 'सपोर्ट टीम ने जवाब दिया है। जवाब आपके फ़ीडबैक के नीचे है।',
  'chatAnswered.title': 'सपोर्ट का नया संदेश',
  'chatAnswered.body': 'कस्टमर सपोर्ट ने चैट में आपको जवाब दिया है।',
} satisfies typeof en
