/** What members are notified of by support, in Vietnamese. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': 'Phản hồi cho góp ý của bạn',
  'feedbackReplied.body': 'Bộ phận hỗ trợ đã phản hồi. Bạn xem phản hồi ngay dưới góp ý của mình.',
  'chatAnswered.title': 'Tin nhắn mới từ bộ phận hỗ trợ',
  'chatAnswered.body': 'Bộ phận hỗ trợ khách hàng đã trả lời bạn trong khung chat.',
} satisfies typeof en
