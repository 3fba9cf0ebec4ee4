/** The shell's texts, in Japanese. */
import type en from './en.ts'

export default {
  'web.language': '言語',
  'web.toLight': 'ライトテーマに切り替え',
  'web.toDark': 'ダークテーマに切り替え',
  'web.notFound': 'ページが見つかりません',
  'web.notFoundHint': 'アドレスが間違っているか、ページが移動した可能性があります。',
  'web.home': 'ホームへ',
  'web.signIn': 'ログイン',
  'web.signInHint':
    'パスワード付きのアカウントはまだありません。サンドボックスでは、下のコマンドを実行し、表示されたリンクを開いてください。',
  'web.linkOver': 'このリンクは無効になりました。新しく作成してください：{command}',
  'web.token': 'セッショントークン',
  'web.tokenHint': 'トークンを貼り付け',
  'web.enter': '続ける',
} satisfies typeof en
