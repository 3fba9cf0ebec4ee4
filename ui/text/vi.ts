/** The kit's texts, in Vietnamese. */
import type en from './en.ts'

export default {
  'ui.back': 'Quay lại',
  'ui.close': 'Đóng',
  'ui.confirm': 'Xác nhận',
  'ui.cancel': 'Hủy',
  'ui.retry': 'Thử lại',
  'ui.loading': 'Đang tải',
  'ui.loadMore': 'Xem thêm',
  'ui.reconnecting': 'Đang kết nối lại…',
  'ui.demo': 'Demo',
  'ui.unreachable': 'Không thể kết nối tới sàn. Hãy kiểm tra mạng rồi thử lại.',
  'ui.outcomeUnknown':
    'Chưa nhận được phản hồi. Bạn có thể thử lại an toàn: lệnh chỉ được thực hiện tối đa một lần.',
  'ui.empty': 'Chưa có dữ liệu.',
  'ui.all': 'Tất cả',
  'ui.amountMost': 'Tối đa {amount} {asset}',
  'ui.amountLeast': 'Tối thiểu {amount} {asset}',
  'ui.amountForm': 'Nhập một số, ví dụ {example}',
  'ui.amountDecimals': 'Tối đa {count} chữ số thập phân',
} satisfies typeof en
