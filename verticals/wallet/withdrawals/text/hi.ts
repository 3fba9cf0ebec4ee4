/** The messages about withdrawals, in Hindi. */
import type en from './en.ts'

export default {
  'notice.requested.subject': '{amount} {asset} की निकासी का अनुरोध',
  'notice.requested.body':
    'आपने {network} पर {address} पर समाप्त होने वाले पते पर {amount} {asset} की निकासी का अनुरोध किया है। क्या यह आप नहीं थे? ऐप में इसे तुरंत रद्द करें, सुरक्षा केंद्र में खाता फ़्रीज़ करें और पासवर्ड बदलें।',
  'notice.requested.short':
    'Evenkeel: {address} पर {amount} {asset} की निकासी का अनुरोध। आप नहीं थे? ऐप में तुरंत रद्द करें।',
  'notice.byProgram.subject': 'API कुंजी से {amount} {asset} की निकासी का अनुरोध',
  'notice.byProgram.body':
    'आपकी किसी API कुंजी वाले प्रोग्राम ने {network} पर {address} पर समाप्त होने वाले पते पर {amount} {asset} की निकासी का अनुरोध किया है। क्या यह आप नहीं थे? ऐप में इसे तुरंत रद्द करें, सुरक्षा केंद्र में कुंजी हटाएँ और खाता फ़्रीज़ करें।',
  'notice.byProgram.short':
    'Evenkeel: API कुंजी से {address} पर {amount} {asset} की निकासी का अनुरोध। आप नहीं थे? ऐप में तुरंत रद्द करें।',
  'notice.approved.subject': '{amount} {asset} की निकासी स्वीकृत',
  'notice.approved.body':
    '{network} पर आपकी {amount} {asset} की निकासी स्वीकृत हुई और जल्द भेजी जाएगी। अब इसे रद्द नहीं किया जा सकता।',
  'notice.approved.short': 'Evenkeel: आपकी {amount} {asset} की निकासी स्वीकृत हुई और जल्द भेजी जाएगी।',
  'notice.cancelled.subject': '{amount} {asset} की निकासी रद्द की गई',
  'notice.cancelled.body':
    '{network} पर आपकी {amount} {asset} की निकासी रद्द की गई। राशि और शुल्क फिर से उपलब्ध हैं। क्या यह आप नहीं थे? पासवर्ड बदलें।',
  'notice.cancelled.short':
    'Evenkeel: आपकी {amount} {asset} की निकासी रद्द की गई; पैसा फिर से उपलब्ध है।',
  'notice.paid.subject': '{amount} {asset} की निकासी पूरी हुई',
  'notice.paid.body':
    '{network} पर {amount} {asset} भेजे गए और वहाँ पुष्टि हो गई। ट्रांज़ैक्शन आपको निकासी रिकॉर्ड में मिलेगा।',
  'notice.paid.short': 'Evenkeel: आपकी {amount} {asset} की निकासी पूरी हुई।',
  'notice.rejected.subject': '{amount} {asset} की निकासी अस्वीकृत',
  'notice.rejected.body':
    '{network} पर आपकी {amount} {asset} की निकासी अस्वीकृत हुई। राशि और शुल्क आपके खाते में लौट आए हैं; कारण निकासी रिकॉर्ड में है।',
  'notice.rejected.short':
    'Evenkeel: आपकी {amount} {asset} की निकासी अस्वीकृत हुई; पैसा खाते में लौट आया है।',
  'code.words':
    '{network} पर {address} पर समाप्त होने वाले पते पर {amount} {asset} निकालने के लिए आपका कोड। इसे तभी डालें जब आपके पते के आख़िरी 6 अक्षर यही हों:',
} satisfies typeof en
