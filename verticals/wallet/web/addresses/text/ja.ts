/** Texts of the address book, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.addressMalformed': 'このネットワークの有効なアドレスではありません。',
  'refusal.addressChecksumWrong':
    'アドレスに誤りがあります（チェックサム不一致）。もう一度コピーしてください。',
  'refusal.addressOfOtherNetwork':
    '別のネットワークのアドレスです。正しいネットワークか別のアドレスを選択してください。',
  'refusal.addressKnown': 'このアドレスはすでにアドレス帳に登録されています。',
  'refusal.tooManyAddresses': 'アドレス帳がいっぱいです（最大100件）。先に1件削除してください。',
  'refusal.addressDoesNotExist': 'このアドレスはアドレス帳にありません。',
  'addresses.title': 'アドレス帳',
  'addresses.add': 'アドレスを追加',
  'addresses.search': 'コイン・メモ・アドレスで検索',
  'addresses.none': 'アドレスはまだありません。出金先を登録すると、ワンタップで選べます。',
  'addresses.noneHere': '{network}の{asset}アドレスはまだ登録されていません。',
  'addresses.usableFrom': '新規：{time}から利用可能',
  'addresses.copy': 'アドレスをコピー',
  'addresses.entry': 'アドレスの詳細',
  'addresses.addedAt': '追加日時',
  'addresses.save': '保存',
  'addresses.saved': 'メモを保存しました',
  'addresses.remove': '削除',
  'addresses.removeAsk': '「{remark}」をアドレス帳から削除しますか？',
  'addresses.removeHint': 'アドレス帳から再び使うには、もう一度追加する必要があります。',
  'addresses.removed': 'アドレスを削除しました',
  'addresses.added': 'アドレスを追加しました',
  'addresses.coin': 'コイン',
  'addresses.chooseCoin': 'コインを選択',
  'addresses.network': 'ネットワーク',
  'addresses.chooseNetwork': 'ネットワークを選択',
  'addresses.address': 'アドレス',
  'addresses.addressPlace': 'アドレスを入力または貼り付け',
  'addresses.paste': '貼り付け',
  'addresses.pasteFailed':
    'ブラウザがクリップボードの読み取りを許可していません。入力欄に直接貼り付けてください。',
  'addresses.networkHint':
    '受取先のウォレットが{network}に対応している必要があります。別のネットワークで送ると、失われることがあります。',
  'addresses.remark': 'メモ',
  'addresses.remarkPlace': '例：ハードウェアウォレット',
  'addresses.transactionPassword': '取引パスワード',
  'addresses.secondCode': '認証アプリのコードまたはリカバリーコード',
  'addresses.rest': '出金先ホワイトリストがオンの間、新しいアドレスは24時間後から使えます。',
  'addresses.choose': 'アドレスを選択',
} satisfies typeof en
