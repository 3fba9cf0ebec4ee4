/** What members are notified of in the wallet, in Hindi. */
import type en from './en.ts'

export default {
  'depositArrived.title': 'डिपॉज़िट क्रेडिट हुआ',
  'depositArrived.body': '{amount} {asset} आपके स्पॉट खाते में क्रेडिट हुए।',
  'depositTakenBack.title': 'डिपॉज़िट वापस हुआ',
  'depositTakenBack.body': 'नेटवर्क ने आपका {amount} {asset} का डिपॉज़िट वापस ले लिया।',
  'depositTurnedDown.title': 'डिपॉज़िट अस्वीकृत',
  'depositTurnedDown.body': '{amount} {asset}। कारण आपके डिपॉज़िट रिकॉर्ड में है।',
  'withdrawalAsked.title': 'निकासी का अनुरोध',
  'withdrawalAsked.body': '{amount} {asset}। यह आपने नहीं किया? तुरंत रद्द करें।',
  'withdrawalSent.title': 'निकासी पूरी हुई',
  'withdrawalSent.body': '{amount} {asset} भेजे गए और पुष्टि हो गई।',
  'withdrawalTurnedDown.title': 'निकासी अस्वीकृत',
  'withdrawalTurnedDown.body': '{amount} {asset} और शुल्क आपके खाते में वापस हैं।',
} satisfies typeof en
