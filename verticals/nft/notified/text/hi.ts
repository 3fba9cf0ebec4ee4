/** What members are notified of in the NFT market, in Hindi. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT बिक गया',
  'nftItemSold.body': '{item} {amount} USDT में बिका',
  'nftOfferAccepted.title': 'ऑफ़र स्वीकार हुआ',
  'nftOfferAccepted.body': '{item} {amount} USDT में आपका हुआ',
  'nftOfferReceived.title': 'आपके NFT के लिए नया ऑफ़र',
  'nftOfferReceived.body': '{item}: {amount} USDT का ऑफ़र',
  'nftOfferExpired.title': 'ऑफ़र समाप्त हुआ',
  'nftOfferExpired.body': '{item} के लिए आपका ऑफ़र समाप्त हो गया। राशि फिर उपलब्ध है।',
  'nftOrderExpired.title': 'NFT ऑर्डर समाप्त हुआ',
  'nftOrderExpired.body': '{item} का भुगतान समय पर नहीं हुआ। कोई राशि नहीं कटी।',
  'nftStakeCompleted.title': 'स्टेकिंग पूरी हुई',
  'nftStakeCompleted.body': '{item} को आख़िरी रिवॉर्ड मिल गया और यह अब अनलॉक है।',
} satisfies typeof en
