/** What members are notified of by support, in Korean. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': '보내신 의견에 답변이 등록되었습니다',
  'feedbackReplied.body': '고객센터의 답변을 내 의견에서 확인하세요.',
  'chatAnswered.title': '고객센터의 새 메시지',
  'chatAnswered.body': '고객센터가 채팅으로 답변했습니다.',
} satisfies typeof en
