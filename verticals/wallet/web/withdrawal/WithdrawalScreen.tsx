/** Withdraw: sends a coin to an address outside, and shows how far each withdrawal has come. */
import {
  EmptyState,
  ErrorState,
  Screen,
  SkeletonCard,
  useAccountNews,
  useBalances,
  useCall,
  useChannel,
  usePlace,
  useSession,
  useText,
  useTickers,
} from '@evenkeel/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { getWithdrawalTerms } from '../../contract/withdrawals.ts'
import { balancesChannel } from '../../contract.ts'
import { largestOf } from '../assets/coins.ts'
import { emptyForm } from './form.ts'
import { keepTyped, keptIn } from './kept.ts'
import { Obstacle } from './Obstacle.tsx'
import type en from './text/en.ts'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalRecords } from './WithdrawalRecords.tsx'

export default function WithdrawalScreen() {
  const { query } = usePlace()
  const { visit } = useSession()
  const [asset, setAsset] = useState(query.get('asset') ?? keptIn(visit)?.asset)
  if (asset === undefined) return <FirstCoin onFound={setAsset} />
  const choose = (chosen: string) => {
    keepTyped({ visit, asset: chosen, form: emptyForm })
    setAsset(chosen)
  }
  return <Withdrawal asset={asset} onCoin={choose} />
}

/** Without a coin that was asked for, it is the one that the member has most of. */
function FirstCoin({ onFound }: { onFound(asset: string): void }) {
  const text = useText<keyof typeof en>()
  const { data, error, reload } = useCall(getWithdrawalTerms)
  const balances = useBalances()
  const tickers = useTickers()
  const isOut = balances.failed || tickers.failed
  const isKnown = balances.value !== undefined && tickers.value !== undefined
  const find = useEffectEvent(() => {
    if (data === undefined || data.coins.length === 0 || !(isKnown || isOut)) return
    const largest = largestOf(data.coins, balances.value ?? [], tickers.value ?? [])
    onFound(largest ?? data.asset)
  })
  const isRead = data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices that move choose no other coin
  useEffect(() => find(), [isRead, isKnown, isOut])
  return (
    <Screen title={text('withdrawal.title')}>
      {error !== undefined && !isRead ? (
        <ErrorState error={error} onRetry={reload} />
      ) : data?.coins.length === 0 ? (
        <EmptyState icon="coins">{text('withdrawal.noCoins')}</EmptyState>
      ) : (
        <SkeletonCard />
      )}
      {data?.coins.length === 0 && <WithdrawalRecords />}
    </Screen>
  )
}

type Props = { readonly asset: string; onCoin(asset: string): void }

function Withdrawal({ asset, onCoin }: Props) {
  const text = useText<keyof typeof en>()
  const terms = useCall(getWithdrawalTerms, { asset })
  const { data, error, reload, refresh } = terms
  useChannel(balancesChannel, () => refresh())
  // A verification, a password, a second factor or a contact: what may be withdrawn depends on all of them.
  useAccountNews(refresh)

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
          <WithdrawalForm key={data.asset} terms={data} onCoin={onCoin} onDone={reload} />
        </>
      )}
      {data !== undefined && <WithdrawalRecords />}
    </Screen>
  )
}
