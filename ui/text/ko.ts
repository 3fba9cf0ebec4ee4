/** The kit's texts, in Korean. */
import type en from './en.ts'

export default {
  'ui.back': '뒤로',
  'ui.close': '닫기',
  'ui.confirm': '확인',
  'ui.cancel': '취소',
  'ui.retry': '다시 시도',
  'ui.loading': '불러오는 중',
  'ui.loadMore': '더 보기',
  'ui.reconnecting': '다시 연결 중…',
  'ui.demo': '데모',
  'ui.unreachable': '거래소에 연결할 수 없습니다. 네트워크를 확인한 후 다시 시도해 주세요.',
  'ui.outcomeUnknown': '응답을 받지 못했습니다. 다시 시도해도 안전하며, 최대 한 번만 처리됩니다.',
  'ui.empty': '아직 내역이 없습니다.',
  'ui.all': '전액',
  'ui.amountMost': '최대 {amount} {asset}',
  'ui.amountLeast': '최소 {amount} {asset}',
  'ui.amountForm': '{example}처럼 숫자로 입력해 주세요',
  'ui.amountDecimals': '소수점 아래 최대 {count}자리',
} satisfies typeof en
