/** What support notifies members of, in Japanese. */
import type en from './en.ts'

export default {
  'supportReplied.title': 'ご意見・ご要望への返信',
  'supportReplied.body': 'カスタマーサポートから返信がありました。',
  'supportAnswered.title': 'カスタマーサポートからのメッセージ',
  'supportAnswered.body': 'チャットに回答が届いています。',
} satisfies typeof en
