/** What the page of the outbox says, in Korean. */
import type en from './en.ts'

export default {
  'outbox.hint':
    '샌드박스는 아무것도 발송하지 않습니다. 보냈을 메시지가 하루 동안 여기에 보관됩니다.',
  'outbox.at': '시간',
  'outbox.to': '수신자',
  'outbox.message': '메시지',
  'outbox.none': '아직 메시지가 없습니다',
} satisfies typeof en
