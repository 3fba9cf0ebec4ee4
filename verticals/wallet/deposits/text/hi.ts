/** What members are told about deposits by mail and SMS, in Hindi. */
import type en from './en.ts'

export default {
  'credited.subject': 'डिपॉज़िट क्रेडिट हुआ: {amount} {asset}',
  'credited.body': '{network} से आपका {amount} {asset} का डिपॉज़िट आपके स्पॉट खाते में क्रेडिट हो गया है।',
  'credited.short': 'Evenkeel: आपका {amount} {asset} का डिपॉज़िट क्रेडिट हो गया है।',
  'rejected.subject': 'डिपॉज़िट अस्वीकृत: {amount} {asset}',
  'rejected.body':
    '{network} से आपका {amount} {asset} का डिपॉज़िट अस्वीकृत कर दिया गया।\n\nकारण: {reason}',
  'rejected.short': 'Evenkeel: आपका {amount} {asset} का डिपॉज़िट अस्वीकृत हुआ। कारण: {reason}',
  'test.subject': 'टेस्ट फ़ंड क्रेडिट हुआ: {amount} {asset}',
  'test.body':
    'आपका {amount} {asset} का टेस्ट फ़ंड आपके स्पॉट खाते में क्रेडिट हो गया है। इस सैंडबॉक्स के बाहर इसका कोई मूल्य नहीं है।',
  'test.short': 'Evenkeel: आपका {amount} {asset} का टेस्ट फ़ंड क्रेडिट हो गया है।',
} satisfies typeof en
