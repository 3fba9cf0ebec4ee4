/** The messages about withdrawals, in Vietnamese. */
import type en from './en.ts'

export default {
  'notice.requested.subject': 'Yêu cầu rút {amount} {asset}',
  'notice.requested.body':
    'Bạn đã yêu cầu rút {amount} {asset} qua {network} về địa chỉ kết thúc bằng {address}. Không phải bạn? Hãy hủy ngay trong ứng dụng, đóng băng tài khoản trong trung tâm bảo mật và đổi mật khẩu.',
  'notice.requested.short':
    'Evenkeel: yêu cầu rút {amount} {asset} về {address}. Không phải bạn? Hủy ngay trong ứng dụng.',
  'notice.byProgram.subject': 'Khóa API yêu cầu rút {amount} {asset}',
  'notice.byProgram.body':
    'Một chương trình dùng khóa API của bạn đã yêu cầu rút {amount} {asset} qua {network} về địa chỉ kết thúc bằng {address}. Không phải bạn? Hãy hủy ngay trong ứng dụng, xóa khóa trong trung tâm bảo mật và đóng băng tài khoản.',
  'notice.byProgram.short':
    'Evenkeel: khóa API yêu cầu rút {amount} {asset} về {address}. Không phải bạn? Hủy ngay trong ứng dụng.',
  'notice.approved.subject': 'Lệnh rút {amount} {asset} đã được duyệt',
  'notice.approved.body':
    'Lệnh rút {amount} {asset} qua {network} đã được duyệt và sẽ sớm được gửi đi. Không thể hủy nữa.',
  'notice.approved.short':
    'Evenkeel: lệnh rút {amount} {asset} đã được duyệt và sẽ sớm được gửi đi.',
  'notice.cancelled.subject': 'Đã hủy lệnh rút {amount} {asset}',
  'notice.cancelled.body':
    'Lệnh rút {amount} {asset} qua {network} đã bị hủy. Số tiền và phí khả dụng trở lại. Không phải bạn? Hãy đổi mật khẩu.',
  'notice.cancelled.short': 'Evenkeel: lệnh rút {amount} {asset} đã bị hủy; tiền khả dụng trở lại.',
  'notice.paid.subject': 'Đã rút {amount} {asset}',
  'notice.paid.body':
    '{amount} {asset} đã được gửi qua {network} và xác nhận trên mạng. Xem giao dịch trong lịch sử rút tiền.',
  'notice.paid.short': 'Evenkeel: lệnh rút {amount} {asset} đã hoàn tất.',
  'notice.rejected.subject': 'Lệnh rút {amount} {asset} bị từ chối',
  'notice.rejected.body':
    'Lệnh rút {amount} {asset} qua {network} bị từ chối. Số tiền và phí đã trả lại tài khoản; lý do có trong lịch sử rút tiền.',
  'notice.rejected.short':
    'Evenkeel: lệnh rút {amount} {asset} bị từ chối; tiền đã trả lại tài khoản.',
  'code.words':
    'Mã để rút {amount} {asset} qua {network} về địa chỉ kết thúc bằng {address}. Chỉ nhập nếu đây đúng là 6 ký tự cuối của địa chỉ bạn muốn:',
} satisfies typeof en
