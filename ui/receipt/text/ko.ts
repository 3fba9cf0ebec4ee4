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
  'receipt.notSigned':
    '확인할 수 있는 항목은 모두 맞습니다. 이 브라우저는 서명을 확인할 수 없습니다. 최신 브라우저에서 HTTPS로 열거나 파일을 확인하세요.',
  'receipt.stepRecorded': '영수증의 내용이 영수증 체인에 기록되어 있음',
  'receipt.stepSigned': '거래소가 바로 이 영수증에 서명함',
  'receipt.stepPublished': '분, 블록, 키가 공개된 것과 일치함',
  'receipt.download': '영수증 내려받기',
  'receipt.verifyOutside': '또는 앱 밖에서 파일을 확인하세요:',
  'receipt.chainPlace': '체인 내 위치',
  'receipt.minuteOf': '체인의 {number}번째 1분',
  'receipt.blockOf': '영수증 체인의 블록 {number}',
  'receipt.signedBy': '서명한 키',
  'receipt.blocks': '{count, plural, other {블록 #개}}',
  'receipt.sourceSimulator': '모의 시장',
  'receipt.sourceVenues': '{venues} 중앙값',
} satisfies typeof en
