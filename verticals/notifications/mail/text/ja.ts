/** The mail of a day, in Japanese. */
import type en from './en.ts'

export default {
  'digest.subject': 'Evenkeelからの通知 {count, plural, other {#件}}',
  'digest.body': '前回のまとめ以降の動き：',
  'digest.more': 'ほか{count}件はアプリでご確認ください',
} satisfies typeof en
