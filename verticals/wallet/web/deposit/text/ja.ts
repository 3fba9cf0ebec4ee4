/** The texts of deposits, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.depositsNotTaken': 'このネットワークの入金は停止中です。',
  'refusal.belowDepositMinimum': '最小入金額は {minimum} {asset} です。',
  'refusal.transactionMalformed': 'このネットワークのトランザクションID（TxID）ではありません。',
  'refusal.transactionKnown': 'このトランザクションはすでに入金履歴にあります。',
  'refusal.proofMissing': '支払い証明の画像をアップロードしてください。',
  'refusal.tooManyDeposits':
    'すでに {most} 件の入金が審査中です。いずれかの結果が出るまでお待ちください。',
  'refusal.faucetEmpty': 'このコインの本日のテスト資金は受け取り済みです。明日またご利用ください。',
  'refusal.depositDoesNotExist': 'この入金は存在しません。',
  'deposit.title': '入金',
  'deposit.records': '入金履歴',
  'deposit.coin': 'コイン',
  'deposit.chooseCoin': 'コインを選択',
  'deposit.searchCoin': 'コインを検索',
  'deposit.network': 'ネットワーク',
  'deposit.chooseNetwork': 'ネットワークを選択',
  'deposit.address': '{asset} の入金アドレス',
  'deposit.wrongNetwork':
    'このアドレスには {network} で {asset} のみ送金してください。別のネットワークで送ったコインは失われます。',
  'deposit.sandboxTitle': 'サンドボックス用アドレス',
  'deposit.sandbox':
    'このアドレスには送金しないでください。送った資産はすべて失われます。代わりにテスト資金をご利用ください。',
  'deposit.testChain':
    'このサンドボックスが接続しているテストネットワークのコインだけを送ってください。本物のコインを送ると失われます。',
  'deposit.shared':
    '全会員共通のアドレスです。入金を反映するため、下から支払いを申請してください。',
  'deposit.minimum': '最小入金額',
  'deposit.confirmations': '反映の目安',
  'deposit.about': '{count, plural, other {約 # 回のネットワーク承認}}',
  'deposit.afterReview': '担当者による審査',
  'deposit.account': '反映先',
  'deposit.automatic':
    'このネットワークの入金は自動で反映されます。表示されない場合のみ申請してください。',
  'deposit.reviewed':
    'このネットワークの入金は担当者が審査します。送金後に支払いを申請してください。',
  'deposit.sandboxReview':
    '入金の審査はこのように申請します。サンドボックスでは架空の入金で試すことができ、運営者が判断します。',
  'deposit.tell': '支払いを申請',
  'deposit.amount': '数量',
  'deposit.transaction': 'TxID（任意）',
  'deposit.proof': '支払い証明',
  'deposit.submit': '審査に提出',
  'deposit.enterAmount': '数量を入力してください',
  'deposit.addProof': '支払い証明を追加してください',
  'deposit.submitted': '提出しました。審査が終わり次第お知らせします。',
  'deposit.recent': '最近の入金',
  'deposit.all': 'すべての入金',
  'deposit.none': '入金はまだありません。最初の入金がここに表示されます。',
  'deposit.testFunds': 'テスト資金',
  'deposit.testFundsAbout':
    'このサンドボックスを試すための無料コインです。1日1回受け取れます。価値はありません。',
  'deposit.getTestFunds': '{amount} {asset} を受け取る',
  'deposit.testFundsTaken': '本日の {asset} は受け取り済みです。明日（UTC）また受け取れます。',
  'deposit.testFundsComing': 'テスト資金が届くところです。',
  'deposit.unavailable': '現在入金できるコインはありません。',
  'deposit.details': '入金の詳細',
  'deposit.time': '日時',
  'deposit.status': '状態',
  'deposit.reason': '理由',
  'deposit.txid': 'TxID',
  'deposit.explorer': 'エクスプローラーで見る',
  'deposit.status.confirming': '承認中 {done}/{needed}',
  'deposit.status.credited': '反映済み',
  'deposit.status.belowMinimum': '最小額未満',
  'deposit.status.dropped': 'ネットワークで無効',
  'deposit.status.pendingReview': '審査待ち',
  'deposit.status.approved': '承認済み',
  'deposit.status.rejected': '却下',
  'deposit.belowMinimumAbout': '最小入金額に満たないため、反映されていません。',
  'deposit.droppedAbout':
    'この入金を含むブロックがネットワークで無効になりました。再度届けば再び反映されます。',
  'deposit.reviewAbout': '担当者がこの入金を確認しています。結果をお知らせします。',
} satisfies typeof en
