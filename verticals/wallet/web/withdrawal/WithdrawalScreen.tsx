/** Withdraw: sends a coin to an address outside, and shows how far each withdrawal has come. */
import {
  EmptyState,
  ErrorState,
  Screen,
  SkeletonCard,
  useCall,
  useChannel,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { getWithdrawalTerms } from '../../contract/withdrawals.ts'
import { balancesChannel } from '../../contract.ts'
import { Obstacle } from './Obstacle.tsx'
import type en from './text/en.ts'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalRecords } from './WithdrawalRecords.tsx'

export default function WithdrawalScreen() {
  const text = useText<keyof typeof en>()
  const { query } = usePlace()
  const [asset, setAsset] = useState(query.get('asset') ?? undefined)
  const terms = useCall(getWithdrawalTerms, asset === undefined ? {} : { asset })
  const { data, error, reload } = terms
  useChannel(balancesChannel, () => reload())

  return (
    <Screen title={text('withdrawal.title')} reads={[terms]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {data?.networks.length === 0 && (
        <EmptyState icon="coins">{text('withdrawal.noCoins')}</EmptyState>
      )}
      {data !== undefined && data.networks.length > 0 && (
        <>
          <Obstacle terms={data} />
          <WithdrawalForm key={data.asset} terms={data} onCoin={setAsset} onDone={reload} />
        </>
      )}
      {data !== undefined && <WithdrawalRecords />}
    </Screen>
  )
}
