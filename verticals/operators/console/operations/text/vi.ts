/** What operations refuse, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': 'Không có công tắc này.',
  'refusal.proposalDoesNotExist': 'Đề xuất này không còn nữa.',
  'refusal.proposalNotOpen': 'Đề xuất này đã được phê duyệt.',
  'refusal.proposalExpired': 'Đề xuất này đã quá 24 giờ và hết hạn.',
  'refusal.tooManyProposals': 'Có quá nhiều đề xuất đang mở. Hãy quyết định bớt trước.',
  'refusal.proposalTooLong': 'Đề xuất này quá dài.',
  'refusal.parameterUnsound': 'Cài đặt hoặc giá trị không hợp lệ.',
  'refusal.valueOutOfRange': 'Nhập số nguyên từ {least} đến {most}.',
  'refusal.auditBehind': 'Nhật ký kiểm toán chậm hơn so với những gì sổ nhật ký đã ghi.',
  'refusal.auditRewritten':
    'Một dòng của nhật ký kiểm toán không còn giống với dòng mà sổ nhật ký đã ghi.',
  'refusal.termsUnchanged': 'Các điều khoản này đã có hiệu lực.',
  'refusal.proposalChanged': 'Đề xuất không còn như bạn đã xem. Vui lòng xem lại.',
  'refusal.marketListed': 'Thị trường này đã được niêm yết: mở dòng của nó để đổi điều kiện.',
  'refusal.instrumentUnknown':
    'Thị trường không báo giá gì với tên này, hoặc không thể niêm yết ở đây.',
  'refusal.proposalLapsed':
    'Người đề xuất đã bị vô hiệu hóa, đặt lại hoặc đổi vai trò. Cần đề xuất lại.',
  'refusal.nothingToProlong':
    'Điều cần gia hạn đã kết thúc. Nếu muốn áp dụng lại, hãy đề xuất mới.',
  'refusal.proposalOutdated':
    'Phần thành viên này đang giữ đã thay đổi sau khi đề xuất. Hãy đề xuất xóa lại ở trang của họ.',
} satisfies typeof en
