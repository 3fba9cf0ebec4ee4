/** The mail of a day, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'digest.subject': 'Evenkeel 的 {count, plural, other {# 則通知}}',
  'digest.body': '自上次摘要以來，您的帳戶動態：',
  'digest.more': '另有 {count} 則請見 App',
} satisfies typeof en
