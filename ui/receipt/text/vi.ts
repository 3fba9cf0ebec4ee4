/** What every receipt says, in Vietnamese. */
import type en from './en.ts'

export default {
  'receipt.share': 'Chia sẻ',
  'receipt.copyLink': 'Sao chép liên kết',
  'receipt.verifyTitle': 'Tự kiểm chứng',
  'receipt.verify': 'Kiểm chứng trong trình duyệt',
  'receipt.verified': 'Đã kiểm chứng: mọi thông tin trong biên nhận này đều khớp.',
  'receipt.notVerified':
    'Biên nhận này không qua được kiểm chứng. Hãy tải về và giữ làm bằng chứng.',
  'receipt.notPublished':
    'Đến đây mọi thứ đều đúng. Phút này của chuỗi chưa được công bố: hãy kiểm chứng lại sau một phút.',
  'receipt.notSigned':
    'Mọi mục kiểm tra được đều đúng. Trình duyệt này không kiểm tra được chữ ký: hãy mở trang qua HTTPS bằng trình duyệt mới hoặc kiểm tra tệp.',
  'receipt.stepRecorded': 'Nội dung biên nhận được ghi trong chuỗi biên nhận',
  'receipt.stepSigned': 'Sàn đã ký đúng biên nhận này',
  'receipt.stepPublished': 'Các phút, khối và khóa khớp với bản đã công bố',
  'receipt.download': 'Tải biên nhận',
  'receipt.verifyOutside': 'Hoặc kiểm tra tệp bên ngoài ứng dụng:',
  'receipt.chainPlace': 'Vị trí trong chuỗi',
  'receipt.minuteOf': 'Phút {number} của chuỗi',
  'receipt.blockOf': 'Khối {number} của chuỗi biên nhận',
  'receipt.signedBy': 'Ký bằng khóa',
  'receipt.blocks': '{count, plural, other {# khối}}',
  'receipt.sourceSimulator': 'Thị trường mô phỏng',
  'receipt.sourceVenues': 'Trung vị của {venues}',
} satisfies typeof en
