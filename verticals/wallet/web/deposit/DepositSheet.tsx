/** One deposit, with all that is known of it. */
import { Caution, CopyButton, Money, OwnPicture, Sheet, useCall, useText, When } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { getDeposit } from '../../contract/deposits.ts'
import { Status, TestMark } from './DepositRow.tsx'
import styles from './DepositSheet.module.css'
import type { Key } from './textKey.ts'
import type { Deposit } from './useDeposits.ts'

type Props = { readonly deposit: Deposit | undefined; onClose(): void }

export function DepositSheet({ deposit, onClose }: Props) {
  const text = useText<Key>()
  return (
    <Sheet open={deposit !== undefined} title={text('deposit.details')} onClose={onClose}>
      {deposit !== undefined && <Details key={deposit.id} deposit={deposit} />}
    </Sheet>
  )
}

function Details({ deposit }: { deposit: Deposit }) {
  const text = useText<Key>()
  const { data } = useCall(getDeposit, { id: deposit.id })
  const { asset, amount, at, label, transaction, explorer, reason, status } = deposit
  return (
    <div className={styles.details}>
      <p className={styles.amount}>
        <Money value={amount} asset={asset} strong exact />
        {deposit.kind === 'test' && <TestMark />}
      </p>
      {status === 'rejected' && reason !== undefined && (
        <Caution tone="danger">
          {text('deposit.reason')}: {reason}
        </Caution>
      )}
      {status === 'belowMinimum' && <Caution>{text('deposit.belowMinimumAbout')}</Caution>}
      {status === 'dropped' && <Caution tone="danger">{text('deposit.droppedAbout')}</Caution>}
      {status === 'pendingReview' && <Caution>{text('deposit.reviewAbout')}</Caution>}
      <dl className={styles.facts}>
        <Fact label={text('deposit.status')}>
          <Status deposit={deposit} />
        </Fact>
        <Fact label={text('deposit.network')}>{label}</Fact>
        <Fact label={text('deposit.time')}>
          <When at={at} />
        </Fact>
        {data?.address !== undefined && (
          <Fact label={text('deposit.address', { asset })} copied={data.address} />
        )}
        {transaction !== undefined && (
          <Fact label={text('deposit.txid')} copied={transaction}>
            {explorer !== undefined && (
              <a className={styles.link} href={explorer} target="_blank" rel="noreferrer">
                {text('deposit.explorer')}
              </a>
            )}
          </Fact>
        )}
      </dl>
      {data?.proof !== undefined && (
        <div className={styles.proof}>
          <OwnPicture link={data.proof} label={text('deposit.proof')} />
        </div>
      )}
    </div>
  )
}

type FactProps = {
  readonly label: string
  /** A long text, which can be copied. */
  readonly copied?: string
  readonly children?: ReactNode
}

function Fact({ label, copied, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {copied !== undefined && (
          <span className={styles.copied}>
            <span className={styles.long}>{copied}</span>
            <CopyButton value={copied} label={label} />
          </span>
        )}
        {children}
      </dd>
    </div>
  )
}
