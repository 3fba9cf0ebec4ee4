/** What members are notified of in the wallet, in Vietnamese. */
import type en from './en.ts'

export default {
  'depositArrived.title': 'Đã ghi có tiền nạp',
  'depositArrived.body': '{amount} {asset} đã được ghi có vào tài khoản spot.',
  'depositTakenBack.title': 'Khoản nạp đã bị hủy',
  'depositTakenBack.body': 'Mạng đã hủy khoản nạp {amount} {asset} của bạn.',
  'depositTurnedDown.title': 'Khoản nạp bị từ chối',
  'depositTurnedDown.body': '{amount} {asset}. Lý do có trong lịch sử nạp tiền.',
  'withdrawalAsked.title': 'Yêu cầu rút tiền',
  'withdrawalAsked.body': '{amount} {asset}. Không phải bạn? Hãy hủy ngay.',
  'withdrawalSent.title': 'Rút tiền hoàn tất',
  'withdrawalSent.body': '{amount} {asset} đã gửi và được xác nhận.',
  'withdrawalTurnedDown.title': 'Yêu cầu rút bị từ chối',
  'withdrawalTurnedDown.body': '{amount} {asset} và phí đã được trả lại tài khoản.',
} satisfies typeof en
