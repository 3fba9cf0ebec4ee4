/** What the page of the switches says, in Hindi. */
import type en from './en.ts'

export default {
  'switches.hint':
    'हर स्विच असली और डेमो, दोनों पर तुरंत लागू होता है। किसने और क्यों बदला, यह ऑडिट लॉग में रहता है।',
  'switches.on': 'चालू',
  'switches.off': 'बंद',
  'switches.turnOn': 'चालू करें',
  'switches.turnOff': 'बंद करें',
  'switches.onAsk': 'चालू करें: {name}',
  'switches.offAsk': 'बंद करें: {name}',
  'switches.offHint': 'जो रुका था वह तुरंत फिर चालू हो जाएगा।',
  'switches.isOn': '{name}: चालू किया गया',
  'switches.isOff': '{name}: बंद किया गया',
  'switches.since': 'कब से',
  'switches.by': 'किसने',
  'switches.byExchange': 'एक्सचेंज ने स्वयं',
  'switches.code': 'कारण',
  'switches.code.incident': 'घटना',
  'switches.code.security': 'सुरक्षा',
  'switches.code.market': 'मार्केट की स्थिति',
  'switches.code.maintenance': 'नियोजित कार्य',
  'switches.code.regulator': 'नियामक',
  'switches.code.drill': 'अभ्यास',
  'switches.code.velocity': 'एक घंटे में बहुत ज़्यादा राशि निकली',
  'switches.cancelOnly': 'केवल रद्द करना',
  'switches.withdrawalsFrozen': 'निकासी पर रोक',
  'switches.marketHalted': 'रोके गए मार्केट',
  'switches.maintenance': 'मेंटेनेंस',
  'switches.everythingFrozen': 'सब पर रोक',
  'switches.what.cancelOnly': 'सदस्य केवल ऑर्डर रद्द कर सकते हैं, और कुछ नहीं।',
  'switches.what.withdrawalsFrozen':
    'एक्सचेंज से कोई राशि नहीं निकलती, मंज़ूर की गई भी नहीं। ट्रेडिंग चलती रहती है।',
  'switches.what.marketHalted':
    'रोका गया मार्केट ऑर्डर नहीं लेता, कोई स्टॉप ट्रिगर नहीं होता और किसी का लिक्विडेशन नहीं होता; मौजूदा ऑर्डर रद्द हो सकते हैं। बाकी मार्केट चलते रहते हैं।',
  'switches.what.maintenance':
    'सदस्यों को मेंटेनेंस पेज दिखता है और वे कुछ नहीं कर सकते। ऑपरेटर और नियत काम चलते रहते हैं।',
  'switches.what.everythingFrozen':
    'कुछ भी स्वीकार नहीं होता: न ऑर्डर, न रद्द करना, न ट्रांसफ़र, न निकासी। कोई स्टॉप ट्रिगर नहीं होता और किसी का लिक्विडेशन नहीं होता।',
  'switches.market': 'मार्केट',
  'switches.actions': 'कार्रवाइयाँ',
  'switches.halt': 'रोकें',
  'switches.resume': 'फिर शुरू करें',
  'switches.haltAsk': '{market} रोकें',
  'switches.resumeAsk': '{market} फिर शुरू करें',
  'switches.wasHalted': '{market} रोक दिया गया',
  'switches.wasResumed': '{market} में ट्रेडिंग फिर शुरू',
  'switches.takesTwo': 'लागू होने से पहले दूसरे ऑपरेटर की मंज़ूरी चाहिए।',
  'switches.proposed': 'प्रस्तावित: दूसरे ऑपरेटर की मंज़ूरी चाहिए।',
  'switches.ends': 'नतीजे रुके रहेंगे',
  'switches.endsItself': 'अपने आप समाप्त होगा',
  'switches.aloneMembers':
    'एक ऑपरेटर द्वारा चालू करने पर यह {minutes} मिनट बाद अपने आप समाप्त हो जाता है, केवल-रद्द और रखरखाव को मिलाकर 24 घंटे में एक बार। लिक्विडेशन चलते रहते हैं और सदस्य मार्जिन नहीं जोड़ सकते।',
  'switches.goesOn': 'ट्रिगर और लिक्विडेशन चल रहे हैं',
  'switches.prolong': 'हटाए जाने तक बढ़ाएँ',
  'switches.prolongAsk': 'बढ़ाएँ: {name}',
  'switches.prolongByTwo': 'मंज़ूरी के बाद यह अपने आप समाप्त नहीं होगा: दो ऑपरेटरों के हटाने तक चलेगा।',
  'switches.prolongByOne': 'मंज़ूरी के बाद यह अपने आप समाप्त नहीं होगा: किसी ऑपरेटर के हटाने तक चलेगा।',
  'switches.prolongWaits': 'बढ़ाने का प्रस्ताव मंज़ूरी की प्रतीक्षा में',
  'switches.alone':
    'एक ऑपरेटर चालू करे तो ट्रिगर और लिक्विडेशन {minutes} मिनट रुकते हैं, हर मार्केट में 24 घंटे में एक बार। जो रुका था वह उसके बाद के पहले भाव पर तय होता है।',
} satisfies typeof en
