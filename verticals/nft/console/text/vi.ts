/** What the NFT market's page in the console says, in Vietnamese. */
import type en from './en.ts'

export default {
  'nftDesk.title': 'Chợ NFT',
  'nftDesk.collection': 'Bộ sưu tập',
  'nftDesk.category': 'Danh mục',
  'nftDesk.size': 'Vật phẩm',
  'nftDesk.listed': 'Đang bán',
  'nftDesk.owners': 'Chủ sở hữu',
  'nftDesk.floor': 'Giá sàn',
  'nftDesk.volume': 'Khối lượng',
  'nftDesk.sales': 'Lượt bán',
  'nftDesk.state': 'Trạng thái',
  'nftDesk.actions': 'Thao tác',
  'nftDesk.hidden': 'Đã ẩn',
  'nftDesk.shown': 'Đang hiện',
  'nftDesk.hide': 'Ẩn',
  'nftDesk.show': 'Hiện',
  'nftDesk.hideHint':
    'Trong bộ sưu tập đã ẩn không có gì mới bắt đầu; những gì đang mở vẫn tiếp tục.',
  'nftDesk.showHint': 'Bộ sưu tập được hiện và giao dịch trở lại.',
  'nftDesk.changed': 'Đã đổi bộ sưu tập',
  'nftDesk.rewardsHeld': 'Tài khoản thưởng',
  'nftDesk.rewardsOwed': 'Đã hứa cho stake',
  'nftDesk.pendingOrders': 'Lệnh chưa thanh toán',
  'nftDesk.openOffers': 'Đề nghị đang mở',
  'nftDesk.openStakes': 'Stake đang chạy',
  'nftDesk.none': 'Không có bộ sưu tập',
  'nftDesk.mint': 'Đúc bộ sưu tập',
  'nftDesk.preview': 'Xem trước',
  'nftDesk.previewHint': 'Điền tên, số lượng và giá gốc để xem tranh.',
  'nftDesk.previewNote':
    '{name} sẽ được vẽ và định giá như thế này. Vật phẩm chỉ phụ thuộc vào tên.',
} satisfies typeof en
