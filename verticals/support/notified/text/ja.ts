/** What members are notified of by support, in Japanese. */
import type en from './en.ts'

export default {
  'feedbackReplied.title': 'ご意見への返信',
  'feedbackReplied.body': 'サポートから返信がありました。送信履歴でご確認ください。',
  'chatAnswered.title': 'サポートからの新着メッセージ',
  'chatAnswered.body': 'カスタマーサポートがチャットで回答しました。',
} satisfies typeof en
