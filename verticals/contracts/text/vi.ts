/** What the server answers about contracts, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'Hợp đồng này không tồn tại.',
  'refusal.lotsInvalid': 'Nhập số lô nguyên, từ 1 đến {maximum}.',
  'refusal.leverageNotOffered': 'Hợp đồng này không hỗ trợ mức đòn bẩy đó.',
  'refusal.distanceInvalid': 'Khoảng cách trailing phải từ 0,01% đến 50%.',
  'refusal.marketClosed': 'Thị trường này hiện đang đóng cửa. Mở cửa lúc {opensUtc} (UTC).',
  'refusal.positionTooSmall': 'Bạn có thể đóng tối đa {lots} lô của vị thế này.',
  'refusal.positionTooLarge': 'Với đòn bẩy này, giá trị vị thế tối đa là {maximum} USDT.',
  'refusal.openInterestReached': 'Hiện chỉ có thể mở thêm {lots} lô ở chiều này.',
  'refusal.targetPriceWrong': 'Giá chốt lời và cắt lỗ phải nằm đúng phía so với giá.',
  'refusal.tooManyTargets': 'Một vị thế có tối đa {maximum} lệnh chốt lời và cắt lỗ.',
  'refusal.positionDoesNotExist': 'Bạn không có vị thế này.',
} satisfies typeof en
