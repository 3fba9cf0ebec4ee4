/** What members are notified of in contracts, in Hindi. */
import type en from './en.ts'

export default {
  'contractOpened.title': 'कॉन्ट्रैक्ट ऑर्डर फ़िल हुआ',
  'contractOpened.body': '{pair}: पोज़िशन खुली, लॉट: {lots}',
  'contractClosed.title': 'पोज़िशन बंद हुई',
  'contractClosed.body': '{pair}: बंद लॉट: {lots}, लाभ/हानि: {profit} USDT',
  'contractOrderTriggered.title': 'कॉन्ट्रैक्ट ऑर्डर ट्रिगर हुआ',
  'contractOrderTriggered.body': '{pair}: {price} पर ट्रिगर हुआ',
  'contractStopUnfilled.title': 'स्टॉप ऑर्डर पूरा नहीं हुआ',
  'contractStopUnfilled.body':
    '{pair}: {price} पर पहुँचा, पर स्लिपेज सीमा के भीतर पर्याप्त लिक्विडिटी नहीं थी। बाकी ऑर्डर सक्रिय रहेगा।',
  'contractMarginWarned.title': 'मार्जिन चेतावनी',
  'contractMarginWarned.body':
    'आपका मार्जिन अनुपात {percent}% पर पहुँच गया है। 100% पर पोज़िशन लिक्विडेट होती हैं। राशि जोड़ें या पोज़िशन घटाएँ।',
  'contractLiquidated.title': 'पोज़िशन लिक्विडेट हुई',
  'contractLiquidated.body': '{pair}: लिक्विडेट लॉट: {lots}, मार्क प्राइस: {price}',
  'contractDeleveraged.title': 'ऑटो-डीलीवरेजिंग',
  'contractDeleveraged.body': '{pair}: ADL से बंद हुए लॉट: {lots}, प्राइस: {price}',
} satisfies typeof en
