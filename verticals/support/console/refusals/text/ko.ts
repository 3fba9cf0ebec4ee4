/** What the console’s calls of support are refused for, in Korean. */
import type en from './en.ts'

export default {
  'refusal.englishMissing': '영어 텍스트가 없습니다. 다른 언어가 없는 회원은 영어를 읽습니다.',
  'refusal.linkUnsound': '링크가 앱의 화면으로 이어지지 않습니다. 형식: [단어](/deposit).',
  'refusal.momentPassed': '이미 지난 시각입니다. 이후 시각을 선택하세요.',
  'refusal.slugTaken': '다른 글이 이 짧은 이름을 쓰고 있습니다.',
  'refusal.figureUnknown': '텍스트에 없는 수치가 있습니다. 사용 가능한 수치는 목록에 있습니다.',
  'refusal.chatDoesNotExist': '이 대화는 더 이상 없습니다.',
  'refusal.chatTaken': '{name} 님이 이 대화를 맡고 있습니다.',
  'refusal.chatOperatorUnknown': '이 운영자는 대화를 맡을 수 없습니다.',
  'refusal.answerDoesNotExist': '이 준비된 답변은 더 이상 없습니다.',
  'refusal.feedbackReplied': '이미 답변한 의견입니다.',
} satisfies typeof en
