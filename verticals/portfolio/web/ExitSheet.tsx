/** Leaving early: what comes back and what that costs, before one agrees. */
import { Button, Caution, Details, Money, Sheet, useSubmit, useText } from '@evenkeel/ui'
import { subtract } from '@evenkeel/ui/format/decimals.ts'
import { exitSubscription } from '../contract/index.ts'
import styles from './ExitSheet.module.css'
import type { TextKey } from './textKey.ts'
import type { Order } from './useOrders.ts'

type Props = { readonly order: Order | undefined; onClose(): void }

export function ExitSheet({ order, onClose }: Props) {
  const text = useText<TextKey>()
  const submit = useSubmit(exitSubscription, {
    done: text('portfolio.exitDone'),
    onDone: onClose,
  })
  return (
    <Sheet
      open={order !== undefined}
      title={text('portfolio.exitTitle')}
      footer={
        <Button
          look="danger"
          busy={submit.busy}
          onClick={() => order !== undefined && void submit({ id: order.id })}
        >
          {text('portfolio.exitConfirm')}
        </Button>
      }
      onClose={onClose}
    >
      {order !== undefined && <Cost order={order} />}
    </Sheet>
  )
}

function Cost({ order }: { order: Order }) {
  const text = useText<TextKey>()
  const { asset, amount, earned, exit_fee: fee } = order
  const money = (value: string) => <Money value={value} asset={asset} exact />
  return (
    <div className={styles.cost}>
      <Details
        rows={[
          { label: text('portfolio.amount'), value: money(amount) },
          { label: text('portfolio.exitGiveUp'), value: money(earned) },
          { label: text('portfolio.exitFee'), value: money(fee) },
          { label: text('portfolio.exitBack'), value: money(subtract(amount, fee)) },
        ]}
      />
      <Caution>{text('portfolio.exitHint')}</Caution>
    </div>
  )
}
