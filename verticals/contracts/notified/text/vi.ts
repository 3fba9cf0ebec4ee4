/** What members are notified of in contracts, in Vietnamese. */
import type en from './en.ts'

export default {
  'contractOpened.title': 'Lệnh hợp đồng đã khớp',
  'contractOpened.body': '{pair}: đã mở vị thế, số lô: {lots}',
  'contractClosed.title': 'Đã đóng vị thế',
  'contractClosed.body': '{pair}: số lô đã đóng: {lots}, lãi/lỗ: {profit} USDT',
  'contractOrderTriggered.title': 'Lệnh hợp đồng đã kích hoạt',
  'contractOrderTriggered.body': '{pair}: kích hoạt ở giá {price}',
  'contractStopUnfilled.title': 'Lệnh dừng chưa khớp',
  'contractStopUnfilled.body':
    '{pair}: đã chạm {price} nhưng không đủ thanh khoản trong giới hạn trượt giá. Phần còn lại của lệnh vẫn còn hiệu lực.',
  'contractMarginWarned.title': 'Cảnh báo ký quỹ',
  'contractMarginWarned.body':
    'Tỷ lệ ký quỹ của bạn đã đạt {percent}%. Ở mức 100%, vị thế sẽ bị thanh lý. Hãy nạp thêm hoặc giảm vị thế.',
  'contractLiquidated.title': 'Vị thế đã bị thanh lý',
  'contractLiquidated.body': '{pair}: số lô bị thanh lý: {lots}, giá đánh dấu: {price}',
  'contractDeleveraged.title': 'Tự động giảm đòn bẩy',
  'contractDeleveraged.body': '{pair}: số lô bị đóng bởi ADL: {lots}, giá: {price}',
} satisfies typeof en
