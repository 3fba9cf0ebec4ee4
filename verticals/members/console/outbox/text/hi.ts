/** What the page of the outbox says, in Hindi. */
import type en from './en.ts'

export default {
  'outbox.hint': 'सैंडबॉक्स कुछ नहीं भेजता: जो भेजता, वह यहाँ एक दिन रहता है।',
  'outbox.at': 'समय',
  'outbox.to': 'प्राप्तकर्ता',
  'outbox.message': 'संदेश',
  'outbox.none': 'अभी कोई संदेश नहीं',
} satisfies typeof en
