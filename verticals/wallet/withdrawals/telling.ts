/** Tells open consoles when something about withdrawals has changed. */
import type { WalletPlatform } from '../open.ts'
import { isOfWithdrawal } from './records.ts'

export function tellOfWithdrawals({
  exchange,
  tellOperators,
}: Pick<WalletPlatform, 'exchange' | 'tellOperators'>): () => void {
  return exchange.watchAll((realm, events) => {
    const isNews = events.some((event) => isOfWithdrawal(event) || event.type === 'stepEndorsed')
    if (realm !== 'real' || !isNews) return undefined
    return () => tellOperators('queue.withdrawals')
  })
}
