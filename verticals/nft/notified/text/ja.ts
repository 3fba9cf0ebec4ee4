/** What members are notified of in the NFT market, in Japanese. */
import type en from './en.ts'

export default {
  'nftItemSold.title': 'NFTが売れました',
  'nftItemSold.body': '{item} が {amount} USDT で売れました',
  'nftOfferAccepted.title': 'オファーが承諾されました',
  'nftOfferAccepted.body': '{item} を {amount} USDT で取得しました',
  'nftOfferReceived.title': 'あなたのNFTに新しいオファー',
  'nftOfferReceived.body': '{item}：{amount} USDT のオファー',
  'nftOfferExpired.title': 'オファーの期限切れ',
  'nftOfferExpired.body': '{item} へのオファーは期限切れです。資金は再びご利用いただけます。',
  'nftOrderExpired.title': 'NFT注文の期限切れ',
  'nftOrderExpired.body': '{item} の支払い期限が過ぎました。料金は発生していません。',
  'nftStakeCompleted.title': 'ステーキングが終了しました',
  'nftStakeCompleted.body': '{item} の最後の報酬が支払われ、再び自由に扱えます。',
} satisfies typeof en
