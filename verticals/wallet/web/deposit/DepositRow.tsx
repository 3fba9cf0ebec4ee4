/** A deposit in a list: what came, when, and how far it is. */
import { Badge, CoinMark, ListRow, Money, useText, When } from '@evenkeel/ui'
import styles from './DepositRow.module.css'
import type { Key } from './textKey.ts'
import type { Deposit } from './useDeposits.ts'

const tones = {
  confirming: 'accent',
  pendingReview: 'accent',
  credited: 'up',
  approved: 'up',
  belowMinimum: 'neutral',
  dropped: 'danger',
  rejected: 'danger',
} as const

export function DepositRow({ deposit, onPress }: { deposit: Deposit; onPress: () => void }) {
  const { asset, amount, at, label } = deposit
  return (
    <ListRow
      mark={<CoinMark asset={asset} />}
      title={
        <span className={styles.name}>
          <Money value={amount} asset={asset} strong exact />
          {deposit.kind === 'test' && <TestMark />}
        </span>
      }
      detail={label}
      value={<Status deposit={deposit} />}
      valueDetail={<When at={at} />}
      onPress={onPress}
    />
  )
}

export function Status({ deposit }: { deposit: Deposit }) {
  const text = useText<Key>()
  const { status, confirmations = 0, needed = 0 } = deposit
  return (
    <Badge look="tag" tone={tones[status]}>
      {text(`deposit.status.${status}`, { done: confirmations, needed })}
    </Badge>
  )
}

export function TestMark() {
  const text = useText<Key>()
  return (
    <Badge look="tag" tone="neutral">
      {text('deposit.testFunds')}
    </Badge>
  )
}
