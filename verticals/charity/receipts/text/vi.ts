/** What a receipt says, in Vietnamese. */
import type en from './en.ts'

export default {
  'receipt.title': 'Biên nhận quyên góp',
  'receipt.number': 'Số biên nhận',
  'receipt.date': 'Ngày',
  'receipt.project': 'Dự án',
  'receipt.donor': 'Người quyên góp',
  'receipt.contact': 'Liên hệ',
  'receipt.address': 'Địa chỉ',
  'receipt.amount': 'Số tiền quyên góp',
  'receipt.fiat': 'Số tiền pháp định đã nhập',
  'receipt.worth': 'Được tính là',
  'receipt.price': 'Giá tham chiếu',
  'receipt.rate': 'Tỷ giá tham chiếu',
  'receipt.received':
    '{issuer} xác nhận đã nhận khoản quyên góp này và giữ cho dự án nêu trên cho đến khi chi trả.',
  'receipt.nothingInReturn': 'Không có gì được trao đổi lại. Không thu phí.',
  'receipt.check': 'Việc khấu trừ thuế tùy thuộc vào luật nơi bạn sinh sống.',
  'receipt.sandbox':
    'Môi trường thử nghiệm: sàn này không dùng tiền thật và biên nhận này không chứng minh khoản quyên góp thật nào.',
} satisfies typeof en
