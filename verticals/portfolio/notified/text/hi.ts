/** What members are notified of in the portfolio, in Hindi. */
import type en from './en.ts'

export default {
  'subscriptionCompleted.title': 'सब्सक्रिप्शन पूरा हुआ',
  'subscriptionCompleted.body':
    '{amount} {asset} और {earned} {asset} ब्याज आपके फ़ाइनेंस खाते में उपलब्ध हैं।',
  'subscriptionRenewed.title': 'सब्सक्रिप्शन रिन्यू हुआ',
  'subscriptionRenewed.body': '{amount} {asset} फिर से निवेशित हैं। {earned} {asset} ब्याज उपलब्ध है।',
} satisfies typeof en
