/** The mail of a day, in Korean. */
import type en from './en.ts'

export default {
  'digest.subject': 'Evenkeel 알림 {count, plural, other {#건}}',
  'digest.body': '지난 요약 이후 계정에서 있었던 일:',
  'digest.more': '외 {count}건은 앱에서 확인하세요',
} satisfies typeof en
