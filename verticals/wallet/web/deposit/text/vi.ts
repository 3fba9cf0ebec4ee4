/** The texts of deposits, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.depositsNotTaken': 'Mạng này đang tạm ngừng nạp.',
  'refusal.belowDepositMinimum': 'Số tiền nạp tối thiểu là {minimum} {asset}.',
  'refusal.transactionMalformed': 'Đây không phải là mã giao dịch (TxID) của mạng này.',
  'refusal.transactionKnown': 'Giao dịch này đã có trong lịch sử nạp của bạn.',
  'refusal.proofMissing': 'Vui lòng tải lên ảnh chứng từ thanh toán.',
  'refusal.tooManyDeposits':
    'Bạn đã có {most} khoản nạp đang chờ duyệt. Vui lòng đợi một khoản được xử lý.',
  'refusal.faucetEmpty':
    'Bạn đã nhận tiền thử nghiệm của coin này hôm nay. Hãy quay lại vào ngày mai.',
  'refusal.depositDoesNotExist': 'Không có khoản nạp này.',
  'deposit.title': 'Nạp tiền',
  'deposit.records': 'Lịch sử nạp tiền',
  'deposit.coin': 'Coin',
  'deposit.chooseCoin': 'Chọn coin',
  'deposit.searchCoin': 'Tìm coin',
  'deposit.network': 'Mạng',
  'deposit.chooseNetwork': 'Chọn mạng',
  'deposit.address': 'Địa chỉ nạp {asset}',
  'deposit.wrongNetwork':
    'Chỉ gửi {asset} qua {network} đến địa chỉ này. Coin gửi qua mạng khác sẽ bị mất.',
  'deposit.sandboxTitle': 'Địa chỉ thử nghiệm',
  'deposit.sandbox':
    'Đừng gửi tiền đến địa chỉ này: mọi thứ gửi đến sẽ bị mất. Hãy dùng tiền thử nghiệm.',
  'deposit.testChain':
    'Chỉ gửi coin của mạng thử nghiệm mà sandbox này kết nối. Coin thật gửi vào đây sẽ bị mất.',
  'deposit.shared':
    'Địa chỉ này dùng chung cho mọi thành viên. Hãy khai báo khoản thanh toán bên dưới để được ghi có.',
  'deposit.minimum': 'Nạp tối thiểu',
  'deposit.confirmations': 'Ghi có sau',
  'deposit.about': '{count, plural, other {khoảng # xác nhận mạng}}',
  'deposit.afterReview': 'đội ngũ xét duyệt',
  'deposit.account': 'Ghi có vào',
  'deposit.automatic':
    'Khoản nạp trên mạng này được ghi có tự động. Chỉ khai báo nếu không thấy khoản nạp.',
  'deposit.reviewed':
    'Khoản nạp trên mạng này do đội ngũ của chúng tôi xét duyệt. Hãy khai báo sau khi gửi.',
  'deposit.sandboxReview':
    'Đây là cách gửi một khoản thanh toán để xét duyệt. Trong sandbox bạn có thể dùng khoản giả định: người vận hành sẽ quyết định.',
  'deposit.tell': 'Khai báo thanh toán',
  'deposit.amount': 'Số lượng',
  'deposit.transaction': 'TxID (không bắt buộc)',
  'deposit.proof': 'Chứng từ thanh toán',
  'deposit.submit': 'Gửi xét duyệt',
  'deposit.enterAmount': 'Nhập số lượng',
  'deposit.addProof': 'Thêm chứng từ thanh toán',
  'deposit.submitted': 'Đã gửi. Chúng tôi sẽ thông báo khi xét duyệt xong.',
  'deposit.recent': 'Khoản nạp gần đây',
  'deposit.all': 'Tất cả khoản nạp',
  'deposit.none': 'Chưa có khoản nạp nào. Khoản đầu tiên sẽ hiện ở đây.',
  'deposit.testFunds': 'Tiền thử nghiệm',
  'deposit.testFundsAbout':
    'Coin miễn phí để dùng thử sandbox này, mỗi ngày một lần. Chúng không có giá trị.',
  'deposit.getTestFunds': 'Nhận {amount} {asset}',
  'deposit.testFundsTaken': 'Bạn đã nhận {asset} hôm nay. Ngày mai (UTC) sẽ có thêm.',
  'deposit.testFundsComing': 'Tiền thử nghiệm đang đến.',
  'deposit.unavailable': 'Hiện không thể nạp coin nào.',
  'deposit.details': 'Chi tiết khoản nạp',
  'deposit.time': 'Thời gian',
  'deposit.status': 'Trạng thái',
  'deposit.reason': 'Lý do',
  'deposit.txid': 'TxID',
  'deposit.explorer': 'Xem trên explorer',
  'deposit.status.confirming': 'Đang xác nhận {done}/{needed}',
  'deposit.status.credited': 'Đã ghi có',
  'deposit.status.belowMinimum': 'Dưới mức tối thiểu',
  'deposit.status.dropped': 'Bị mạng loại bỏ',
  'deposit.status.pendingReview': 'Chờ duyệt',
  'deposit.status.approved': 'Đã duyệt',
  'deposit.status.rejected': 'Bị từ chối',
  'deposit.belowMinimumAbout': 'Số tiền thấp hơn mức nạp tối thiểu nên chưa được ghi có.',
  'deposit.droppedAbout':
    'Mạng đã loại bỏ khối chứa khoản nạp này. Nếu đến lại, khoản nạp sẽ được ghi có lại.',
  'deposit.reviewAbout':
    'Đội ngũ của chúng tôi đang kiểm tra khoản nạp này. Bạn sẽ được thông báo kết quả.',
} satisfies typeof en
