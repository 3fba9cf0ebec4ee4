/** What the projects of a new sandbox tell, in Vietnamese. */
import type en from './en.ts'

export default {
  'first.news': 'Chiến dịch gây quỹ đã bắt đầu',
  'clean-water.title': 'Nước sạch cho 40 ngôi làng',
  'clean-water.summary':
    'Giếng khoan và bơm năng lượng mặt trời ở nơi trẻ em đi bộ hai giờ để lấy nước.',
  'clean-water.story':
    'Vào mùa khô, nguồn nước an toàn gần nhất cách bảy cây số, và chủ yếu các bé gái phải gánh nước. Một giếng có bơm mặt trời phục vụ khoảng 300 người. Tiền dùng để khoan giếng, mua bơm, kiểm nghiệm nước và đào tạo hai người trông coi ở mỗi làng.',
  'clean-water.news': 'Mười điểm đầu tiên đã được khảo sát; sẽ khoan khi đạt một phần tư mục tiêu.',
  'school-meals.title': 'Bữa ăn nóng mỗi ngày đến trường',
  'school-meals.summary':
    'Bếp ăn trường học cho 2.600 trẻ em, thực phẩm mua từ nông dân quanh vùng.',
  'school-meals.story':
    'Trẻ được ăn no sẽ ở lại lớp và không bỏ học: nơi có bữa trưa, tỷ lệ đến lớp tăng một phần ba. Một bữa ăn khoảng 35 xu Mỹ. Tiền dùng cho bếp nấu, lương đầu bếp và ngũ cốc, rau, trứng từ nông trại trong vòng 50 cây số.',
  'school-meals.news':
    'Đã thống nhất thực đơn với bốn trường; bếp đầu tiên có thể mở trong sáu tuần.',
  'flood-relief.title': 'Nơi trú ẩn sau lũ',
  'flood-relief.summary': 'Lều, lương khô và thuốc men cho 5.000 người mất nhà cửa.',
  'flood-relief.story':
    'Nước sông dâng bốn mét chỉ trong một đêm. Các gia đình ngủ trên đê, trạm xá ngập trong nước. Một bộ lều cho năm người giá 180 USDT; lương thực một tuần cho một gia đình là 24. Phần còn lại dùng để dựng lại mái nhà trước mùa mưa tới.',
  'flood-relief.news': 'Hai xe tải chở lều đã sẵn sàng và sẽ lên đường ngay khi thông đường.',
  'young-forest.title': 'Khu rừng non 60.000 cây',
  'young-forest.summary': 'Cây bản địa trên sườn đồi cháy, trồng và chăm sóc trong năm năm.',
  'young-forest.story':
    'Sau vụ cháy, mưa cuốn trôi lớp đất. Mười hai loài cây bản địa giữ sườn đồi và đưa suối, chim trở lại. Mỗi cây một USDT: hạt giống, vườn ươm, trồng và năm năm chăm sóc, được người dân kiểm đếm mỗi mùa xuân.',
  'young-forest.news': 'Vườn ươm có 9.000 cây con sẵn sàng cho những cơn mưa đầu mùa.',
  'sight-again.title': 'Phẫu thuật mắt cho 900 người',
  'sight-again.summary': 'Mổ đục thủy tinh thể mất 15 phút và 50 USDT, trả lại thị lực.',
  'sight-again.story':
    'Phần lớn người mù ở đây có thể chữa được. Ba bác sĩ đi cùng phòng mổ trên xe buýt và mổ 30 người mỗi ngày. Tiền dùng cho thủy tinh thể, thuốc, nhiên liệu và tái khám sau một tháng; các bác sĩ không nhận thù lao.',
  'sight-again.news': 'Xe buýt đã qua kiểm định; tuyến đầu tiên có sáu điểm dừng.',
  'village-library.title': 'Thư viện cho mỗi thung lũng',
  'village-library.summary':
    'Mười hai phòng đọc có sách, ánh sáng và internet, mở cửa sau giờ học.',
  'village-library.story':
    'Sau hoàng hôn không có đèn để đọc, hiệu sách gần nhất cách một ngày đường. Một phòng đọc cần kệ, 600 cuốn sách bằng tiếng của thung lũng, mái điện mặt trời và người mở cửa. Tiền chi trả tất cả trong ba năm đầu; sau đó các làng tự tiếp tục.',
  'village-library.news': '1.800 cuốn sách đầu tiên đã in xong và đang trên đường.',
} satisfies typeof en
