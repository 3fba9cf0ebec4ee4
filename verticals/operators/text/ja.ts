/** What operators are told at the console's entrance and about each other, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': '名前またはパスワードが正しくありません。',
  'refusal.operatorCodeWrong': 'コードが正しくないか、すでに使用されています。',
  'refusal.invitationOver':
    'このリンクは使用済みか、有効期限が切れています。管理者に新しいリンクを依頼してください。',
  'refusal.noPasskey': 'パスキーがまだありません。認証アプリのコードを使用してください。',
  'refusal.operatorUnknown': '該当するオペレーターはいません。',
  'refusal.operatorSessionOver': 'このセッションはすでに終了しています。',
  'refusal.operatorNameTaken': '同じ名前のオペレーターがすでにいます。',
  'refusal.ownAccess': '自分のアクセス権は変更できません。別の管理者に依頼してください。',
  'refusal.lastAdmin': '最後の管理者です。先に別の人を管理者にしてください。',
} satisfies typeof en
