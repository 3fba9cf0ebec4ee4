/** Why a call of the console about money is refused, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.accountUnknown': 'ऐसा कोई खाता नहीं है।',
  'refusal.confirmationDiffers': 'आपने जो कॉइन लिखा है, वह इस क्रेडिट का कॉइन नहीं है।',
  'refusal.worthDiffers': '{amount} {asset} का मूल्य {worth} USDT है। राशि और कॉइन जाँचें।',
  'refusal.worthUnknown': '{asset} का कोई मौजूदा रेफ़रेंस प्राइस नहीं है। मूल्य आने पर फिर कोशिश करें।',
  'refusal.treasuryTooSmall': 'ट्रेज़री में {free} {asset} हैं।',
  'refusal.fundsReserved':
    '{free} {asset} से ज़्यादा वापस नहीं लिया जा सकता। बाकी सदस्यों की देनदारी के लिए आरक्षित है।',
} satisfies typeof en
