/** The test funds of a sandbox: a card that says what they are, and a button that gets them. */
import { Button, Icon, useMoney, useSubmit, useText } from '@evenkeel/ui'
import type { Answer, Sent } from '@evenkeel/wire'
import { type getNetworks, getTestFunds } from '../../contract/deposits.ts'
import { Status } from './DepositRow.tsx'
import styles from './TestFunds.module.css'
import type { Key } from './textKey.ts'
import type { Deposit } from './useDeposits.ts'

type Props = {
  readonly funds: Answer<typeof getNetworks>['test_funds'][number]
  readonly chain: Sent<typeof getTestFunds>['chain']
  /** What was taken last of this coin. */
  readonly last: Deposit | undefined
  onTaken(): void
}

export function TestFunds({ funds, chain, last, onTaken }: Props) {
  const { asset, amount, is_taken } = funds
  const text = useText<Key>()
  const money = useMoney()
  const submit = useSubmit(getTestFunds, {
    done: text('deposit.testFundsComing'),
    onDone: onTaken,
  })
  return (
    <section className={styles.card} aria-label={text('deposit.testFunds')}>
      <p className={styles.title}>
        <Icon name="demo" />
        {text('deposit.testFunds')}
        {is_taken && last !== undefined && (
          <span className={styles.last}>
            <Status deposit={last} />
          </span>
        )}
      </p>
      <p className={styles.about}>
        {is_taken ? text('deposit.testFundsTaken', { asset }) : text('deposit.testFundsAbout')}
      </p>
      {!is_taken && (
        <Button
          look="quiet"
          size="medium"
          busy={submit.busy}
          onClick={() => void submit({ asset, chain })}
        >
          {text('deposit.getTestFunds', { amount: money(amount, { exact: true }), asset })}
        </Button>
      )}
    </section>
  )
}
