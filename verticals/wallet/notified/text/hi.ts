/** What members are notified of in the wallet, in Hindi. */
import type en from './en.ts'

export default {
  'depositArrived.title': 'जमा राशि क्रेडिट हुई',
  'depositArrived.body': '{amount} {asset} आपके स्पॉट खाते में क्रेडिट हुए।',
  'depositTakenBack.title': 'जमा वापस हुई',
  'depositTakenBack.body': 'नेटवर्क ने आपकी {amount} {asset} की जमा वापस ले ली।',
  'depositTurnedDown.title': 'जमा अस्वीकृत',
  'depositTurnedDown.body': '{amount} {asset}। कारण आपके जमा रिकॉर्ड में है।',
  'withdrawalAsked.title': 'निकासी का अनुरोध',
  'withdrawalAsked.body': '{amount} {asset}। यह आपने नहीं किया? तुरंत रद्द करें।',
  'withdrawalSent.title': 'निकासी पूरी हुई',
  'withdrawalSent.body': '{amount} {asset} भेजे गए और पुष्टि हो गई।',
  'withdrawalTurnedDown.title': 'निकासी अस्वीकृत',
  'withdrawalTurnedDown.body': '{amount} {asset} और शुल्क आपके खाते में वापस हैं।',
} satisfies typeof en
