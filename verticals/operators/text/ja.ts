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
  'refusal.lastFactor': 'これは唯一の二段階認証です。先に別の二段階認証を追加してください。',
  'refusal.lastAdmin': '最後の管理者です。先に別の人を管理者にしてください。',
  'refusal.queueUnknown': 'そのキューはありません。',
  'refusal.caseUnknown': 'この案件はもう待機中ではありません。',
  'refusal.caseTaken': '{name} さんがこの案件を担当しています。',
  'refusal.caseChanged': '開いた後にこの案件が変わりました。判断する前にもう一度確認してください。',
  'refusal.addressUnreadable':
    'アドレスを読み取れないため、この出金は支払えません。却下はできます。',
  'refusal.costCoinWrong': 'このネットワークの手数料は別のコインで支払われます。',
  'refusal.paidBySigner': 'この出金は署名サーバーが支払います。手動で支払うと二重になります。',
  'refusal.amountTooLarge':
    '記録できる金額の上限を超えているため、そのままでは入金処理できません。',
  'refusal.payoutUnproven':
    '支払われていないことがチェーン上で証明されていません。この出金は却下も再送もできません。',
  'refusal.transactionNotSigned':
    '署名サーバーがこの出金のために署名したトランザクションではありません。',
  'refusal.notLookedAt': '判断する前に案件を開いてください。',
  'refusal.photosUnopened': '認証する前にすべての写真を確認してください。',
  'refusal.idNumberTaken': 'この身分証番号ではすでに別の会員が認証されています。',
  'refusal.pictureLinkOver': 'この画像のリンクは期限切れです。案件をもう一度開いてください。',
  'refusal.picturesBusy': '今は画像を表示できません。少し待ってからもう一度お試しください。',
  'refusal.adminNeeded': 'アクセス権を変更できるのは管理者のみです。',
  'refusal.otherAdminCanDoIt': 'コンソールで対応できる別の管理者がいます。',
} satisfies typeof en
