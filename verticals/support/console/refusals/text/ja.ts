/** What the console’s calls of support are refused for, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.englishMissing': '英語の文章がありません。翻訳のない会員は英語を読みます。',
  'refusal.linkUnsound': 'リンク先がアプリ内の画面ではありません。書式：[文字](/deposit)。',
  'refusal.momentPassed': '過去の日時です。これ以降の日時を選んでください。',
  'refusal.slugTaken': 'この短縮名は別の記事で使われています。',
  'refusal.figureUnknown': '存在しない数値名があります。使える名前は一覧にあります。',
  'refusal.chatDoesNotExist': 'この会話はもう存在しません。',
  'refusal.chatTaken': '{name}がこの会話を担当しています。',
  'refusal.chatOperatorUnknown': 'このオペレーターは会話を担当できません。',
  'refusal.answerDoesNotExist': 'この定型文はもう存在しません。',
  'refusal.feedbackReplied': 'すでに返信済みです。',
} satisfies typeof en
