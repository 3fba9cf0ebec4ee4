/** What the NFT market's page in the console says, in Hindi. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'NFT मार्केट',
  'nftDesk.collection': 'कलेक्शन',
  'nftDesk.category': 'श्रेणी',
  'nftDesk.size': 'आइटम',
  'nftDesk.listed': 'लिस्टेड',
  'nftDesk.owners': 'मालिक',
  'nftDesk.floor': 'फ़्लोर',
  'nftDesk.volume': 'वॉल्यूम',
  'nftDesk.sales': 'बिक्रियाँ',
  'nftDesk.state': 'स्थिति',
  'nftDesk.hidden': 'छिपा हुआ',
  'nftDesk.shown': 'दिख रहा',
  'nftDesk.hide': 'छिपाएँ',
  'nftDesk.show': 'दिखाएँ',
  'nftDesk.hideHint': 'छिपे कलेक्शन में कुछ नया शुरू नहीं होता; जो खुला है वह चलता रहता है।',
  'nftDesk.showHint': 'कलेक्शन फिर से दिखेगा और उसमें ट्रेड होगा।',
  'nftDesk.changed': 'कलेक्शन बदला गया',
  'nftDesk.rewardsHeld': 'रिवॉर्ड खाता',
  'nftDesk.rewardsOwed': 'स्टेक को वादा',
  'nftDesk.pendingOrders': 'बिना भुगतान वाले ऑर्डर',
  'nftDesk.openOffers': 'खुले ऑफ़र',
  'nftDesk.openStakes': 'चालू स्टेक',
  'nftDesk.none': 'कोई कलेक्शन नहीं',
  'nftDesk.mint': 'कलेक्शन मिंट करें',
} satisfies typeof en
