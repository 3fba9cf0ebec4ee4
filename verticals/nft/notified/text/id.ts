/** What members are notified of in the NFT market, in Indonesian. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFT terjual',
  'nftItemSold.body': '{item} terjual seharga {amount} USDT',
  'nftOfferAccepted.title': 'Penawaran diterima',
  'nftOfferAccepted.body': '{item} menjadi milik Anda seharga {amount} USDT',
  'nftOfferReceived.title': 'Penawaran baru untuk NFT Anda',
  'nftOfferReceived.body': '{item}: ditawar {amount} USDT',
  'nftOfferExpired.title': 'Penawaran kedaluwarsa',
  'nftOfferExpired.body': 'Penawaran Anda untuk {item} kedaluwarsa. Dana tersedia kembali.',
  'nftOrderExpired.title': 'Pesanan NFT kedaluwarsa',
  'nftOrderExpired.body': '{item} tidak dibayar tepat waktu. Tidak ada yang ditagih.',
  'nftStakeCompleted.title': 'Stake selesai',
  'nftStakeCompleted.body': '{item} telah menerima imbalan terakhir dan bebas kembali.',
} satisfies typeof en
