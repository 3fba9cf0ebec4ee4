/** What the server answers about contracts, in Traditional Chinese. */
import type en from './en.ts'

export default {
  'refusal.contractDoesNotExist': '此合約不存在。',
  'refusal.lotsInvalid': '請輸入 1 至 {maximum} 的整數張數。',
  'refusal.leverageNotOffered': '此合約不提供這個槓桿倍數。',
  'refusal.distanceInvalid': '追蹤距離須介於 0.01% 與 50% 之間。',
  'refusal.marketClosed': '此市場目前休市，將於 {opensUtc}（UTC）開市。',
  'refusal.positionTooSmall': '此倉位最多可平 {lots} 張。',
  'refusal.positionTooLarge': '使用此槓桿時，倉位價值最高為 {maximum} USDT。',
  'refusal.openInterestReached': '目前此方向最多還可開 {lots} 張。',
  'refusal.targetPriceWrong': '止盈與止損價必須位於價格的正確一側。',
  'refusal.tooManyTargets': '每個倉位最多可設 {maximum} 筆止盈止損訂單。',
  'refusal.positionDoesNotExist': '您沒有這個倉位。',
  'refusal.contractTermsUnsound':
    '此條件無法設定：各級距的價值與維持保證金須遞增、槓桿須遞減，Taker 手續費須低於維持保證金率，維持保證金率須低於最大槓桿的保證金率。',
  'refusal.maintenanceRaised': '會員持有倉位時不得提高維持保證金：這會改變他們的強平價格。',
} satisfies typeof en
