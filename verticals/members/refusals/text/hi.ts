/** What programs are refused because of their keys, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.apiKeyExpired': 'इस API कुंजी की समय-सीमा समाप्त हो गई है।',
  'refusal.apiKeyElsewhere': 'इस IP पते से यह API कुंजी इस्तेमाल नहीं की जा सकती।',
  'refusal.apiKeyMayNotTrade': 'इस API कुंजी को ट्रेड की अनुमति नहीं है।',
  'refusal.apiKeyMayNotWithdraw': 'इस API कुंजी को निकासी की अनुमति नहीं है।',
  'refusal.apiKeyTooNew': 'यह API कुंजी {from} से निकासी कर सकेगी।',
  'refusal.allowListNeeded':
    'पहले निकासी व्हाइटलिस्ट चालू करें: API कुंजी केवल आपकी पता पुस्तिका के पतों पर निकासी करती है।',
} satisfies typeof en
