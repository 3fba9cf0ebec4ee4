/** The console's texts, in Korean. */
import type en from './en.ts'

export default {
  'console.sandbox': '샌드박스',
  'console.production': '운영',
  'console.language': '언어',
  'console.toLight': '라이트 테마로 전환',
  'console.toDark': '다크 테마로 전환',
  'console.skip': '본문으로 건너뛰기',
  'console.navigation': '메뉴',
  'console.waiting': '대기 {count}건',
  'console.search': '이동…',
  'console.signOut': '로그아웃',
  'console.live': '실시간',
  'console.notLive': '실시간 아님',
  'console.idle': '아직 사용 중이신가요?',
  'console.idleHint': '한동안 활동이 없어 2분 이내에 로그아웃됩니다.',
  'console.stay': '로그인 유지',
  'console.notFound': '페이지를 찾을 수 없습니다',
  'console.notFoundHint': '주소가 잘못되었거나 페이지가 이동했습니다.',
  'console.toFirst': '첫 페이지로 이동',
  'console.notAllowed': '접근 권한 없음',
  'console.notAllowedHint':
    '현재 역할은 {role}이며 이 페이지는 다른 역할용입니다. 필요하면 관리자에게 요청하세요.',
  'console.sessionOver': '세션이 종료되었습니다. 다시 로그인하세요.',
  'console.pageFailed': '페이지를 열 수 없습니다. 연결을 확인하세요.',
  'console.group.work': '업무',
  'console.group.members': '회원',
  'console.group.money': '자금',
  'console.group.configuration': '설정',
  'console.group.system': '시스템',
} satisfies typeof en
