/** Why a withdrawal cannot be sent yet, as its button says it. */
import { type KitKey, useMoney, useText } from '@evenkeel/ui'
import { isObstacle, type Lack, type Network, type Obstacle } from './form.ts'
import type { TextKey } from './textKey.ts'

const keys = {
  address: 'withdrawal.enterAddress',
  wrongAddress: 'withdrawal.checkAddress',
  amount: 'withdrawal.enterAmount',
  misread: 'ui.checkAmount',
  tooLittle: 'ui.amountLeast',
  insufficientFunds: 'refusal.insufficientFunds',
  overLimit: 'withdrawal.overLimit',
  tooFine: 'ui.checkAmount',
} as const satisfies Record<Lack, TextKey | KitKey>

export function useLackWords(asset: string, { minimum }: Network) {
  const text = useText<TextKey>()
  const money = useMoney()
  return (lack: Lack | Obstacle) =>
    isObstacle(lack)
      ? text(`withdrawal.obstacle.${lack}`)
      : text(keys[lack], { amount: money(minimum, { exact: true }), asset })
}
