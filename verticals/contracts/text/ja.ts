/** What the server answers about contracts, in Japanese. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': 'この銘柄は存在しません。',
  'refusal.lotsInvalid': '1から{maximum}までの整数ロットを入力してください。',
  'refusal.leverageNotOffered': 'この銘柄ではこのレバレッジを選べません。',
  'refusal.distanceInvalid': 'トレーリング幅は0.01%から50%の間で指定してください。',
  'refusal.marketClosed': 'この市場は現在休場中です。{opensUtc}（UTC）に再開します。',
  'refusal.positionTooSmall': 'このポジションで決済できるのは最大{lots}ロットです。',
  'refusal.positionTooLarge': 'このレバレッジでは、ポジションの価値は最大{maximum} USDTです。',
  'refusal.openInterestReached': '現在、この方向に新規で建てられるのは残り{lots}ロットです。',
  'refusal.targetPriceWrong': '利確と損切りの価格は、現在価格に対して正しい側に設定してください。',
  'refusal.tooManyTargets': '1つのポジションに設定できる利確・損切り注文は最大{maximum}件です。',
  'refusal.positionDoesNotExist': '該当するポジションはありません。',
  'refusal.contractTermsUnsound':
    'この条件は設定できません。ティアは価値と維持証拠金率が上がりレバレッジが下がること、テイカー手数料は維持証拠金率未満、維持証拠金率は最大レバレッジの証拠金率未満である必要があります。',
  'refusal.maintenanceRaised':
    '会員がポジションを保有している間は維持証拠金率を引き上げられません。ロスカット価格が動くためです。',
} satisfies typeof en
