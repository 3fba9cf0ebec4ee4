/** The receipt of a closed position, for whoever has its link: every step, the prices that decided them, and the check. */
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
import { getReceipt } from '../../contract/index.ts'
import { ReceiptView } from './ReceiptView.tsx'
import type { Key } from './textKey.ts'

export default function ReceiptScreen() {
  const text = useText<Key>()
  const { query, go } = usePlace()
  const id = query.get('id') ?? ''
  return (
    <Screen title={text('leverReceipt.title')}>
      {id === '' ? (
        <EmptyState
          icon="list"
          action={
            <Button look="quiet" onClick={() => go('/deal/lever')}>
              {text('leverReceipt.toContracts')}
            </Button>
          }
        >
          {text('leverReceipt.none')}
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
