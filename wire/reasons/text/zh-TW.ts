/** The usual reasons of decisions, as members read them, in traditional Chinese. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': '我們在網路上找不到這筆交易。',
  'queues.reason.otherAddress': '款項轉到了其他地址。',
  'queues.reason.amountDiffers': '數量與實際到帳的不符。',
  'queues.reason.notOurs': '這筆款項並非支付給我們。',
  'queues.reason.addressRisky': '基於安全考量，我們不會轉出資金至此地址。',
  'queues.reason.accountRisky': '您的帳戶需先通過安全檢查，請聯絡客服。',
  'queues.reason.identityUnclear': '我們需要先進一步核實您的身分。',
  'queues.reason.photoUnreadable': '照片無法辨識，請重新拍攝。',
  'queues.reason.photoIncomplete': '證件未完整出現在照片中。',
  'queues.reason.documentExpired': '證件已過期。',
  'queues.reason.detailsDiffer': '您填寫的資料與證件不符。',
  'queues.reason.notThePerson': '照片中的人並非證件持有人。',
  'queues.reason.feedbackThanks': '感謝您的回饋，我們已轉交給相關團隊。',
  'queues.reason.feedbackLookingInto': '我們正在查核，稍後會在線上諮詢回覆您。',
  'queues.reason.feedbackSolved': '此問題應已解決。若仍未解決，請再與我們聯絡。',
  'queues.reason.feedbackNeedsMore': '我們需要更多資訊，請透過線上諮詢告訴我們。',
} satisfies typeof en
