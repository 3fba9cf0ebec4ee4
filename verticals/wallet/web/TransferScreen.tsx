/** Transfer: moves money between the member's own accounts. */
import { EmptyState, ErrorState, Screen, useCall, useChannel, useText } from '@evenkeel/ui'
import { balancesChannel, getBalances } from '../contract.ts'
import type en from '../text/en.ts'
import { holdsNothing, withChanges } from './balances.ts'
import { TransferForm, TransferFormSkeleton } from './TransferForm.tsx'
import { TransferRecords } from './TransferRecords.tsx'

export default function TransferScreen() {
  const text = useText<keyof typeof en>()
  const held = useCall(getBalances)
  const { data, error, reload, update } = held
  useChannel(balancesChannel, (news) => update((known) => withChanges(known, news)))

  return (
    <Screen title={text('transfer.title')} reads={[held]}>
      {data === undefined && error !== undefined ? (
        <ErrorState error={error} onRetry={reload} />
      ) : (
        <>
          {data === undefined ? (
            <TransferFormSkeleton />
          ) : holdsNothing(data) ? (
            <EmptyState icon="coins">{text('transfer.noCoins')}</EmptyState>
          ) : (
            <TransferForm held={data} />
          )}
          <TransferRecords />
        </>
      )}
    </Screen>
  )
}
