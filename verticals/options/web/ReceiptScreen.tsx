/** The receipt of a settled option, for whoever has its link: both prices, the arithmetic, and the check. */
import {
  Button,
  EmptyState,
  ErrorState,
  Screen,
  SkeletonCard,
  useCall,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { usePending } from '@evenkeel/ui/receipt'
import { getReceipt } from '../contract/index.ts'
import { ReceiptView } from './receipt/ReceiptView.tsx'
import type { Key } from './textKey.ts'

export default function ReceiptScreen() {
  const text = useText<Key>()
  const { query, go } = usePlace()
  const id = query.get('id') ?? ''
  return (
    <Screen title={text('options.receiptTitle')}>
      {id === '' ? (
        <EmptyState
          icon="list"
          action={
            <Button look="quiet" onClick={() => go('/deal/micro')}>
              {text('options.toOptions')}
            </Button>
          }
        >
          {text('options.receiptNone')}
        </EmptyState>
      ) : (
        <ReceiptOf key={id} id={id} />
      )}
    </Screen>
  )
}

function ReceiptOf({ id }: { id: string }) {
  const { data, error, reload } = useCall(getReceipt, { receipt: id })
  usePending(data !== undefined && data.record === undefined, reload)
  if (data !== undefined) return <ReceiptView receipt={data} />
  return error === undefined ? <SkeletonCard /> : <ErrorState error={error} onRetry={reload} />
}
