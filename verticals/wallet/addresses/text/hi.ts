/** The message about a new address, in Hindi. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'आपकी Evenkeel पता पुस्तिका में नया पता',
  'notice.addressAdded.body':
    '{at} UTC पर आपकी पता पुस्तिका में निकासी का पता जोड़ा गया: {address}, {network} पर {asset}। क्या यह आप नहीं थे? इसे हटाएँ, तुरंत लॉगिन पासवर्ड बदलें और सुरक्षा केंद्र में अपना खाता फ़्रीज़ करें।',
  'notice.addressAdded.short':
    'Evenkeel: निकासी का पता {address} ({asset}) आपकी पता पुस्तिका में जोड़ा गया। आप नहीं थे? तुरंत पासवर्ड बदलें और ऐप में खाता फ़्रीज़ करें।',
} satisfies typeof en
