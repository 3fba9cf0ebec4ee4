/** Texts of messages to members, in Vietnamese. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': 'Mã chống lừa đảo của bạn: {word}',
  'mail.foot':
    'Thư này được gửi tự động. Tin nhắn của Evenkeel không bao giờ chứa liên kết: hãy tự mở ứng dụng.',
  'mail.notYou':
    'Không phải bạn? Hãy đổi ngay mật khẩu đăng nhập và đóng băng tài khoản trong trung tâm bảo mật. Nếu không đăng nhập được nữa, hãy đặt lại mật khẩu ở trang đăng nhập.',
  'mail.unknownDevice': 'thiết bị không xác định',
  'mail.when': 'Thời gian: {at} UTC',
  'mail.device': 'Thiết bị: {device}',
  'mail.address': 'Địa chỉ IP: {address}',
  'mail.reason': 'Lý do: {reason}',
  'mail.purpose.register': 'Mã đăng ký Evenkeel của bạn:',
  'mail.purpose.reset': 'Mã đặt lại mật khẩu đăng nhập của bạn:',
  'mail.purpose.thaw': 'Mã gỡ đóng băng tài khoản của bạn:',
  'mail.purpose.oldContact': 'Mã xác nhận thông tin liên hệ hiện tại của bạn:',
  'mail.purpose.newContact': 'Mã xác nhận thông tin liên hệ mới của bạn:',
  'mail.code.subject': 'Mã xác minh Evenkeel của bạn',
  'mail.code.body':
    '{purpose}\n\n{code}\n\nMã có hiệu lực trong {minutes} phút, chỉ dùng được một lần và chỉ trên thiết bị bạn đã yêu cầu.\n\nKhông ai từ Evenkeel hỏi bạn mã này. Đừng đưa mã cho bất kỳ ai. Nếu bạn không yêu cầu, hãy bỏ qua thư này: không có mã thì không có gì xảy ra.',
  'mail.registeredAlready.subject': 'Có người thử đăng ký bằng email của bạn',
  'mail.registeredAlready.body':
    'Có người, có thể là chính bạn, đã thử đăng ký Evenkeel bằng địa chỉ email này. Địa chỉ này đã có tài khoản nên chúng tôi không gửi mã.\n\nNếu là bạn: hãy đăng nhập, hoặc đặt lại mật khẩu ở trang đăng nhập.\n\nNếu không phải bạn, bạn không cần làm gì. Không ai được cho biết tài khoản này tồn tại, và tài khoản không có gì thay đổi.',
  'mail.signedIn.subject': 'Lượt đăng nhập mới vào tài khoản Evenkeel của bạn',
  'mail.signedIn.body':
    'Tài khoản của bạn vừa được đăng nhập từ một thiết bị mà chúng tôi chưa biết.\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Tài khoản Evenkeel của bạn: {event}',
  'mail.accountChanged.body':
    'Tài khoản Evenkeel của bạn vừa có thay đổi:\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': 'Bạn đã được xác minh',
  'mail.identityVerified.body': 'Tin vui: {event}.\n\nBạn không cần làm gì thêm.',
  'mail.identityRefused.subject': 'Chưa thể hoàn tất xác minh của bạn',
  'mail.identityRefused.body':
    'Chúng tôi đã xem hồ sơ bạn gửi: {event}.\n\n{facts}\n\nHãy mở phần xác minh danh tính trong ứng dụng, chỉnh sửa rồi gửi lại.',
  'sms.code': '{purpose} {code}. Hiệu lực {minutes} phút. Không ai từ Evenkeel hỏi bạn mã này.',
  'sms.registeredAlready':
    'Có người thử đăng ký Evenkeel bằng số này, số đã có tài khoản. Nếu là bạn, hãy đăng nhập hoặc đặt lại mật khẩu. Nếu không, bạn không cần làm gì.',
  'sms.signedIn':
    'Evenkeel: đăng nhập mới, {device}, {at} UTC. Không phải bạn? Hãy đổi mật khẩu ngay và đóng băng tài khoản trong ứng dụng.',
  'sms.accountChanged':
    'Evenkeel: {event}, {at} UTC. Không phải bạn? Hãy đổi mật khẩu ngay và đóng băng tài khoản trong ứng dụng.',
  'sms.identityVerified': 'Evenkeel: {event}. Bạn không cần làm gì thêm.',
  'sms.identityRefused': 'Evenkeel: {event}. Hãy mở ứng dụng để xem lý do và gửi lại.',
  'mail.event.signedIn': 'Đăng nhập mới',
  'mail.event.passwordChanged': 'Đã đổi mật khẩu đăng nhập',
  'mail.event.transactionPasswordChanged': 'Đã đổi mật khẩu giao dịch',
  'mail.event.secondFactorOn': 'Đã bật xác thực hai lớp',
  'mail.event.secondFactorOff': 'Đã tắt xác thực hai lớp',
  'mail.event.passkeyAdded': 'Đã thêm khóa truy cập',
  'mail.event.passkeyRemoved': 'Đã xóa khóa truy cập',
  'mail.event.emailChanged': 'Đã đổi địa chỉ email',
  'mail.event.phoneChanged': 'Đã đổi số di động',
  'mail.event.walletLinked': 'Đã liên kết ví',
  'mail.event.antiPhishingChanged': 'Đã đổi mã chống lừa đảo',
  'mail.event.allowListOn': 'Đã bật danh sách trắng địa chỉ rút',
  'mail.event.allowListOff': 'Đã tắt danh sách trắng địa chỉ rút',
  'mail.event.apiKeyMade': 'Đã tạo khóa API',
  'mail.event.apiKeyRemoved': 'Đã xóa khóa API',
  'mail.event.frozen': 'Tài khoản đã đóng băng',
  'mail.event.thawed': 'Tài khoản đã gỡ đóng băng',
  'mail.event.identityVerified': 'Xác minh cơ bản đạt',
  'mail.event.identityRefused': 'Xác minh cơ bản không đạt',
  'mail.event.advancedVerified': 'Xác minh nâng cao đạt',
  'mail.event.advancedRefused': 'Xác minh nâng cao không đạt',
  'mail.left': 'Mã khôi phục còn lại: {left}',
  'mail.event.recoveryCodeUsed': 'Đã dùng một mã khôi phục',
  'mail.event.recoveryCodesMade': 'Đã tạo mã khôi phục mới',
  'mail.event.wrongPasswords': 'Nhập sai mật khẩu nhiều lần',
  'mail.wrongPasswords.subject': 'Có người nhập sai mật khẩu tài khoản Evenkeel của bạn nhiều lần',
  'mail.wrongPasswords.body':
    'Có người đã nhập sai mật khẩu tài khoản của bạn liên tục trong vài phút, trên những thiết bị chúng tôi không biết. Không lần thử nào thành công. Lần gần nhất:\n\n{facts}\n\nNếu đó là bạn và bạn đã quên mật khẩu, hãy đặt lại ở trang đăng nhập.\n\nNếu không phải bạn, mỗi lần thử tiếp theo sẽ khó hơn và chưa ai vào được. Hãy bảo đảm mật khẩu đăng nhập đủ dài, không dùng ở nơi nào khác, và bật ứng dụng xác thực hoặc khóa truy cập trong trung tâm bảo mật.\n\nBạn chỉ nhận tin này nhiều nhất một lần mỗi ngày.',
  'sms.wrongPasswords':
    'Evenkeel: có người nhập sai mật khẩu tài khoản của bạn nhiều lần, {at} UTC. Chưa ai vào được. Không phải bạn? Hãy dùng mật khẩu dài không dùng ở nơi khác và bật ứng dụng xác thực trong ứng dụng.',
  'mail.event.frozenByOperator': 'Tài khoản bị sàn đóng băng',
  'mail.event.thawedByOperator': 'Tài khoản đã được sàn gỡ đóng băng',
  'mail.frozenByOperator.subject': 'Tài khoản Evenkeel của bạn đã bị đóng băng',
  'mail.frozenByOperator.body':
    'Chúng tôi đã đóng băng tài khoản của bạn. Mọi thiết bị đã bị đăng xuất và không ai có thể đăng nhập.\n\n{facts}\n\nTài sản và các lệnh đang mở của bạn vẫn giữ nguyên. Bạn không thể tự gỡ đóng băng: vui lòng liên hệ bộ phận hỗ trợ khách hàng.',
  'sms.frozenByOperator':
    'Evenkeel: tài khoản của bạn đã bị đóng băng, {at} UTC. Chỉ bộ phận hỗ trợ khách hàng mới gỡ được.',
  'mail.thawedByOperator.subject': 'Tài khoản Evenkeel của bạn đã được gỡ đóng băng',
  'mail.thawedByOperator.body':
    'Chúng tôi đã gỡ đóng băng tài khoản của bạn.\n\n{facts}\n\nNếu chính bạn cũng đã đóng băng, hãy mở ở trang đăng nhập. Nếu không, bạn có thể đăng nhập như trước.',
  'sms.thawedByOperator': 'Evenkeel: sàn đã gỡ đóng băng tài khoản của bạn, {at} UTC.',
} satisfies typeof en
