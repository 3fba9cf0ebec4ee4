/** What operations refuse, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': 'ऐसा कोई स्विच नहीं है।',
  'refusal.proposalDoesNotExist': 'यह प्रस्ताव अब मौजूद नहीं है।',
  'refusal.proposalNotOpen': 'यह प्रस्ताव पहले ही मंज़ूर हो चुका है।',
  'refusal.proposalExpired': 'यह प्रस्ताव 24 घंटे से पुराना है और समाप्त हो चुका है।',
  'refusal.tooManyProposals': 'बहुत ज़्यादा प्रस्ताव खुले हैं। पहले कुछ पर फ़ैसला करें।',
  'refusal.proposalTooLong': 'यह प्रस्ताव बहुत लंबा है।',
  'refusal.parameterUnsound': 'यह सेटिंग या इसका मान मान्य नहीं है।',
  'refusal.valueOutOfRange': '{least} से {most} तक की पूर्ण संख्या दर्ज करें।',
  'refusal.auditBehind': 'ऑडिट लॉग जर्नल में दर्ज स्थिति से पीछे है।',
  'refusal.auditRewritten': 'ऑडिट लॉग की एक पंक्ति अब वह नहीं है जो जर्नल में दर्ज है।',
  'refusal.termsUnchanged': 'ये शर्तें पहले से लागू हैं।',
  'refusal.proposalChanged': 'प्रस्ताव अब वह नहीं है जो आपने देखा था। उसे फिर से देखें।',
  'refusal.marketListed': 'यह मार्केट पहले से लिस्टेड है: शर्तें बदलने के लिए उसकी पंक्ति खोलें।',
  'refusal.instrumentUnknown': 'इस नाम का कोई प्राइस उपलब्ध नहीं है, या इसे यहाँ लिस्ट नहीं किया जा सकता।',
  'refusal.proposalLapsed':
    'प्रस्ताव करने वाले को इस बीच निष्क्रिय या रीसेट किया गया है, या उसकी भूमिका बदली गई है। इसे फिर से प्रस्तावित करना होगा।',
  'refusal.nothingToProlong':
    'जिसे बढ़ाना था वह इस बीच समाप्त हो चुका है। इसे फिर से लागू करना हो तो नया प्रस्ताव दें।',
  'refusal.proposalOutdated':
    'प्रस्ताव के बाद इस सदस्य की होल्डिंग बदल गई है। उनके पेज पर मिटाने का नया प्रस्ताव दें।',
} satisfies typeof en
