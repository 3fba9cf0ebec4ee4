/** What the page of the switches says, in Japanese. */
import type en from './en.ts'

export default {
  'switches.hint':
    'いずれもリアル口座とデモ口座の両方に即時に適用されます。操作した人と理由は監査ログに残ります。',
  'switches.on': 'オン',
  'switches.off': 'オフ',
  'switches.turnOn': 'オンにする',
  'switches.turnOff': 'オフにする',
  'switches.onAsk': 'オンにする：{name}',
  'switches.offAsk': 'オフにする：{name}',
  'switches.offHint': '停止していた機能は直ちに再開します。',
  'switches.isOn': '{name}：オンにしました',
  'switches.isOff': '{name}：オフにしました',
  'switches.since': '開始',
  'switches.by': '操作者',
  'switches.byExchange': '取引所による自動停止',
  'switches.code': '原因',
  'switches.code.incident': '障害',
  'switches.code.security': 'セキュリティ',
  'switches.code.market': '市況',
  'switches.code.maintenance': '計画作業',
  'switches.code.regulator': '規制当局',
  'switches.code.drill': '訓練',
  'switches.code.velocity': '1時間の出金額が上限に到達',
  'switches.cancelOnly': '取消のみ',
  'switches.withdrawalsFrozen': '出金停止',
  'switches.marketHalted': '取引停止中の銘柄',
  'switches.maintenance': 'メンテナンス',
  'switches.everythingFrozen': '全面停止',
  'switches.what.cancelOnly': '会員は注文の取消のみ行えます。',
  'switches.what.withdrawalsFrozen':
    '承認済みのものも含め、出金は一切行われません。取引は継続します。',
  'switches.what.marketHalted':
    '停止中の銘柄は注文を受け付けず、逆指値は発動せず、ロスカットも行われません。既存注文の取消は可能で、他の銘柄は継続します。',
  'switches.what.maintenance':
    '会員にはメンテナンス画面が表示され、操作できません。オペレーターと定期処理は継続します。',
  'switches.what.everythingFrozen':
    '注文、取消、振替、出金のすべてを受け付けません。逆指値は発動せず、ロスカットも行われません。',
  'switches.market': '銘柄',
  'switches.actions': '操作',
  'switches.halt': '停止する',
  'switches.resume': '再開する',
  'switches.haltAsk': '{market}を停止する',
  'switches.resumeAsk': '{market}を再開する',
  'switches.wasHalted': '{market}の取引を停止しました',
  'switches.wasResumed': '{market}の取引を再開しました',
  'switches.takesTwo': '別のオペレーターが承認するまで適用されません。',
  'switches.proposed': '提案しました。別のオペレーターの承認が必要です。',
  'switches.ends': '結果の保留 残り',
  'switches.endsItself': '自動終了まで',
  'switches.aloneMembers':
    '1名の担当者が設定した場合、{minutes}分後に自動で終了します。取消のみとメンテナンスを合わせて24時間に1回までです。清算は続き、会員は証拠金を追加できません。',
  'switches.goesOn': '逆指値とロスカットは継続中',
  'switches.prolong': '解除まで延長する',
  'switches.prolongAsk': '延長：{name}',
  'switches.prolongByTwo': '承認後は自動で終了しません。オペレーター2名が解除するまで続きます。',
  'switches.prolongByOne': '承認後は自動で終了しません。オペレーターが解除するまで続きます。',
  'switches.prolongWaits': '延長は承認待ち',
  'switches.alone':
    'オペレーター1名でオンにした場合、逆指値とロスカットの保留は{minutes}分間、銘柄ごとに24時間に1回までです。保留分はその後の最初の価格で処理されます。',
} satisfies typeof en
