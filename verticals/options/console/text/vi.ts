/** What the console says of options, in Vietnamese. */
import type en from './en.ts'

export default {
  'happened.option': 'Đã đặt quyền chọn',
  'optionDesk.title': 'Quyền chọn',
  'optionDesk.hint':
    'Số tiền các quyền chọn đang mở có thể thắng không bao giờ vượt quá vốn của sàn; với mỗi mã và thời điểm đáo hạn không quá một phần mười.',
  'optionDesk.funds': 'Vốn của sàn',
  'optionDesk.reserved': 'Quyền chọn đang mở có thể thắng',
  'optionDesk.bySymbol': 'Rủi ro theo mã',
  'optionDesk.symbol': 'Mã',
  'optionDesk.open': 'Quyền chọn đang mở',
  'optionDesk.over': 'Quyền chọn đã tất toán',
  'optionDesk.staked': 'Đã đặt',
  'optionDesk.riseMayWin': 'Bên tăng có thể thắng',
  'optionDesk.fallMayWin': 'Bên giảm có thể thắng',
  'optionDesk.largestExpiry': 'Đáo hạn lớn nhất',
  'optionDesk.accepted': 'Chấp nhận lúc',
  'optionDesk.direction': 'Hướng',
  'optionDesk.rise': 'Tăng',
  'optionDesk.fall': 'Giảm',
  'optionDesk.stake': 'Số tiền',
  'optionDesk.openPrice': 'Giá mở',
  'optionDesk.closePrice': 'Giá đóng',
  'optionDesk.gain': 'Lãi/lỗ',
  'optionDesk.state': 'Trạng thái',
  'optionDesk.statePending': 'Đang chờ',
  'optionDesk.stateOpen': 'Đang mở',
  'optionDesk.stateWon': 'Thắng',
  'optionDesk.stateLost': 'Thua',
  'optionDesk.stateEqual': 'Hòa',
  'optionDesk.stateRefunded': 'Đã hoàn tiền',
} satisfies typeof en
