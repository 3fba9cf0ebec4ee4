/** The usual reasons of decisions, as members read them, in Korean. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': '네트워크에서 이 트랜잭션을 찾지 못했습니다.',
  'queues.reason.otherAddress': '다른 주소로 송금되었습니다.',
  'queues.reason.amountDiffers': '실제로 도착한 수량과 다릅니다.',
  'queues.reason.notOurs': '저희에게 보낸 송금이 아닙니다.',
  'queues.reason.addressRisky': '보안상의 이유로 이 주소로는 송금하지 않습니다.',
  'queues.reason.accountRisky': '먼저 계정의 보안 점검이 필요합니다. 고객센터에 문의해 주세요.',
  'queues.reason.identityUnclear': '먼저 추가 신원 확인이 필요합니다.',
  'queues.reason.photoUnreadable': '사진을 알아볼 수 없습니다. 다시 촬영해 주세요.',
  'queues.reason.photoIncomplete': '신분증 전체가 사진에 나오지 않았습니다.',
  'queues.reason.documentExpired': '신분증의 유효기간이 지났습니다.',
  'queues.reason.detailsDiffer': '입력하신 정보가 신분증과 다릅니다.',
  'queues.reason.notThePerson': '사진 속 인물이 신분증의 소지자가 아닙니다.',
  'queues.reason.feedbackThanks': '의견을 보내 주셔서 감사합니다. 담당 팀에 전달했습니다.',
  'queues.reason.feedbackLookingInto': '확인 중이며 온라인 상담으로 안내해 드리겠습니다.',
  'queues.reason.feedbackSolved': '이제 해결되었을 것입니다. 그렇지 않으면 다시 알려 주세요.',
  'queues.reason.feedbackNeedsMore': '자세한 내용이 더 필요합니다. 온라인 상담으로 알려 주세요.',
} satisfies typeof en
