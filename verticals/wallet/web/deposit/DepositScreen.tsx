/** Deposit: the member's own address of a coin and network, a payment to tell of, and a sandbox's test funds. */
import {
  Choice,
  CoinMark,
  EmptyState,
  ErrorState,
  IconButton,
  Money,
  Screen,
  SkeletonCard,
  useCall,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import type { Answer } from '@evenkeel/wire'
import { getDepositAddress, getNetworks } from '../../contract/deposits.ts'
import { AddressCard } from './AddressCard.tsx'
import styles from './DepositScreen.module.css'
import { creditingOf, type Network } from './networks.ts'
import { RecentDeposits } from './RecentDeposits.tsx'
import { TellForm } from './TellForm.tsx'
import { TestFunds } from './TestFunds.tsx'
import type { Key } from './textKey.ts'
import { type Deposit, useDeposits } from './useDeposits.ts'

export default function DepositScreen() {
  const text = useText<Key>()
  const { go } = usePlace()
  const read = useCall(getNetworks)
  const { data, error, reload } = read
  const deposits = useDeposits()
  return (
    <Screen
      title={text('deposit.title')}
      reads={[read]}
      right={
        <IconButton
          icon="history"
          label={text('deposit.records')}
          onClick={() => go('/depositlist')}
        />
      }
    >
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {data !== undefined && <Ways known={data} deposits={deposits.rows ?? []} onTaken={reload} />}
      <RecentDeposits deposits={deposits} />
    </Screen>
  )
}

type Known = Answer<typeof getNetworks>

type WaysProps = {
  readonly known: Known
  /** The newest, newest first. */
  readonly deposits: readonly Deposit[]
  onTaken(): void
}

/** A coin first, then one of its networks. */
function Ways({ known, deposits, onTaken }: WaysProps) {
  const text = useText<Key>()
  const { query } = usePlace()
  const [coin, setCoin] = useLeft('coin', query.get('coin') ?? 'USDT')
  const [chain, setChain] = useLeft<string | undefined>('chain', undefined)
  const taken = known.networks.filter(({ takes_deposits }) => takes_deposits)
  const coins = [...new Set(taken.map(({ asset }) => asset))]
  const asset = coins.includes(coin) ? coin : coins[0]
  const networks = taken.filter((one) => one.asset === asset)
  const network = networks.find((one) => one.chain === chain) ?? networks[0]
  if (asset === undefined || network === undefined)
    return <EmptyState icon="coins">{text('deposit.unavailable')}</EmptyState>

  const funds = known.test_funds.find((one) => one.asset === asset)
  return (
    <>
      <div className={styles.ways}>
        <Choice
          look="field"
          label={text('deposit.coin')}
          title={text('deposit.chooseCoin')}
          search={text('deposit.searchCoin')}
          options={coins.map((id) => ({ id, label: id, mark: <CoinMark asset={id} /> }))}
          value={asset}
          onChange={setCoin}
        />
        <Choice
          look="field"
          label={text('deposit.network')}
          title={text('deposit.chooseNetwork')}
          options={networks.map((one) => ({
            id: one.chain,
            label: one.label,
            detail: <Money value={one.deposit_minimum} asset={asset} exact />,
          }))}
          value={network.chain}
          onChange={setChain}
        />
        {funds !== undefined && (
          <TestFunds
            key={asset}
            funds={funds}
            chain={network.chain}
            last={deposits.find((one) => one.kind === 'test' && one.asset === asset)}
            onTaken={onTaken}
          />
        )}
      </div>
      <Way key={`${asset} ${network.chain}`} network={network} />
    </>
  )
}

/** Where to pay to, and whom to tell of it. */
function Way({ network }: { network: Network }) {
  const { asset, chain } = network
  const { data, error, reload } = useCall(getDepositAddress, { asset, chain })
  if (data === undefined)
    return (
      <div className={styles.ways}>
        {error === undefined ? <SkeletonCard /> : <ErrorState error={error} onRetry={reload} />}
      </div>
    )
  return (
    <>
      <div className={styles.ways}>
        <AddressCard network={network} address={data} />
      </div>
      <TellForm network={network} crediting={creditingOf(network, data)} />
    </>
  )
}
