/** Why a call of the console about members is refused, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': 'Không có thành viên này.',
  'refusal.nothingPrivate': 'Ở đây không còn gì nữa.',
  'refusal.noteIsEmpty': 'Hãy viết nội dung trước.',
  'refusal.memberFrozen': 'Người vận hành đã đóng băng tài khoản này rồi.',
  'refusal.memberNotFrozen': 'Chưa có người vận hành nào đóng băng tài khoản này.',
  'refusal.noOutbox': 'Sàn này gửi tin nhắn thật nên không có hộp thư đi.',
  'refusal.memberHoldsFunds':
    'Thành viên này vẫn còn: {holds}. Hãy chi trả trước. Nếu bỏ đi, không ai lấy lại được nữa. Bỏ đi cần hai quản trị viên.',
  'refusal.withdrawalsOpen':
    'Thành viên này còn lệnh rút chưa xong. Hãy chi trả hoặc từ chối lệnh đó trước: khi xóa thành viên, địa chỉ rút cũng mất.',
} satisfies typeof en
