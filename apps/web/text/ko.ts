/** The shell's texts, in Korean. */
import type en from './en.ts'

export default {
  'web.language': '언어',
  'web.toLight': '라이트 테마로 전환',
  'web.toDark': '다크 테마로 전환',
  'web.notFound': '페이지를 찾을 수 없습니다',
  'web.notFoundHint': '주소가 잘못되었거나 페이지가 이동되었을 수 있습니다.',
  'web.home': '홈으로 가기',
  'web.signIn': '로그인',
  'web.signInHint':
    '비밀번호 계정은 아직 준비되지 않았습니다. 샌드박스에서는 아래 명령을 실행하고 출력된 링크를 여세요.',
  'web.linkOver': '이 링크는 더 이상 유효하지 않습니다. 새로 만드세요: {command}',
  'web.token': '세션 토큰',
  'web.tokenHint': '토큰을 붙여넣으세요',
  'web.enter': '계속',
} satisfies typeof en
