/** What the NFT market's page in the console says, in Japanese. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'NFTマーケット',
  'nftDesk.collection': 'コレクション',
  'nftDesk.category': 'カテゴリー',
  'nftDesk.size': 'アイテム',
  'nftDesk.listed': '出品中',
  'nftDesk.owners': '所有者',
  'nftDesk.floor': 'フロア',
  'nftDesk.volume': '取引高',
  'nftDesk.sales': '販売数',
  'nftDesk.state': '状態',
  'nftDesk.actions': '操作',
  'nftDesk.hidden': '非表示',
  'nftDesk.shown': '表示中',
  'nftDesk.hide': '非表示にする',
  'nftDesk.show': '表示する',
  'nftDesk.hideHint': '非表示のコレクションでは新しい取引は始まりません。進行中のものは続きます。',
  'nftDesk.showHint': 'コレクションが再び表示され、取引できます。',
  'nftDesk.changed': 'コレクションを変更しました',
  'nftDesk.rewardsHeld': '報酬口座',
  'nftDesk.rewardsOwed': 'ステーキングへの約束額',
  'nftDesk.pendingOrders': '未払い注文',
  'nftDesk.openOffers': '有効なオファー',
  'nftDesk.openStakes': '進行中のステーキング',
  'nftDesk.none': 'コレクションはありません',
  'nftDesk.mint': 'コレクションを発行',
  'nftDesk.preview': 'プレビュー',
  'nftDesk.previewHint': '名前、点数、基準価格を入力すると絵が表示されます。',
  'nftDesk.previewNote':
    '{name} はこのように描かれ、値付けされます。アイテムは名前だけで決まります。',
} satisfies typeof en
