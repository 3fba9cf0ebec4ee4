/** What a chart says beside its figures, in Korean. */
import type en from './en.ts'

export default {
  'chart.own': '내 주문과 체결 표시',
  'chart.ownList': '이 차트의 내 주문과 체결',
  'chart.remaining': '미체결',
  'chart.full': '전체 화면 차트',
  'chart.paramsOf': '{name} 설정값',
  'chart.reset': '기본값으로 되돌리기',
  'chart.save': '저장',
  'chart.param.period': '기간',
  'chart.param.periodOf': '기간 {of}',
  'chart.param.deviations': '표준편차 배수',
  'chart.param.fast': '단기 기간',
  'chart.param.slow': '장기 기간',
  'chart.param.signal': '시그널 기간',
  'chart.param.smoothing': '{of} 평활 기간',
  'chart.problem.range': '{least}~{most} 사이의 정수',
  'chart.problem.decimals': '{least}~{most} 사이의 수, 소수점 둘째 자리까지',
  'chart.problem.twice': '이미 사용 중인 기간입니다',
  'chart.problem.fastBelowSlow': '장기 기간은 단기 기간보다 길어야 합니다',
} satisfies typeof en
