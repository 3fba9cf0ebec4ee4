/** The test funds of a sandbox: a card that says what they are, and a button that gets them. */
import { Button, Icon, useMoney, useSubmit, useText } from '@evenkeel/ui'
import type { Answer, Sent } from '@evenkeel/wire'
import { type getNetworks, getTestFunds } from '../../contract/deposits.ts'
import styles from './TestFunds.module.css'
import type { Key } from './textKey.ts'

type Props = {
  readonly funds: Answer<typeof getNetworks>['test_funds'][number]
  readonly chain: Sent<typeof getTestFunds>['chain']
  onTaken(): void
}

export function TestFunds({ funds: { asset, amount, is_taken }, chain, onTaken }: Props) {
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
