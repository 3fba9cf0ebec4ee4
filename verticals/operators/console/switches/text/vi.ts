/** What the page of the switches says, in Vietnamese. */
import type en from './en.ts'

export default {
  'switches.hint':
    'Mỗi công tắc có hiệu lực ngay, với cả tiền thật và tiền demo. Ai bật tắt và vì sao đều nằm trong nhật ký kiểm toán.',
  'switches.on': 'Đang bật',
  'switches.off': 'Đang tắt',
  'switches.turnOn': 'Bật',
  'switches.turnOff': 'Tắt',
  'switches.onAsk': 'Bật: {name}',
  'switches.offAsk': 'Tắt: {name}',
  'switches.offHint': 'Những gì bị tạm dừng sẽ hoạt động lại ngay.',
  'switches.isOn': '{name}: đã bật',
  'switches.isOff': '{name}: đã tắt',
  'switches.since': 'Từ lúc',
  'switches.by': 'Người thực hiện',
  'switches.byExchange': 'Sàn tự động',
  'switches.code': 'Nguyên nhân',
  'switches.code.incident': 'Sự cố',
  'switches.code.security': 'Bảo mật',
  'switches.code.market': 'Tình hình thị trường',
  'switches.code.maintenance': 'Công việc theo kế hoạch',
  'switches.code.regulator': 'Cơ quan quản lý',
  'switches.code.drill': 'Diễn tập',
  'switches.code.velocity': 'Rút ra quá nhiều trong một giờ',
  'switches.cancelOnly': 'Chỉ hủy lệnh',
  'switches.withdrawalsFrozen': 'Đóng băng rút tiền',
  'switches.marketHalted': 'Thị trường tạm dừng',
  'switches.maintenance': 'Bảo trì',
  'switches.everythingFrozen': 'Đóng băng toàn bộ',
  'switches.what.cancelOnly': 'Thành viên chỉ có thể hủy lệnh.',
  'switches.what.withdrawalsFrozen':
    'Không khoản tiền nào rời sàn, kể cả khoản đã duyệt. Giao dịch vẫn tiếp tục.',
  'switches.what.marketHalted':
    'Thị trường tạm dừng không nhận lệnh, không kích hoạt stop và không thanh lý ai; lệnh đang có vẫn hủy được. Các thị trường khác vẫn tiếp tục.',
  'switches.what.maintenance':
    'Thành viên thấy trang bảo trì và không thể làm gì. Người vận hành và tác vụ đến hạn vẫn tiếp tục.',
  'switches.what.everythingFrozen':
    'Không nhận bất cứ gì: không lệnh, không hủy, không chuyển, không rút. Không lệnh stop nào kích hoạt và không ai bị thanh lý.',
  'switches.market': 'Thị trường',
  'switches.actions': 'Thao tác',
  'switches.halt': 'Tạm dừng',
  'switches.resume': 'Mở lại',
  'switches.haltAsk': 'Tạm dừng {market}',
  'switches.resumeAsk': 'Mở lại {market}',
  'switches.wasHalted': '{market} đã tạm dừng',
  'switches.wasResumed': '{market} đã giao dịch trở lại',
  'switches.takesTwo': 'Cần người vận hành khác phê duyệt thì mới có hiệu lực.',
  'switches.proposed': 'Đã đề xuất: cần người vận hành khác phê duyệt.',
  'switches.ends': 'Giữ kết quả còn',
  'switches.endsItself': 'Tự kết thúc sau',
  'switches.aloneMembers':
    'Do một người vận hành bật, chế độ này tự kết thúc sau {minutes} phút, một lần trong 24 giờ tính chung chỉ hủy lệnh và bảo trì. Thanh lý vẫn tiếp tục và thành viên không thể nạp thêm ký quỹ.',
  'switches.goesOn': 'Lệnh stop và thanh lý vẫn diễn ra',
  'switches.prolong': 'Kéo dài đến khi gỡ bỏ',
  'switches.prolongAsk': 'Kéo dài: {name}',
  'switches.prolongByTwo':
    'Khi được phê duyệt, chế độ này không tự kết thúc nữa mà kéo dài đến khi hai người vận hành gỡ bỏ.',
  'switches.prolongByOne':
    'Khi được phê duyệt, chế độ này không tự kết thúc nữa mà kéo dài đến khi một người vận hành gỡ bỏ.',
  'switches.prolongWaits': 'Việc kéo dài đang chờ phê duyệt',
  'switches.alone':
    'Nếu chỉ một người bật, lệnh stop và thanh lý được giữ lại {minutes} phút, mỗi thị trường một lần trong 24 giờ. Những gì đã chờ được quyết định theo giá đầu tiên sau đó.',
} satisfies typeof en
