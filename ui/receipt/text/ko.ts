/** What every receipt says, in Korean. */
import type en from './en.ts'

export default {
  'receipt.share': '공유',
  'receipt.copyLink': '링크 복사',
  'receipt.verifyTitle': '직접 검증하기',
  'receipt.verify': '이 브라우저에서 검증',
  'receipt.verified': '검증 완료: 이 영수증의 모든 내용이 일치합니다.',
  'receipt.notVerified': '검증에 실패한 영수증입니다. 내려받아 증거로 보관하세요.',
  'receipt.notPublished':
    '지금까지는 모두 일치합니다. 체인의 이 1분이 아직 공개되지 않았습니다. 1분 후 다시 검증하세요.',
  'receipt.stepPublished': '체인의 각 1분 기록이 공개된 것과 일치합니다',
  'receipt.download': '영수증 내려받기',
  'receipt.verifyOutside': '또는 앱 밖에서 파일을 확인하세요:',
  'receipt.chainPlace': '체인 내 위치',
  'receipt.minuteOf': '체인의 {number}번째 1분',
  'receipt.blocks': '{count, plural, other {블록 #개}}',
  'receipt.sourceSimulator': '모의 시장',
  'receipt.sourceVenues': '{venues} 중앙값',
} satisfies typeof en
