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
  'receipt.stepPublished': 'Các phút của chuỗi khớp với những phút đã công bố',
  'receipt.download': 'Tải biên nhận',
  'receipt.verifyOutside': 'Hoặc kiểm tra tệp bên ngoài ứng dụng:',
  'receipt.chainPlace': 'Vị trí trong chuỗi',
  'receipt.minuteOf': 'Phút {number} của chuỗi',
  'receipt.blocks': '{count, plural, other {# khối}}',
  'receipt.sourceSimulator': 'Thị trường mô phỏng',
  'receipt.sourceVenues': 'Trung vị của {venues}',
} satisfies typeof en
