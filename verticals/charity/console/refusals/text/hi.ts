/** What operators are refused about charity, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.projectExists': 'इस छोटे नाम की परियोजना पहले से है।',
  'refusal.projectUnsound':
    'छोटा नाम, लक्ष्य या समाप्ति ग़लत है: छोटे अक्षर और डैश, जुटाई राशि से अधिक लक्ष्य, पाँच वर्ष के भीतर समाप्ति।',
  'refusal.payoutUnsound': 'भुगतान के लिए शून्य से अधिक राशि और प्रमाण दस्तावेज़ चाहिए।',
  'refusal.raisedExceeded': 'परियोजना के पास भुगतान के लिए केवल {free} {asset} बचा है।',
  'refusal.custodyExceeded': 'जहाँ से भुगतान होना है वहाँ केवल {free} {asset} है।',
  'refusal.documentWrong': 'दस्तावेज़ पूरा नहीं पहुँचा, या वह PDF, PNG या JPEG नहीं है।',
} satisfies typeof en
