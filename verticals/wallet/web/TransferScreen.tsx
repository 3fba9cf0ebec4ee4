/** Transfer: moves money between the member's own accounts. */
import {
  Button,
  EmptyState,
  ErrorState,
  Screen,
  useCall,
  useChannel,
  usePlace,
  useSession,
  useText,
} from '@evenkeel/ui'
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
            <NothingHeld />
          ) : (
            <TransferForm held={data} />
          )}
          <TransferRecords />
        </>
      )}
    </Screen>
  )
}

/** The next step is a deposit; play money has none. */
function NothingHeld() {
  const text = useText<keyof typeof en | 'wallet.deposit'>()
  const { go } = usePlace()
  const { demo } = useSession()
  const deposit = <Button onClick={() => go('/deposit')}>{text('wallet.deposit')}</Button>
  return (
    <EmptyState icon="coins" action={demo ? undefined : deposit}>
      {text('transfer.noCoins')}
    </EmptyState>
  )
}
