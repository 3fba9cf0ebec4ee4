/** Where to pay to: the code and the address, what it is held to, and what must not go wrong. */
import {
  Caution,
  CopyButton,
  ErrorState,
  Money,
  QrCode,
  SkeletonCard,
  useCall,
  useText,
} from '@evenkeel/ui'
import { getDepositAddress } from '../../contract/deposits.ts'
import styles from './AddressCard.module.css'
import type { Network } from './networks.ts'
import type { Key } from './textKey.ts'

export function AddressCard({ network }: { network: Network }) {
  const text = useText<Key>()
  const { asset, chain, label, confirmations } = network
  const { data, error, loading, reload } = useCall(getDepositAddress, { asset, chain })
  if (error !== undefined) return <ErrorState error={error} onRetry={reload} />
  if (data === undefined || loading) return <SkeletonCard />
  return (
    <section className={styles.card} aria-label={text('deposit.address', { asset })}>
      {data.is_sandbox && (
        <Caution tone="danger">
          <strong className={styles.strong}>{text('deposit.sandboxTitle')}</strong>
          {text('deposit.sandbox')}
        </Caution>
      )}
      <QrCode bare value={data.address} label={text('deposit.address', { asset })} />
      <div className={styles.address}>
        <div className={styles.words}>
          <p className={styles.label}>{text('deposit.address', { asset })}</p>
          <p className={styles.value}>{data.address}</p>
        </div>
        <CopyButton value={data.address} />
      </div>
      <Caution>{text('deposit.wrongNetwork', { asset, network: label })}</Caution>
      {data.is_shared && <Caution>{text('deposit.shared')}</Caution>}
      <dl className={styles.facts}>
        <div>
          <dt>{text('deposit.minimum')}</dt>
          <dd>
            <Money value={network.deposit_minimum} asset={asset} exact />
          </dd>
        </div>
        <div>
          <dt>{text('deposit.confirmations')}</dt>
          <dd>{text('deposit.about', { count: confirmations })}</dd>
        </div>
        <div>
          <dt>{text('deposit.account')}</dt>
          <dd>{text('account.spot')}</dd>
        </div>
      </dl>
    </section>
  )
}
