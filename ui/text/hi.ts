/** The kit's texts, in Hindi. */
import type en from './en.ts'

export default {
  'ui.back': 'वापस',
  'ui.close': 'बंद करें',
  'ui.confirm': 'पुष्टि करें',
  'ui.cancel': 'रद्द करें',
  'ui.retry': 'फिर कोशिश करें',
  'ui.loading': 'लोड हो रहा है',
  'ui.loadMore': 'और देखें',
  'ui.reconnecting': 'फिर से कनेक्ट हो रहा है…',
  'ui.demo': 'डेमो',
  'ui.unreachable': 'एक्सचेंज से संपर्क नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
  'ui.outcomeUnknown':
    'कोई जवाब नहीं मिला। बेझिझक फिर कोशिश करें: यह ज़्यादा से ज़्यादा एक ही बार पूरा होगा।',
  'ui.empty': 'यहाँ अभी कुछ नहीं है।',
  'ui.all': 'सभी',
  'ui.amountMost': 'अधिकतम {amount} {asset}',
  'ui.amountLeast': 'न्यूनतम {amount} {asset}',
  'ui.amountForm': '{example} जैसी संख्या डालें',
  'ui.amountDecimals': 'दशमलव के बाद अधिकतम {count} अंक',
} satisfies typeof en
