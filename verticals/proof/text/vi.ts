/** The texts of the proof of liabilities, in Vietnamese. */
import type en from './en.ts'

export default {
  'refusal.proofDoesNotExist': 'Không có bằng chứng nào mang số này.',
  'refusal.proofTreeNotKept':
    'Cây của bằng chứng này không còn được lưu. Cây của các bằng chứng mới hơn vẫn còn.',
  'proof.none': 'Chưa có bằng chứng nào được công bố.',
  'proof.sandbox':
    'Đây là môi trường thử nghiệm: số dư và tài sản lưu ký ở đây đều không phải tiền thật.',
  'proof.number': 'Số bằng chứng',
  'proof.time': 'Số dư tại thời điểm',
  'proof.members': 'Thành viên có số dư',
  'proof.coins': 'Theo coin',
  'proof.owed': 'Thành viên nắm giữ',
  'proof.custody': 'Đang lưu ký, theo sổ cái của chúng tôi',
  'proof.custodySandbox': 'Môi trường thử nghiệm (không có chuỗi)',
  'proof.custodyNote':
    'Số lưu ký là số mà sổ cái của chúng tôi ghi cho từng chuỗi. Bằng chứng này không cho thấy tài sản thực sự ở đó.',
  'proof.own': 'Tự kiểm tra',
  'proof.ownHint':
    'Trình duyệt tự tính toán bằng UID và số dư của bạn, rồi so kết quả với nội dung đã công bố cho mọi người.',
  'proof.demo': 'Bằng chứng chỉ gồm số dư thật. Hãy chuyển sang tài khoản thật để kiểm tra.',
  'proof.signIn': 'Đăng nhập để kiểm tra số dư',
  'proof.check': 'Kiểm tra số dư của tôi',
  'proof.verdict.included': 'Số dư của bạn có trong bằng chứng này.',
  'proof.verdict.heldNothing': 'Lúc đó bạn không nắm giữ gì nên không có gì để đưa vào.',
  'proof.verdict.leftOut':
    'Lúc đó bạn có coin nhưng không có trong bằng chứng này. Hãy chụp màn hình và liên hệ với chúng tôi.',
  'proof.verdict.fails':
    'Bằng chứng này không khớp với số dư của bạn. Hãy chụp màn hình và liên hệ với chúng tôi.',
  'proof.step.statement': 'Bản công bố có đúng mã băm đã công bố',
  'proof.step.leaf': 'Lá của bạn được tạo từ UID {uid} và các số bên dưới',
  'proof.step.root': 'Số bước từ lá của bạn đến gốc đã công bố: {count}',
  'proof.step.totals': 'Tổng ở gốc đúng bằng tổng đã công bố',
  'proof.step.bill': 'Các số khớp với sao kê của bạn lúc đó',
  'proof.inProof': 'Trong bằng chứng',
  'proof.byBill': 'Theo sao kê',
  'proof.hashes': 'Mọi mã băm trên đường đi',
  'proof.meaning': 'Điều này chứng minh gì và không chứng minh gì',
  'proof.proves':
    'Nó chứng minh tổng số là tổng của mọi lá, không lá nào âm và lá của bạn nằm trong đó. Càng nhiều thành viên kiểm tra thì càng chắc là không ai bị bỏ sót.',
  'proof.provesNot':
    'Nó không chứng minh coin lưu ký thực sự ở đó, cũng không chứng minh chúng tôi không nợ ai khác.',
  'proof.shows':
    'Cây cho thấy mọi số dư không kèm tên, mỗi lần với một salt mới. Ai biết chính xác số dư của bạn có thể nhận ra.',
  'proof.evidence': 'Tự kiểm chứng',
  'proof.hash': 'Mã băm của bằng chứng này',
  'proof.root': 'Gốc của cây',
  'proof.previous': 'Mã băm của bằng chứng trước',
  'proof.journal': 'Nhật ký sau lô {batch}',
  'proof.compare': 'Hãy so mã băm với mã người khác thấy: mọi người phải thấy giống nhau.',
  'proof.download': 'Tải cây xuống',
  'proof.verify': 'Ai cũng có thể xác minh tệp:',
  'proof.keys': 'Khóa ký biên nhận',
  'proof.keyNow': 'Đang dùng để ký',
  'proof.keyBefore': 'Đã thay, vẫn hợp lệ cho biên nhận của nó',
  'proof.keysHint':
    'Mọi biên nhận quyền chọn hoặc vị thế đều được ký bằng Ed25519. Hãy tự lưu một khóa để kiểm tra biên nhận về sau: danh sách chỉ dài thêm.',
  'proof.all': 'Tất cả bằng chứng',
  'proof.nth': 'Bằng chứng {number}',
} satisfies typeof en
