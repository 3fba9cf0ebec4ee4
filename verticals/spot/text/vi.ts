/** Spot's texts, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.pairDoesNotExist': 'Cặp giao dịch không tồn tại',
  'refusal.priceOffTick': 'Giá không đúng bước giá của cặp giao dịch này.',
  'refusal.quantityOffLot': 'Số lượng không đúng bước số lượng của cặp giao dịch này.',
  'refusal.orderTooSmall': 'Giá trị lệnh tối thiểu là {minimum} {asset}.',
  'refusal.orderTooLarge': 'Lệnh này quá lớn.',
  'refusal.priceBeyondBand': 'Giá chênh lệch quá nhiều so với giá thị trường.',
  'refusal.priceFeedStale': 'Dữ liệu giá đang bị gián đoạn. Vui lòng thử lại sau giây lát.',
  'refusal.noLiquidity': 'Hiện không có thanh khoản gần giá thị trường.',
  'refusal.wouldTake': 'Lệnh Post-Only này sẽ khớp ngay nên không được đặt.',
  'refusal.cannotFillWhole': 'Lệnh không thể khớp toàn bộ ngay lập tức nên không được đặt.',
  'refusal.orderDoesNotExist': 'Lệnh không tồn tại hoặc đã đóng.',
  'refusal.quantityBelowFilled': 'Số lượng mới phải lớn hơn số lượng đã khớp.',
  'refusal.cannotAmend': 'Không thể sửa lệnh này. Vui lòng hủy và đặt lệnh mới.',
  'refusal.tooManyOrders': 'Bạn có quá nhiều lệnh đang mở. Vui lòng hủy bớt trước.',
  'refusal.clientIdUsed': 'Đã có lệnh đang mở dùng client ID này.',
  'refusal.ocoPricesWrong': 'Giá giới hạn và giá kích hoạt phải nằm ở hai phía của giá thị trường.',
  'refusal.termsNeverChange': 'Không thể thay đổi coin và bước giá của cặp giao dịch.',
} satisfies typeof en
