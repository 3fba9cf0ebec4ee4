/** The usual reasons of decisions, as members read them, in traditional Chinese. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': '我們在網路上找不到這筆交易。',
  'queues.reason.otherAddress': '款項轉到了其他地址。',
  'queues.reason.amountDiffers': '數量與實際到帳的不符。',
  'queues.reason.notOurs': '這筆款項並非支付給我們。',
  'queues.reason.addressRisky': '基於安全考量，我們不向此地址付款。',
  'queues.reason.accountRisky': '您的帳戶需先通過安全檢查，請聯絡客服。',
  'queues.reason.identityUnclear': '我們需要先進一步核實您的身分。',
  'queues.reason.photoUnreadable': '照片無法辨識，請重新拍攝。',
  'queues.reason.photoIncomplete': '證件未完整出現在照片中。',
  'queues.reason.documentExpired': '證件已過期。',
  'queues.reason.detailsDiffer': '您填寫的資料與證件不符。',
  'queues.reason.notThePerson': '照片中的人並非證件持有人。',
} satisfies typeof en
