/** Deposits: every record, newest first, each changing as it comes along. */
import {
  Button,
  EmptyState,
  ErrorState,
  InfiniteList,
  Screen,
  SkeletonRows,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { DepositRow } from './DepositRow.tsx'
import { DepositSheet } from './DepositSheet.tsx'
import type { Key } from './textKey.ts'
import { useDeposits } from './useDeposits.ts'

export default function DepositListScreen() {
  const text = useText<Key>()
  const { go } = usePlace()
  const deposits = useDeposits()
  const { rows, error, reload } = deposits
  const [open, setOpen] = useState<string>()
  return (
    <Screen title={text('deposit.records')} reads={[deposits]}>
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows />}
      {rows?.length === 0 && (
        <EmptyState
          icon="deposit"
          action={
            <Button look="quiet" size="medium" onClick={() => go('/deposit')}>
              {text('deposit.title')}
            </Button>
          }
        >
          {text('deposit.none')}
        </EmptyState>
      )}
      {rows !== undefined && rows.length > 0 && (
        <InfiniteList
          label={text('deposit.records')}
          rows={rows}
          more={deposits.more}
          loading={deposits.loadingMore}
          failed={deposits.moreFailed}
          keyOf={({ id }) => id}
          onMore={deposits.loadMore}
        >
          {(deposit) => <DepositRow deposit={deposit} onPress={() => setOpen(deposit.id)} />}
        </InfiniteList>
      )}
      <DepositSheet
        deposit={rows?.find(({ id }) => id === open)}
        onClose={() => setOpen(undefined)}
      />
    </Screen>
  )
}
