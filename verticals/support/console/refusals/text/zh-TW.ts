/** What the console’s calls of support are refused for, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.englishMissing': '缺少英文內容：沒有其他語言時會顯示英文。',
  'refusal.linkUnsound': '有連結未指向應用程式內的頁面。格式：[文字](/deposit)。',
  'refusal.momentPassed': '此時間已過，請選擇較晚的時間。',
  'refusal.slugTaken': '已有其他文章使用此短名稱。',
  'refusal.figureUnknown': '內文使用了不存在的數值。可用數值請見清單。',
  'refusal.chatDoesNotExist': '此對話已不存在。',
  'refusal.chatTaken': '{name} 正在處理此對話。',
  'refusal.chatOperatorUnknown': '此營運人員無法接手對話。',
  'refusal.answerDoesNotExist': '此罐頭回覆已不存在。',
  'refusal.feedbackReplied': '此回饋已經回覆過了。',
} satisfies typeof en
