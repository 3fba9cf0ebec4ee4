/** What a receipt says, in Korean. */
import type en from './en.ts'

export default {
  'receipt.title': '기부금 영수증',
  'receipt.number': '영수증 번호',
  'receipt.date': '날짜',
  'receipt.project': '프로젝트',
  'receipt.donor': '기부자',
  'receipt.contact': '연락처',
  'receipt.address': '주소',
  'receipt.amount': '기부 금액',
  'receipt.fiat': '법정화폐 지정 금액',
  'receipt.worth': '환산 금액',
  'receipt.price': '기준 가격',
  'receipt.rate': '통화 기준 환율',
  'receipt.received':
    '{issuer}은(는) 이 기부금을 수령했으며 지급될 때까지 위 프로젝트를 위해 보관함을 확인합니다.',
  'receipt.nothingInReturn': '대가로 제공된 것은 없으며 수수료도 부과되지 않았습니다.',
  'receipt.check': '세액 공제 여부는 거주지의 법률에 따릅니다.',
  'receipt.sandbox':
    '샌드박스: 이 거래소는 실제 자금을 다루지 않으며, 이 영수증은 실제 기부를 증명하지 않습니다.',
} satisfies typeof en
