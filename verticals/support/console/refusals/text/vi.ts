/** What the console’s calls of support are refused for, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.englishMissing': 'Thiếu bản tiếng Anh: người không có bản dịch sẽ đọc bản này.',
  'refusal.linkUnsound':
    'Có liên kết không dẫn tới trang nào trong ứng dụng. Mẫu: [chữ](/deposit).',
  'refusal.momentPassed': 'Thời điểm này đã qua. Hãy chọn thời điểm sau.',
  'refusal.slugTaken': 'Bài viết khác đã dùng tên ngắn này.',
  'refusal.figureUnknown':
    'Văn bản nêu một số liệu không tồn tại. Danh sách có các số liệu dùng được.',
  'refusal.chatDoesNotExist': 'Cuộc trò chuyện này không còn nữa.',
  'refusal.chatTaken': '{name} đang xử lý cuộc trò chuyện này.',
  'refusal.chatOperatorUnknown': 'Người vận hành này không thể nhận trò chuyện.',
  'refusal.answerDoesNotExist': 'Câu trả lời mẫu này không còn nữa.',
  'refusal.feedbackReplied': 'Góp ý này đã được phản hồi.',
} satisfies typeof en
