/** What operators are told at the console's entrance and about each other, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'नाम या पासवर्ड गलत है।',
  'refusal.operatorCodeWrong': 'कोड गलत है या पहले ही इस्तेमाल हो चुका है।',
  'refusal.invitationOver': 'यह लिंक इस्तेमाल हो चुका है या अब मान्य नहीं है। किसी एडमिन से नया लिंक माँगें।',
  'refusal.noPasskey': 'आपके पास अभी कोई पासकी नहीं है। ऑथेंटिकेटर का कोड इस्तेमाल करें।',
  'refusal.operatorUnknown': 'ऐसा कोई ऑपरेटर नहीं है।',
  'refusal.operatorSessionOver': 'यह सेशन पहले ही समाप्त हो चुका है।',
  'refusal.operatorNameTaken': 'इस नाम का ऑपरेटर पहले से मौजूद है।',
  'refusal.ownAccess': 'आप अपनी खुद की एक्सेस नहीं बदल सकते। किसी दूसरे एडमिन से कहें।',
  'refusal.lastFactor': 'यह आपका एकमात्र दूसरा चरण है। पहले कोई और जोड़ें।',
  'refusal.lastAdmin': 'यह आखिरी एडमिन है। पहले किसी और को एडमिन बनाएँ।',
  'refusal.queueUnknown': 'ऐसी कोई कतार नहीं है।',
  'refusal.caseUnknown': 'यह मामला अब लंबित नहीं है।',
  'refusal.caseTaken': '{name} इस मामले पर काम कर रहे हैं।',
  'refusal.caseChanged': 'आपके खोलने के बाद यह मामला बदल गया है। निर्णय से पहले इसे फिर से देखें।',
  'refusal.addressUnreadable':
    'पता पढ़ा नहीं जा सकता, इसलिए इस निकासी का भुगतान कभी नहीं हो सकता। आप इसे अस्वीकार कर सकते हैं।',
  'refusal.costCoinWrong': 'यह नेटवर्क अपनी लागत किसी दूसरे कॉइन में लेता है।',
  'refusal.paidBySigner': 'इस निकासी का भुगतान साइनर करता है। हाथ से करने पर यह दो बार चली जाएगी।',
  'refusal.amountTooLarge': 'यह राशि अधिकतम सीमा से बड़ी है, इसलिए इसे इसी रूप में जमा नहीं किया जा सकता।',
  'refusal.payoutUnproven':
    'चेन से यह साबित नहीं होता कि कोई भुगतान नहीं हुआ। यह निकासी न अस्वीकार की जा सकती है, न दोबारा भेजी जा सकती है।',
  'refusal.transactionNotSigned': 'साइनर ने इस निकासी के लिए यह ट्रांज़ैक्शन साइन नहीं किया है।',
  'refusal.notLookedAt': 'निर्णय से पहले मामला खोलें।',
  'refusal.photosUnopened': 'सत्यापित करने से पहले हर फ़ोटो देखें।',
  'refusal.idNumberTaken': 'इस पहचान संख्या से एक दूसरा सदस्य पहले ही सत्यापित है।',
  'refusal.pictureLinkOver': 'इस चित्र का लिंक समाप्त हो गया है। मामला फिर से खोलें।',
  'refusal.picturesBusy': 'अभी चित्र नहीं दिखाए जा सकते। थोड़ी देर में फिर कोशिश करें।',
  'refusal.adminNeeded': 'पहुँच केवल एडमिन बदल सकता है।',
  'refusal.otherAdminCanDoIt': 'एक और एडमिन है, जो यह कंसोल पर कर सकता है।',
} satisfies typeof en
