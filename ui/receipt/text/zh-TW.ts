/** What every receipt says, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'receipt.share': '分享',
  'receipt.copyLink': '複製連結',
  'receipt.verifyTitle': '自行驗證',
  'receipt.verify': '在此瀏覽器驗證',
  'receipt.verified': '驗證通過：此憑證的內容全部相符。',
  'receipt.notVerified': '此憑證未通過驗證。請下載並保留作為證據。',
  'receipt.notPublished': '到此為止全部相符。報價鏈的這一分鐘尚未公布，請一分鐘後再驗證。',
  'receipt.notSigned':
    '可檢查的項目皆正確。此瀏覽器無法檢查簽章：請以最新瀏覽器透過 HTTPS 開啟，或檢查檔案。',
  'receipt.stepRecorded': '憑證內容已記錄於憑證鏈',
  'receipt.stepSigned': '交易所簽署的正是這份憑證',
  'receipt.stepPublished': '分鐘、區塊與金鑰皆與公布的一致',
  'receipt.download': '下載憑證',
  'receipt.verifyOutside': '或在 App 之外檢查檔案：',
  'receipt.chainPlace': '在鏈中的位置',
  'receipt.minuteOf': '報價鏈的第 {number} 分鐘',
  'receipt.blockOf': '憑證鏈第 {number} 區塊',
  'receipt.signedBy': '簽署金鑰',
  'receipt.blocks': '{count, plural, other {# 個區塊}}',
  'receipt.sourceSimulator': '模擬行情',
  'receipt.sourceVenues': '{venues} 的中位數',
} satisfies typeof en
