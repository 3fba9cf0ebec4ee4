/** What support notifies members of, in Korean. */
import type en from './en.ts'

export default {
  'supportReplied.title': '보내신 의견에 대한 답변',
  'supportReplied.body': '고객센터에서 답변을 드렸습니다.',
  'supportAnswered.title': '고객센터 메시지',
  'supportAnswered.body': '채팅에 답변이 도착했습니다.',
} satisfies typeof en
