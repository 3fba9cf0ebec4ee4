/** The texts of the proof of liabilities, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.proofDoesNotExist': 'この番号の証明はありません。',
  'refusal.proofTreeNotKept':
    'この証明のツリーは保存期間が終わりました。新しい証明のツリーは入手できます。',
  'proof.none': 'まだ公開された証明はありません。',
  'proof.sandbox': 'ここはサンドボックスです。残高も保管資産も本物のお金ではありません。',
  'proof.number': '証明番号',
  'proof.time': '残高の時点',
  'proof.members': '残高のある会員',
  'proof.coins': 'コイン別',
  'proof.owed': '会員の保有量',
  'proof.custody': '保管資産（当社の台帳）',
  'proof.custodySandbox': 'サンドボックス（チェーンなし）',
  'proof.custodyNote':
    '保管資産は、当社の台帳にチェーンごとに記録された額です。実際に存在することをこの証明は示しません。',
  'proof.own': '自分で確認',
  'proof.ownHint': 'ブラウザがあなたのUIDと残高を使って自ら計算し、全員に公開された値と比べます。',
  'proof.demo': '証明の対象は実際の残高です。確認するにはリアル口座に切り替えてください。',
  'proof.signIn': 'ログインして残高を確認',
  'proof.check': '自分の残高を確認',
  'proof.verdict.included': 'あなたの残高はこの証明に含まれています。',
  'proof.verdict.heldNothing': 'その時点で保有がなかったため、含まれるものはありません。',
  'proof.verdict.leftOut':
    'その時点でコインを保有していましたが、この証明に含まれていません。画面を保存してお問い合わせください。',
  'proof.verdict.fails': 'この証明はあなたの残高と合いません。画面を保存してお問い合わせください。',
  'proof.step.statement': '声明のハッシュは公開されたものと同じです',
  'proof.step.leaf': 'あなたのリーフは UID {uid} と下の金額から作られています',
  'proof.step.root': 'リーフから公開されたルートまでの段数：{count}',
  'proof.step.totals': 'ルートの合計は公開された総額と同じです',
  'proof.step.bill': '金額はその時点の明細と同じです',
  'proof.inProof': '証明の額',
  'proof.byBill': '明細の額',
  'proof.hashes': '途中のすべてのハッシュ',
  'proof.meaning': '証明すること、しないこと',
  'proof.proves':
    '総額が全リーフの合計であること、負のリーフがないこと、あなたのリーフが含まれていることを証明します。確認する会員が多いほど、漏れがないことが確かになります。',
  'proof.provesNot': '保管資産が実際に存在すること、他に債務がないことは証明しません。',
  'proof.shows':
    'ツリーには全残高が名前なしで、毎回新しいソルトとともに載ります。正確な残高を知る人には見分けがつくことがあります。',
  'proof.evidence': '自分で検証する',
  'proof.hash': 'この証明のハッシュ',
  'proof.root': 'ツリーのルート',
  'proof.previous': '前の証明のハッシュ',
  'proof.journal': 'バッチ {batch} 後のジャーナル',
  'proof.compare': 'ほかの人に見えるハッシュと比べてください。全員に同じでなければなりません。',
  'proof.download': 'ツリーをダウンロード',
  'proof.verify': 'ファイルは誰でも検証できます：',
  'proof.keys': '証明書の署名鍵',
  'proof.keyNow': '現在の署名鍵',
  'proof.keyBefore': '交代済み（当時の証明書には有効）',
  'proof.keysHint':
    'オプションとポジションの証明書はすべて Ed25519 で署名されます。後で検証できるよう鍵を手元に保管してください。この一覧は追加されるだけです。',
  'proof.all': 'すべての証明',
  'proof.nth': '証明 {number}',
} satisfies typeof en
