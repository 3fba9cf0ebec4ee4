/** Texts of messages to members, in Japanese. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': 'お客様のフィッシング対策コード：{word}',
  'mail.foot':
    'このメッセージは自動送信されています。Evenkeelのメッセージにリンクが入ることはありません。アプリはご自身で開いてください。',
  'mail.notYou':
    'お心当たりがない場合は、すぐにログインパスワードを変更し、セキュリティセンターでアカウントを凍結してください。ログインできない場合は、ログイン画面でパスワードを再設定してください。',
  'mail.unknownDevice': '不明な端末',
  'mail.when': '日時：{at} UTC',
  'mail.device': '端末：{device}',
  'mail.address': 'IPアドレス：{address}',
  'mail.reason': '理由：{reason}',
  'mail.purpose.register': 'Evenkeelの登録用コード：',
  'mail.purpose.reset': 'ログインパスワード再設定用コード：',
  'mail.purpose.thaw': 'アカウント凍結解除用コード：',
  'mail.purpose.oldContact': '現在の連絡先の確認用コード：',
  'mail.purpose.newContact': '新しい連絡先の確認用コード：',
  'mail.code.subject': 'Evenkeelの認証コード',
  'mail.code.body':
    '{purpose}\n\n{code}\n\n有効期間は{minutes}分です。コードを請求した端末で1回だけ使えます。\n\nEvenkeelの者がこのコードをお尋ねすることは決してありません。誰にも教えないでください。請求した覚えがない場合は、このメッセージを無視してください。コードがなければ何も起こりません。',
  'mail.registeredAlready.subject': 'お客様のメールアドレスで登録が試みられました',
  'mail.registeredAlready.body':
    'どなたか（ご本人かもしれません）が、このメールアドレスでEvenkeelに登録しようとしました。すでにアカウントのあるアドレスのため、コードは送信していません。\n\nご本人の場合は、ログインするか、ログイン画面でパスワードを再設定してください。\n\nお心当たりがない場合は、何もする必要はありません。アカウントがあることは誰にも知らされておらず、アカウントに変更もありません。',
  'mail.signedIn.subject': 'Evenkeelアカウントへの新しいログイン',
  'mail.signedIn.body':
    'これまでに使われたことのない端末から、お客様のアカウントにログインがありました。\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Evenkeelアカウント：{event}',
  'mail.accountChanged.body':
    'Evenkeelアカウントに次の変更がありました。\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': '本人確認が完了しました',
  'mail.identityVerified.body':
    '審査が終わりました：{event}。\n\nこれ以上の手続きは必要ありません。',
  'mail.identityRefused.subject': '本人確認を完了できませんでした',
  'mail.identityRefused.body':
    'ご提出の内容を確認しました：{event}。\n\n{facts}\n\nアプリで本人確認を開き、修正のうえ再提出してください。',
  'sms.code':
    '{purpose}{code}。有効期間は{minutes}分。Evenkeelがコードをお尋ねすることはありません。',
  'sms.registeredAlready':
    'すでにアカウントのあるこの番号で、Evenkeelへの登録が試みられました。ご本人の場合はログインするか、パスワードを再設定してください。お心当たりがなければ、何もする必要はありません。',
  'sms.signedIn':
    'Evenkeel：新しいログイン、{device}、{at} UTC。心当たりがなければ、すぐにパスワードを変更し、アプリでアカウントを凍結してください。',
  'sms.accountChanged':
    'Evenkeel：{event}、{at} UTC。心当たりがなければ、すぐにパスワードを変更し、アプリでアカウントを凍結してください。',
  'sms.identityVerified': 'Evenkeel：{event}。これ以上の手続きは必要ありません。',
  'sms.identityRefused': 'Evenkeel：{event}。アプリで理由を確認し、再提出してください。',
  'mail.event.signedIn': '新しいログイン',
  'mail.event.passwordChanged': 'ログインパスワードの変更',
  'mail.event.transactionPasswordChanged': '取引パスワードの変更',
  'mail.event.secondFactorOn': '二段階認証の有効化',
  'mail.event.secondFactorOff': '二段階認証の無効化',
  'mail.event.passkeyAdded': 'パスキーの追加',
  'mail.event.passkeyRemoved': 'パスキーの削除',
  'mail.event.emailChanged': 'メールアドレスの変更',
  'mail.event.phoneChanged': '携帯電話番号の変更',
  'mail.event.walletLinked': 'ウォレットの連携',
  'mail.event.antiPhishingChanged': 'フィッシング対策コードの変更',
  'mail.event.allowListOn': '出金先ホワイトリストの有効化',
  'mail.event.allowListOff': '出金先ホワイトリストの無効化',
  'mail.event.apiKeyMade': 'APIキーの作成',
  'mail.event.apiKeyRemoved': 'APIキーの削除',
  'mail.event.frozen': 'アカウントの凍結',
  'mail.event.thawed': 'アカウントの凍結解除',
  'mail.event.identityVerified': '基本認証：承認',
  'mail.event.identityRefused': '基本認証：否認',
  'mail.event.advancedVerified': '上級認証：承認',
  'mail.event.advancedRefused': '上級認証：否認',
  'mail.left': 'リカバリーコードの残り：{left}個',
  'mail.event.recoveryCodeUsed': 'リカバリーコードの使用',
  'mail.event.recoveryCodesMade': '新しいリカバリーコードの作成',
  'mail.event.wrongPasswords': 'パスワードの連続誤入力',
  'mail.wrongPasswords.subject': 'Evenkeelアカウントで誤ったパスワードが何度も入力されました',
  'mail.wrongPasswords.body':
    '登録されていない端末から、数分の間にお客様のアカウントのパスワードが何度も誤って入力されました。ログインに成功したものはありません。最後の試行は次のとおりです。\n\n{facts}\n\nお客様ご自身でパスワードをお忘れの場合は、ログイン画面で再設定してください。\n\nお心当たりがない場合も、試行を重ねるほど難しくなるため、誰もログインできていません。ログインパスワードは長く、他では使っていないものにし、セキュリティセンターで認証アプリまたはパスキーをオンにしてください。\n\nこのメッセージの送信は1日1回までです。',
  'sms.wrongPasswords':
    'Evenkeel：アカウントで誤ったパスワードが何度も入力されました、{at} UTC。ログインはされていません。心当たりがなければ、他で使っていない長いパスワードにし、アプリで認証アプリをオンにしてください。',
  'mail.event.frozenByOperator': '取引所によるアカウントの凍結',
  'mail.event.thawedByOperator': '取引所によるアカウントの凍結解除',
  'mail.frozenByOperator.subject': 'Evenkeelアカウントが凍結されました',
  'mail.frozenByOperator.body':
    'お客様のアカウントを凍結しました。すべての端末からログアウトされ、ログインはできません。\n\n{facts}\n\n資産と未約定の注文はそのまま維持されます。ご自身で凍結を解除することはできません。カスタマーサポートにお問い合わせください。',
  'sms.frozenByOperator':
    'Evenkeel：アカウントが凍結されました（{at} UTC）。解除はカスタマーサポートのみ可能です。',
  'mail.thawedByOperator.subject': 'Evenkeelアカウントの凍結が解除されました',
  'mail.thawedByOperator.body':
    'アカウントの凍結を解除しました。\n\n{facts}\n\nご自身でも凍結された場合は、ログインページで解除してください。それ以外の場合は、これまでどおりログインできます。',
  'sms.thawedByOperator': 'Evenkeel：取引所がアカウントの凍結を解除しました（{at} UTC）。',
} satisfies typeof en
