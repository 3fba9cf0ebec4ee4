/** Where to pay to: the code and the address, what it is held to, and what must not go wrong. */
import { Caution, CopyButton, Money, QrCode, useText } from '@evenkeel/ui'
import styles from './AddressCard.module.css'
import { type Address, type Crediting, creditingOf, type Network } from './networks.ts'
import type { Key } from './textKey.ts'

type Props = { readonly network: Network; readonly address: Address }

export function AddressCard({ network, address: { address, ...about } }: Props) {
  const text = useText<Key>()
  const { asset, label } = network
  const crediting = creditingOf(network, about)
  const isSample = crediting === 'sandbox'
  return (
    <section className={styles.card} aria-label={text('deposit.address', { asset })}>
      {about.is_sandbox && (
        <Caution tone="danger">
          <strong className={styles.strong}>{text('deposit.sandboxTitle')}</strong>
          {text(isSample ? 'deposit.sandbox' : 'deposit.testChain')}
        </Caution>
      )}
      <div className={styles.code} data-sample={isSample}>
        <QrCode bare value={address} label={text('deposit.address', { asset })} />
        {/* Nobody can scan what nobody should pay to. */}
        {isSample && <span className={styles.stamp}>{text('deposit.sandboxTitle')}</span>}
      </div>
      <div className={styles.address}>
        <div className={styles.words}>
          <p className={styles.label}>{text('deposit.address', { asset })}</p>
          <p className={styles.value}>{address}</p>
        </div>
        <CopyButton value={address} />
      </div>
      {!isSample && <Caution>{text('deposit.wrongNetwork', { asset, network: label })}</Caution>}
      {!isSample && about.is_shared && <Caution>{text('deposit.shared')}</Caution>}
      <Facts network={network} crediting={crediting} />
    </section>
  )
}

function Facts({ network, crediting }: { network: Network; crediting: Crediting }) {
  const text = useText<Key>()
  const { asset, deposit_minimum, confirmations } = network
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('deposit.minimum')}</dt>
        <dd>
          <Money value={deposit_minimum} asset={asset} exact />
        </dd>
      </div>
      <div>
        <dt>{text('deposit.confirmations')}</dt>
        <dd>
          {crediting === 'reviewed'
            ? text('deposit.afterReview')
            : text('deposit.about', { count: confirmations })}
        </dd>
      </div>
      <div>
        <dt>{text('deposit.account')}</dt>
        <dd>{text('account.spot')}</dd>
      </div>
    </dl>
  )
}
