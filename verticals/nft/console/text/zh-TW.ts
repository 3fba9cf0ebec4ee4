/** What the NFT market's page in the console says, in traditional Chinese. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'NFT 市場',
  'nftDesk.collection': '系列',
  'nftDesk.category': '分類',
  'nftDesk.size': '藏品',
  'nftDesk.listed': '出售中',
  'nftDesk.owners': '持有人',
  'nftDesk.floor': '地板價',
  'nftDesk.volume': '交易量',
  'nftDesk.sales': '成交數',
  'nftDesk.state': '狀態',
  'nftDesk.hidden': '已隱藏',
  'nftDesk.shown': '顯示中',
  'nftDesk.hide': '隱藏',
  'nftDesk.show': '顯示',
  'nftDesk.hideHint': '隱藏的系列不會有新的交易，進行中的會繼續。',
  'nftDesk.showHint': '系列將再次顯示並可交易。',
  'nftDesk.changed': '系列已變更',
  'nftDesk.rewardsHeld': '獎勵帳戶',
  'nftDesk.rewardsOwed': '已承諾的質押獎勵',
  'nftDesk.pendingOrders': '未付款訂單',
  'nftDesk.openOffers': '未結出價',
  'nftDesk.openStakes': '進行中的質押',
  'nftDesk.none': '沒有系列',
  'nftDesk.mint': '鑄造系列',
} satisfies typeof en
