/** The console's texts, in Japanese. */
import type en from './en.ts'

export default {
  'console.sandbox': 'サンドボックス',
  'console.production': '本番',
  'console.language': '言語',
  'console.toLight': 'ライトテーマに切り替え',
  'console.toDark': 'ダークテーマに切り替え',
  'console.skip': '本文へスキップ',
  'console.navigation': 'ナビゲーション',
  'console.waiting': '{count}件待ち',
  'console.search': '移動…',
  'console.signOut': 'ログアウト',
  'console.live': 'ライブ',
  'console.notLive': '未接続',
  'console.idle': '操作を続けますか？',
  'console.idleHint': 'しばらく操作がなかったため、2分以内にログアウトされます。',
  'console.stay': '続ける',
  'console.notFound': 'ページが見つかりません',
  'console.notFoundHint': 'アドレスが間違っているか、ページが移動した可能性があります。',
  'console.toFirst': '最初のページへ',
  'console.notAllowed': 'この権限では利用できません',
  'console.notAllowedHint':
    'あなたの権限は「{role}」で、このページは別の権限用です。必要な場合は管理者に依頼してください。',
  'console.sessionOver': 'セッションが終了しました。もう一度ログインしてください。',
  'console.pageFailed': 'ページを開けませんでした。接続を確認してください。',
  'console.group.work': '業務',
  'console.group.members': '会員',
  'console.group.money': '資金',
  'console.group.configuration': '設定',
  'console.group.system': 'システム',
} satisfies typeof en
