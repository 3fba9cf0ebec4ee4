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
  'refusal.tooManyTargets': '每個倉位最多可設 {maximum} 筆止盈止損委託。',
  'refusal.positionDoesNotExist': '您沒有這個倉位。',
} satisfies typeof en
