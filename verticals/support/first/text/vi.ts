/** The first content of a new exchange, in Vietnamese. */
import type en from './en.ts'

export default {
  'welcome.title': 'Chào mừng đến với Evenkeel',
  'welcome.body':
    'Ở đây, mọi giao dịch, khoản phí và quyết toán đều có thể được chính người liên quan kiểm tra. Hãy bắt đầu với các trang sau:\n- [Bắt đầu](/help-details?slug=getting-started)\n- [Phí giao dịch](/help-details?slug=fees)\n- [Giữ an toàn tài khoản](/help-details?slug=security)\nCó câu hỏi? [Hỗ trợ khách hàng](/contact) trả lời ngay trong ứng dụng.',
  'getting-started.title': 'Bắt đầu',
  'getting-started.body':
    'Bốn bước từ tài khoản mới đến giao dịch đầu tiên.\n1. [Đăng ký](/register) bằng email, số di động hoặc ví.\n2. Bảo vệ tài khoản trong [trung tâm bảo mật](/secure-center): ứng dụng xác thực hoặc khóa truy cập, và mật khẩu giao dịch.\n3. [Xác minh danh tính](/identity). Cần có để rút tiền và giúp tăng hạn mức.\n4. [Nạp](/deposit) một loại coin, hoặc thử mọi thứ trước trên [tài khoản demo](/help-details?slug=demo-account).\n# Ba tài khoản của bạn\nGiao dịch spot và nạp tiền dùng tài khoản spot, hợp đồng và quyền chọn dùng tài khoản giao dịch, đầu tư dùng tài khoản tài chính. [Chuyển](/transfer) giữa chúng miễn phí và có hiệu lực ngay.',
  'demo-account.title': 'Tài khoản demo',
  'demo-account.body':
    'Tài khoản demo là toàn bộ sàn với tiền demo. Chuyển sang trong [Tài khoản của tôi](/my); nhãn vàng luôn cho biết bạn đang ở đó.\n- Lệnh, sổ lệnh, số dư và lịch sử tách biệt với tài khoản thật. Không gì chuyển qua lại được.\n- Bạn có thể tự nạp lại tiền demo bất cứ lúc nào.\n- Những gì liên quan đến cá nhân hoặc tiền thật không có ở đó: nạp, rút, địa chỉ, đầu tư, lời mời, mua NFT, quyên góp, thông báo và trung tâm bảo mật.\nGiá giống như ở tài khoản thật. Nếu là giá mô phỏng, màn hình sẽ ghi rõ.',
  'fees.title': 'Phí giao dịch',
  'fees.body':
    '# Spot\nLệnh chờ trong sổ lệnh trả {pairs_makerFeeBps} khi khớp (maker), lệnh khớp ngay trả {pairs_takerFeeBps} (taker). Phí trừ vào số bạn nhận. Lệnh nhỏ nhất trị giá {pairs_minNotional} USDT.\n# Hợp đồng\nMaker {contracts_makerFeeBps}, taker {contracts_takerFeeBps} giá trị vị thế, khi mở và khi đóng. Ngoài ra, cứ 8 giờ long và short trả funding cho nhau.\n# Quyền chọn và NFT\nPhí quyền chọn bằng {options_feeBps} tiền đặt. Người bán NFT trả phí dịch vụ {nft_feeBps} và tiền bản quyền {nft_royaltyBps} dành cho [từ thiện](/donation).\n# Các khoản khác\nNạp và chuyển nội bộ miễn phí. Rút tiền tốn phí mạng, được hiển thị trên [trang rút tiền](/withdrawal) trước khi xác nhận. Mỗi khoản phí là một dòng riêng trong [sao kê](/report).',
  'options.title': 'Quyền chọn và biên nhận',
  'options.body':
    'Với quyền chọn, bạn đặt tiền vào việc giá sẽ cao hơn hay thấp hơn sau một khoảng thời gian cố định.\n- Tiền đặt từ {options_minStake} USDT. Tiền lãi khi thắng bằng {options_payoutBps} tiền đặt và cố định ngay khi đặt.\n- Lệnh mở theo giá đầu tiên sau khi được nhận, không bao giờ theo giá đã biết trước.\n- Tất toán theo giá cuối cùng lúc đáo hạn. Nếu bằng giá, tiền đặt được hoàn lại, phí thì không.\n- Nếu không có giá mới kịp thời, cả tiền đặt và phí được hoàn lại.\n# Biên nhận\nMỗi quyền chọn đã tất toán có biên nhận với hai mức giá, thời điểm, nguồn và phép tính. Trình duyệt kiểm tra với chuỗi giá đã công bố. Không ai, kể cả bên vận hành, có thể thay đổi kết quả.\nTrên [trang quyền chọn](/play-micro) bạn có thể giới hạn lỗ trong ngày hoặc tạm dừng. Bạn có thể mất toàn bộ tiền đặt.',
  'contracts.title': 'Hợp đồng và thanh lý',
  'contracts.body':
    'Hợp đồng cho phép mở vị thế lớn hơn ký quỹ, long hoặc short. Lãi lỗ tính trên toàn vị thế.\n- Ký quỹ lấy từ tài khoản giao dịch và dùng chung cho mọi vị thế (ký quỹ chéo).\n- Giá đánh dấu là giá tham chiếu bên ngoài, không phải giá khớp gần nhất. Một giao dịch bất thường không làm ai bị thanh lý.\n- Vốn thực của bạn là số dư cộng lãi lỗ chưa thực hiện. Khi giảm đến ký quỹ duy trì, vị thế bị thanh lý cho đến khi tài khoản an toàn trở lại.\n- Giá thanh lý hiển thị trước khi xác nhận và trên từng vị thế.\n- Cứ 8 giờ bên long và bên short trả funding cho nhau: bên lớn hơn trả. [Trang hợp đồng](/play-lever) hiển thị tỷ lệ và thời gian còn lại.\n- Hợp đồng trên tiền tệ và cổ phiếu theo giờ giao dịch của thị trường đó. Khi thị trường đóng cửa, không có gì được khớp, kích hoạt hay thanh lý; lệnh giới hạn vẫn có thể chờ trong sổ lệnh.\n# Tự bảo vệ\nHãy đặt cắt lỗ, giữ ký quỹ dự phòng và chọn đòn bẩy thấp. Đòn bẩy có thể làm mất toàn bộ số dư tài khoản giao dịch. Hãy thử trước trên [tài khoản demo](/help-details?slug=demo-account).',
  'deposits-withdrawals.title': 'Nạp tiền và rút tiền',
  'deposits-withdrawals.body':
    '# Nạp tiền\n1. Chọn coin và mạng trên [trang nạp](/deposit), rồi sao chép địa chỉ hoặc quét mã.\n2. Chỉ gửi đúng coin đó trên đúng mạng đó. Gửi sai có thể mất tiền.\n3. Số tiền được cộng sau số xác nhận ghi trên trang.\n# Rút tiền\n1. Đặt mật khẩu giao dịch và [xác minh danh tính](/identity).\n2. Nhập địa chỉ, mạng và số lượng trên [trang rút tiền](/withdrawal). Phí và mức tối thiểu hiển thị tại đó.\n3. So địa chỉ từng ký tự trước khi xác nhận bằng mã chúng tôi gửi. Thanh toán trên blockchain không thể thu hồi.\nSau khi đổi mật khẩu hoặc xác thực hai lớp, việc rút tiền tạm dừng một ngày. Khoản lớn được người duyệt. Có thể chỉ cho phép rút về [sổ địa chỉ](/assets/address).',
  'portfolio.title': 'Đầu tư: sản phẩm kỳ hạn',
  'portfolio.body':
    'Trong mục [đầu tư](/financial), bạn gửi một loại coin trong số ngày cố định và nhận cùng mức lãi mỗi ngày: {products_dailyYield} một ngày, tùy sản phẩm.\n- Lãi được cộng mỗi 24 giờ. Đến hạn, gốc và lãi tự do trong tài khoản tài chính.\n- Trước khi nhận đăng ký, sàn giữ sẵn toàn bộ số lãi đã hứa. Nếu không đủ thì không bán.\n- Nếu sản phẩm cho phép, bạn có thể rút sớm: nhận lại gốc trừ phí, bỏ phần lãi.\n- Có thể tự động gia hạn theo điều kiện lúc đó.\nTổng số sàn nợ và nắm giữ được công khai. Bản thân coin vẫn có thể mất giá.',
  'proof-of-liabilities.title': 'Bằng chứng nghĩa vụ nợ',
  'proof-of-liabilities.body':
    'Sàn định kỳ công bố [số tiền nợ thành viên](/proof), theo từng coin, gói trong một mã băm. Bên cạnh là tài sản đang lưu ký.\n- Bạn có thể kiểm tra số dư của mình đã được tính. Việc kiểm tra chạy trong trình duyệt và so với sao kê.\n- Không ai biết bạn là ai hay có bao nhiêu. Mỗi bằng chứng dùng số ngẫu nhiên mới.\n- Ai cũng có thể tải toàn bộ cây và tự kiểm tra bằng chương trình của mình.\nBằng chứng đã công bố không bao giờ thay đổi. Nếu tổng bị thiếu, thành viên bị bỏ sót có thể chứng minh.',
  'security.title': 'Giữ an toàn tài khoản',
  'security.body':
    '- Dùng mật khẩu không dùng ở nơi khác và mật khẩu giao dịch khác với nó.\n- Thêm khóa truy cập hoặc ứng dụng xác thực trong [trung tâm bảo mật](/secure-center), ghi mã khôi phục ra giấy.\n- Đặt mã chống lừa đảo. Mọi tin nhắn của chúng tôi đều có mã đó.\n- Giới hạn rút tiền về [sổ địa chỉ](/assets/address).\n- Thỉnh thoảng xem lại thiết bị và hoạt động gần đây. Bạn có thể đăng xuất bất kỳ thiết bị nào.\n# Khi có điều bất thường\nHãy đóng băng tài khoản ngay trong trung tâm bảo mật. Không ai giao dịch hay rút được cho đến khi bạn gỡ đóng băng.\nChúng tôi không bao giờ hỏi mật khẩu, mã xác minh hay cụm từ khôi phục, dù qua [chat](/contact), điện thoại hay email.',
  'nft.title': 'Chợ NFT',
  'nft.body':
    'Mỗi vật phẩm trong [chợ NFT](/nft/index) do sàn vẽ từ một hạt giống công khai và luôn có đúng một chủ sở hữu.\n- Để mua, hãy đặt đơn. Vật phẩm được giữ 15 phút và bạn trả từ tài khoản spot khi xác nhận.\n- Để bán, hãy rao bán theo giá của bạn hoặc nhận đề nghị. Giá bán trừ phí dịch vụ {nft_feeBps} và tiền bản quyền {nft_royaltyBps} cho từ thiện.\n- Vật phẩm bạn giữ có thể đem stake theo kỳ hạn và nhận phần thưởng cố định mỗi ngày.\nTrang vật phẩm hiển thị mọi chủ sở hữu dưới dạng chuỗi do trình duyệt kiểm tra. Chủ sở hữu hiện bằng ký hiệu hoặc tên công khai đã chọn.',
  'charity.title': 'Quyên góp',
  'charity.body':
    'Trên [trang từ thiện](/donation), bạn có thể ủng hộ dự án từ tài khoản spot bằng bất kỳ coin nào được niêm yết hoặc theo số tiền trong đồng tiền của bạn.\n- Khoản quyên góp tính theo giá lúc đó. Trước khi xác nhận, bạn thấy số tối đa sẽ trả.\n- Bạn quyết định có hiện tên trong danh sách hay không.\n- Thông tin của bạn được mã hóa và chỉ dùng cho biên nhận PDF có thể tải về.\n- Mỗi lần chi cần hai người vận hành và một tài liệu ai cũng mở được. Tổng số có thể đối chiếu với sổ cái.\nTiền bản quyền từ NFT cũng được chuyển cho một dự án.',
  'api.title': 'API',
  'api.body':
    'Chương trình giao dịch bằng khóa API: đọc thị trường, đặt và hủy lệnh, theo dõi số dư và vị thế.\n- Tạo khóa trong [trung tâm bảo mật](/secure-center). Bạn chọn khóa có được giao dịch không và từ địa chỉ nào. Khóa chỉ rút tiền khi bạn cho phép, và chỉ về sổ địa chỉ của bạn.\n- Khóa dùng định dạng của HTX cho spot và hợp đồng, trên đường dẫn và socket của HTX. Ứng dụng dành cho HTX, gồm cả ccxt, chỉ cần đổi địa chỉ.\n- Lệnh mang mã riêng của bạn (client order ID) chỉ được đặt một lần, kể cả khi yêu cầu được gửi lại.\n- Các lệnh gọi của chính ứng dụng được mô tả tại /api/docs, dành cho chương trình tại /api/openapi.json.\nKhi gửi quá nhiều, câu trả lời cho biết cần chờ bao lâu. Số tiền là chuỗi thập phân, không bao giờ là số dấu phẩy động.',
  'terms.title': 'Thỏa thuận người dùng',
  'terms.body':
    'Bản mẫu: văn bản này là điểm khởi đầu, không phải tư vấn pháp lý. Bên vận hành sàn cần nhờ luật sư xem xét và bổ sung trước khách hàng thật đầu tiên.\n1. Evenkeel là phần mềm mã nguồn mở. Bên vận hành trang này là đối tác của bạn trong mọi việc bạn làm tại đây và phải tuân theo luật pháp nơi họ và bạn sinh sống.\n2. Giá có thể biến động nhanh. Với hợp đồng đòn bẩy và quyền chọn có thời hạn, bạn có thể mất toàn bộ số tiền bỏ vào. Chỉ dùng số tiền bạn chấp nhận mất.\n3. Mọi giao dịch, khoản phí và quyết toán đều được ghi lại cùng giá, nguồn và thời điểm quyết định, và bạn có thể tra cứu. Không ai, kể cả bên vận hành, có thể thay đổi kết quả.\n4. Hãy giữ an toàn mật khẩu, mã và thiết bị. Sàn không bao giờ hỏi chúng qua điện thoại, email hay chat. Bạn có thể đóng băng tài khoản bất cứ lúc nào.\n5. Bạn xác nhận mình từ 18 tuổi trở lên và những gì bạn khai về bản thân là đúng.',
  'privacy.title': 'Chính sách quyền riêng tư',
  'privacy.body':
    'Bản mẫu: văn bản này là điểm khởi đầu, không phải tư vấn pháp lý. Bên vận hành sàn cần nhờ luật sư xem xét và bổ sung trước khách hàng thật đầu tiên.\n1. Chúng tôi chỉ lưu những gì cần cho tài khoản: cách liên hệ với bạn, thứ bảo vệ tài khoản và, nếu bạn xác minh, danh tính của bạn.\n2. Họ tên, số giấy tờ, địa chỉ và ảnh của bạn đều được mã hóa. Ảnh được vẽ lại, không còn dữ liệu ẩn, và mỗi lần người xét duyệt xem đều được ghi lại.\n3. Không có mã của bên thứ ba, không theo dõi, không quảng cáo. Trình duyệt chỉ lưu phiên đăng nhập, ngôn ngữ và cài đặt của bạn.\n4. Bạn có thể yêu cầu xóa dữ liệu cá nhân. Lịch sử giao dịch vẫn được giữ vì sổ sách phải cân, nhưng chỉ có một con số, không có tên bạn.',
  'proofs.title': 'Tự kiểm tra số dư của bạn',
  'proofs.body':
    'Chúng tôi định kỳ công bố [số tiền nợ thành viên](/proof) và tài sản đang lưu ký. Mở trang đó, trình duyệt của bạn sẽ kiểm tra số dư của bạn đã được tính. Trình duyệt chỉ tin mã băm đã công bố.\nCách hoạt động: [Bằng chứng nghĩa vụ nợ](/help-details?slug=proof-of-liabilities)',
  'receipts.title': 'Mọi quyết toán đều có biên nhận',
  'receipts.body':
    'Mỗi quyền chọn đã tất toán và mỗi vị thế đã đóng đều có biên nhận: các mức giá đã quyết định kết quả, mỗi mức kèm bằng chứng. Mở từ lịch sử, kiểm tra trong trình duyệt, hoặc tải về và kiểm tra ở nơi khác.\nXem thêm: [Quyền chọn và biên nhận](/help-details?slug=options) và [Hợp đồng và thanh lý](/help-details?slug=contracts)',
  'programs.title': 'Giao dịch bằng chương trình của bạn',
  'programs.body':
    'Tạo khóa API trong [trung tâm bảo mật](/secure-center) và giao dịch spot và hợp đồng bằng các chương trình dùng được với HTX như ccxt. Bạn chọn khóa được làm gì và từ địa chỉ nào.\nXem thêm: [API](/help-details?slug=api)',
  'answer.hello': 'Xin chào, cảm ơn bạn đã nhắn cho chúng tôi. Chúng tôi có thể giúp gì?',
  'answer.hello.name': 'Chào hỏi',
  'answer.checking': 'Cảm ơn bạn. Chúng tôi đang kiểm tra và sẽ nhắn cho bạn tại đây.',
  'answer.checking.name': 'Đang kiểm tra',
  'answer.details': 'Vui lòng cho biết coin, mạng, thời gian và mã giao dịch để chúng tôi tra cứu.',
  'answer.details.name': 'Cần chi tiết',
  'answer.solved': 'Vấn đề này đã được xử lý. Nếu chưa, vui lòng viết lại cho chúng tôi.',
  'answer.solved.name': 'Đã xử lý',
} satisfies typeof en
