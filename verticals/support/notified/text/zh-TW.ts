/** What members are notified of by support, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': '您的意見回饋已有回覆',
  'feedbackReplied.body': '客服已回覆，請到「我的回饋」查看。',
  'chatAnswered.title': '客服傳來新訊息',
  'chatAnswered.body': '線上客服已在聊天中回覆您。',
} satisfies typeof en
