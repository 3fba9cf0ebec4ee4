/** The wallet's texts, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.coinDoesNotExist': 'Coin này chưa được niêm yết.',
  'refusal.sameAccount': 'Vui lòng chọn hai tài khoản khác nhau.',
  'refusal.amountIsZero': 'Vui lòng nhập số lượng lớn hơn 0.',
  'refusal.insufficientFunds': 'Số dư không đủ',
  'account.spot': 'Tài khoản Spot',
  'account.trading': 'Tài khoản giao dịch',
  'account.finance': 'Tài khoản tài chính',
  'transfer.title': 'Chuyển tiền',
  'transfer.from': 'Từ',
  'transfer.to': 'Đến',
  'transfer.swap': 'Hoán đổi hai tài khoản',
  'transfer.coin': 'Coin',
  'transfer.amount': 'Số lượng',
  'transfer.all': 'Tất cả',
  'transfer.available': 'Khả dụng',
  'transfer.submit': 'Chuyển tiền',
  'transfer.submitCoin': 'Chuyển {asset}',
  'transfer.enterAmount': 'Nhập số lượng',
  'transfer.chooseCoin': 'Chọn coin',
  'transfer.fee': 'Phí',
  'transfer.feeFree': 'Miễn phí',
  'transfer.arrival': 'Thời gian nhận',
  'transfer.instant': 'Tức thì',
  'transfer.confirm': 'Chuyển {amount} {asset} từ {from} đến {to}?',
  'transfer.done': 'Chuyển tiền thành công',
  'transfer.free': 'Chuyển tiền giữa các tài khoản của bạn là tức thì và miễn phí.',
  'transfer.records': 'Lịch sử chuyển tiền',
  'transfer.noRecords':
    'Chưa có giao dịch chuyển tiền nào. Giao dịch đầu tiên sẽ hiển thị tại đây.',
  'transfer.noCoins': 'Chưa có gì để chuyển. Vui lòng nạp coin trước.',
  'refusal.networkNotListed': 'Đồng coin này không khả dụng trên mạng này.',
  'refusal.networkTermsWrong': 'Phí, mức tối thiểu và hạn mức này không khớp nhau.',
  'refusal.blockIsFinal': 'Khối này đã hoàn tất; không thể ghi có thêm gì từ khối này.',
  'refusal.depositKnown': 'Khoản nạp này đã được ghi có.',
  'refusal.operatorNeeded': 'Chỉ người vận hành mới được làm việc này.',
  'refusal.otherOperatorNeeded': 'Cần một người vận hành khác xác nhận.',
  'refusal.figuresDiffer': 'Số liệu khác với đề xuất.',
  'refusal.belowWithdrawalMinimum': 'Mức rút tối thiểu là {minimum} {asset}.',
  'refusal.dailyLimitReached':
    'Vượt hạn mức trong ngày. Hôm nay bạn còn có thể rút {left} {asset}.',
  'refusal.debtOutstanding':
    'Mạng đã hủy một khoản nạp trước đó mà bạn đã dùng. Hãy nạp lại đồng coin này trước.',
  'refusal.withdrawalDoesNotExist': 'Không có lệnh rút này.',
  'refusal.withdrawalNotOpen': 'Lệnh rút này đang được xử lý và không thể thay đổi nữa.',
  'refusal.nonceUsed': 'Số giao dịch này đã được dùng.',
  'refusal.depositsBusy':
    'Hiện có quá nhiều khoản nạp đang được khai báo. Vui lòng thử lại sau giây lát.',
  'refusal.transactionUsed': 'Giao dịch này đã được dùng để chi trả một lệnh rút khác.',
  'refusal.reservesExceeded':
    'Số này vượt quá lượng sàn đang nắm giữ trên mạng này. Vẫn có thể ghi có {free} {asset}.',
  'refusal.tokenKnown': 'Coin này đã được niêm yết trên mạng này.',
  'refusal.contractKnown': 'Hợp đồng này đã được niêm yết trên mạng này dưới coin khác.',
  'refusal.tokenUnsound':
    'Token cần ký hiệu, địa chỉ hợp đồng trên mạng EVM và 0 đến 36 chữ số thập phân.',
} satisfies typeof en
