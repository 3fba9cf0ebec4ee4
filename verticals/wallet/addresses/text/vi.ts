/** The message about a new address, in Vietnamese. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'Địa chỉ mới trong sổ địa chỉ Evenkeel của bạn',
  'notice.addressAdded.body':
    'Một địa chỉ rút đã được thêm vào sổ địa chỉ của bạn lúc {at} UTC: {address}, {asset} trên {network}. Không phải bạn? Hãy xóa địa chỉ đó, đổi ngay mật khẩu đăng nhập và đóng băng tài khoản trong trung tâm bảo mật.',
  'notice.addressAdded.short':
    'Evenkeel: đã thêm địa chỉ rút {address} ({asset}) vào sổ địa chỉ. Không phải bạn? Đổi ngay mật khẩu và đóng băng tài khoản trong ứng dụng.',
} satisfies typeof en
