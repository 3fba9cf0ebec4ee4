/** What the page of the outbox says, in Japanese. */
import type en from './en.ts'

export default {
  'outbox.hint': 'サンドボックスは何も送信しません。送信するはずだったものが1日間ここに残ります。',
  'outbox.at': '日時',
  'outbox.to': '宛先',
  'outbox.message': 'メッセージ',
  'outbox.none': 'まだメッセージはありません',
} satisfies typeof en
