/** What support notifies members of, in Vietnamese. */
import type en from './en.ts'

export default {
  'supportReplied.title': 'Phản hồi cho góp ý của bạn',
  'supportReplied.body': 'Bộ phận hỗ trợ khách hàng đã trả lời bạn.',
  'supportAnswered.title': 'Tin nhắn từ bộ phận hỗ trợ khách hàng',
  'supportAnswered.body': 'Có câu trả lời trong cuộc trò chuyện của bạn.',
} satisfies typeof en
