/** Why a call of the console about members is refused, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.memberUnknown': '該当する会員はいません。',
  'refusal.nothingPrivate': 'ここにはもう何もありません。',
  'refusal.noteIsEmpty': '内容を入力してください。',
  'refusal.memberFrozen': 'このアカウントはすでにオペレーターが凍結しています。',
  'refusal.memberNotFrozen': 'オペレーターはこのアカウントを凍結していません。',
  'refusal.noOutbox': 'この取引所は実際にメッセージを送信しているため、送信箱はありません。',
  'refusal.memberHoldsFunds':
    'この会員はまだ保有しています：{holds}。先に払い出してください。放棄すると誰も取り出せなくなります。放棄には管理者2名が必要です。',
  'refusal.withdrawalsOpen':
    'この会員には未完了の出金があります。先に送金するか却下してください。消去すると出金先アドレスも失われます。',
} satisfies typeof en
