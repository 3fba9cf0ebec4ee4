/** What support notifies members of, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'supportReplied.title': '您的意見回饋已有回覆',
  'supportReplied.body': '客服已回覆您。',
  'supportAnswered.title': '客服訊息',
  'supportAnswered.body': '您的對話中有新的答覆。',
} satisfies typeof en
