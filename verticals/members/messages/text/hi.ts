/** Texts of messages to members, in Hindi. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': 'आपका एंटी-फ़िशिंग कोड: {word}',
  'mail.foot': 'यह संदेश अपने-आप भेजा गया है। Evenkeel के संदेशों में कभी कोई लिंक नहीं होता: ऐप ख़ुद खोलें।',
  'mail.notYou':
    'क्या यह आपने नहीं किया? तुरंत अपना लॉगिन पासवर्ड बदलें और सुरक्षा केंद्र में अपना खाता फ़्रीज़ करें। अगर आप अब लॉग इन नहीं कर पा रहे, तो लॉगिन पेज पर पासवर्ड रीसेट करें।',
  'mail.unknownDevice': 'अज्ञात डिवाइस',
  'mail.when': 'समय: {at} UTC',
  'mail.device': 'डिवाइस: {device}',
  'mail.address': 'IP पता: {address}',
  'mail.reason': 'कारण: {reason}',
  'mail.purpose.register': 'Evenkeel पर रजिस्टर करने के लिए आपका कोड:',
  'mail.purpose.reset': 'लॉगिन पासवर्ड रीसेट करने के लिए आपका कोड:',
  'mail.purpose.thaw': 'खाता अनफ़्रीज़ करने के लिए आपका कोड:',
  'mail.purpose.oldContact': 'मौजूदा संपर्क जानकारी की पुष्टि के लिए आपका कोड:',
  'mail.purpose.newContact': 'नई संपर्क जानकारी की पुष्टि के लिए आपका कोड:',
  'mail.code.subject': 'आपका Evenkeel सत्यापन कोड',
  'mail.code.body':
    '{purpose}\n\n{code}\n\nयह {minutes} मिनट तक मान्य है, एक ही बार काम करता है, और सिर्फ़ उसी डिवाइस पर जहाँ से आपने इसे माँगा था।\n\nEvenkeel का कोई भी व्यक्ति आपसे यह कोड कभी नहीं माँगेगा। इसे किसी को न दें। अगर आपने इसे नहीं माँगा, तो इस संदेश पर ध्यान न दें: कोड के बिना कुछ नहीं होगा।',
  'mail.registeredAlready.subject': 'किसी ने आपके ईमेल पते से रजिस्टर करने की कोशिश की',
  'mail.registeredAlready.body':
    'किसी ने, शायद आपने ही, इस ईमेल पते से Evenkeel पर रजिस्टर करने की कोशिश की। यह पता पहले से एक खाते का है, इसलिए कोई कोड नहीं भेजा गया।\n\nअगर यह आप थे: लॉग इन करें, या लॉगिन पेज पर पासवर्ड रीसेट करें।\n\nअगर यह आप नहीं थे, तो आपको कुछ करने की ज़रूरत नहीं है। किसी को नहीं बताया गया कि यह खाता मौजूद है, और इसमें कुछ नहीं बदला है।',
  'mail.signedIn.subject': 'आपके Evenkeel खाते में नया लॉगिन',
  'mail.signedIn.body':
    'आपके खाते में एक ऐसे डिवाइस से लॉग इन किया गया जिसे हम पहले से नहीं जानते थे।\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'आपका Evenkeel खाता: {event}',
  'mail.accountChanged.body': 'आपके Evenkeel खाते में यह बदलाव हुआ है:\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': 'आपका सत्यापन पूरा हुआ',
  'mail.identityVerified.body': 'अच्छी ख़बर: {event}।\n\nआपको और कुछ नहीं करना है।',
  'mail.identityRefused.subject': 'आपका सत्यापन पूरा नहीं हो सका',
  'mail.identityRefused.body':
    'आपकी भेजी जानकारी हमने जाँची: {event}।\n\n{facts}\n\nऐप में पहचान सत्यापन खोलें, इसे ठीक करें और दोबारा भेजें।',
  'sms.code':
    '{purpose} {code}। {minutes} मिनट तक मान्य। Evenkeel का कोई व्यक्ति आपसे यह कभी नहीं माँगेगा।',
  'sms.registeredAlready':
    'किसी ने इस नंबर से Evenkeel पर रजिस्टर करने की कोशिश की, जिस पर पहले से खाता है। अगर यह आप थे, तो लॉग इन करें या पासवर्ड रीसेट करें। नहीं तो कुछ करने की ज़रूरत नहीं।',
  'sms.signedIn':
    'Evenkeel: नया लॉगिन, {device}, {at} UTC. आप नहीं थे? तुरंत पासवर्ड बदलें और ऐप में खाता फ़्रीज़ करें।',
  'sms.accountChanged':
    'Evenkeel: {event}, {at} UTC. आप नहीं थे? तुरंत पासवर्ड बदलें और ऐप में खाता फ़्रीज़ करें।',
  'sms.identityVerified': 'Evenkeel: {event}। आपको और कुछ नहीं करना है।',
  'sms.identityRefused': 'Evenkeel: {event}। कारण देखने और दोबारा भेजने के लिए ऐप खोलें।',
  'mail.event.signedIn': 'नया लॉगिन',
  'mail.event.passwordChanged': 'लॉगिन पासवर्ड बदला गया',
  'mail.event.transactionPasswordChanged': 'लेन-देन पासवर्ड बदला गया',
  'mail.event.secondFactorOn': 'टू-फ़ैक्टर ऑथेंटिकेशन चालू किया गया',
  'mail.event.secondFactorOff': 'टू-फ़ैक्टर ऑथेंटिकेशन बंद किया गया',
  'mail.event.passkeyAdded': 'पासकी जोड़ी गई',
  'mail.event.passkeyRemoved': 'पासकी हटाई गई',
  'mail.event.emailChanged': 'ईमेल पता बदला गया',
  'mail.event.phoneChanged': 'मोबाइल नंबर बदला गया',
  'mail.event.walletLinked': 'वॉलेट जोड़ा गया',
  'mail.event.antiPhishingChanged': 'एंटी-फ़िशिंग कोड बदला गया',
  'mail.event.allowListOn': 'निकासी व्हाइटलिस्ट चालू की गई',
  'mail.event.allowListOff': 'निकासी व्हाइटलिस्ट बंद की गई',
  'mail.event.apiKeyMade': 'API कुंजी बनाई गई',
  'mail.event.apiKeyRemoved': 'API कुंजी हटाई गई',
  'mail.event.frozen': 'खाता फ़्रीज़ किया गया',
  'mail.event.thawed': 'खाता अनफ़्रीज़ किया गया',
  'mail.event.identityVerified': 'बेसिक सत्यापन सफल',
  'mail.event.identityRefused': 'बेसिक सत्यापन असफल',
  'mail.event.advancedVerified': 'एडवांस्ड सत्यापन सफल',
  'mail.event.advancedRefused': 'एडवांस्ड सत्यापन असफल',
  'mail.left': 'बचे हुए रिकवरी कोड: {left}',
  'mail.event.recoveryCodeUsed': 'रिकवरी कोड इस्तेमाल हुआ',
  'mail.event.recoveryCodesMade': 'नए रिकवरी कोड बनाए गए',
  'mail.event.wrongPasswords': 'बार-बार गलत पासवर्ड',
  'mail.wrongPasswords.subject': 'आपके Evenkeel खाते के लिए बार-बार गलत पासवर्ड डाला गया',
  'mail.wrongPasswords.body':
    'किसी ने कुछ ही मिनटों में ऐसे डिवाइस से, जिन्हें हम नहीं जानते, आपके खाते का पासवर्ड बार-बार गलत डाला। इनमें से कोई भी कोशिश सफल नहीं हुई। आख़िरी कोशिश:\n\n{facts}\n\nअगर यह आप थे और पासवर्ड भूल गए हैं, तो लॉगिन पेज पर उसे रीसेट करें।\n\nअगर यह आप नहीं थे, तो हर अगली कोशिश और कठिन होती जाती है और कोई अंदर नहीं आ सका है। पक्का करें कि आपका लॉगिन पासवर्ड लंबा हो और कहीं और इस्तेमाल न हो, और सुरक्षा केंद्र में ऑथेंटिकेटर या पासकी चालू करें।\n\nयह संदेश दिन में ज़्यादा से ज़्यादा एक बार भेजा जाता है।',
  'sms.wrongPasswords':
    'Evenkeel: आपके खाते के लिए बार-बार गलत पासवर्ड डाला गया, {at} UTC. कोई लॉग इन नहीं कर सका। आप नहीं थे? लंबा और कहीं और इस्तेमाल न होने वाला पासवर्ड रखें और ऐप में ऑथेंटिकेटर चालू करें।',
  'mail.event.frozenByOperator': 'एक्सचेंज ने खाता फ़्रीज़ किया',
  'mail.event.thawedByOperator': 'एक्सचेंज ने खाता अनफ़्रीज़ किया',
  'mail.frozenByOperator.subject': 'आपका Evenkeel खाता फ़्रीज़ कर दिया गया है',
  'mail.frozenByOperator.body':
    'हमने आपका खाता फ़्रीज़ कर दिया है। सभी डिवाइस लॉग आउट कर दिए गए हैं और कोई लॉग इन नहीं कर सकता।\n\n{facts}\n\nआपके फ़ंड और खुले ऑर्डर जैसे हैं वैसे ही रहेंगे। आप खाता स्वयं अनफ़्रीज़ नहीं कर सकते: कृपया कस्टमर सपोर्ट से संपर्क करें।',
  'sms.frozenByOperator':
    'Evenkeel: आपका खाता फ़्रीज़ कर दिया गया है, {at} UTC। इसे केवल कस्टमर सपोर्ट अनफ़्रीज़ कर सकता है।',
  'mail.thawedByOperator.subject': 'आपका Evenkeel खाता अनफ़्रीज़ कर दिया गया है',
  'mail.thawedByOperator.body':
    'हमने आपके खाते का फ़्रीज़ हटा दिया है।\n\n{facts}\n\nअगर आपने खुद भी इसे फ़्रीज़ किया था, तो लॉग इन पेज पर अनफ़्रीज़ करें। वरना आप पहले की तरह लॉग इन कर सकते हैं।',
  'sms.thawedByOperator': 'Evenkeel: एक्सचेंज ने आपका खाता अनफ़्रीज़ कर दिया है, {at} UTC।',
} satisfies typeof en
