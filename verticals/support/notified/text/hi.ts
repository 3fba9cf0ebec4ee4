/** What support notifies members of, in Hindi. */
import type en from './en.ts'

export default {
  'supportReplied.title': 'आपके फ़ीडबैक का जवाब',
  'supportReplied.body': 'कस्टमर सपोर्ट ने आपको जवाब दिया है।',
  'supportAnswered.title': 'कस्टमर सपोर्ट का संदेश',
  'supportAnswered.body': 'आपकी चैट में जवाब आया है।',
} satisfies typeof en
