/** The member's transfers, newest first. */
import {
  Button,
  CoinMark,
  EmptyState,
  ErrorState,
  Icon,
  Money,
  Section,
  Skeleton,
  useChannel,
  usePages,
  useText,
  When,
} from '@evenkeel/ui'
import { balancesChannel, getTransfers } from '../contract.ts'
import type en from '../text/en.ts'
import type assets from './assets/text/en.ts'
import { isTransfer } from './balances.ts'
import styles from './TransferRecords.module.css'

export function TransferRecords() {
  const text = useText<keyof typeof en | keyof typeof assets>()
  const { rows, error, more, loadingMore, loadMore, reload, refresh } = usePages(getTransfers)
  // A transfer made in another tab or on another device belongs in the list as well.
  useChannel(balancesChannel, ({ changes }) => isTransfer(changes) && refresh())

  return (
    <Section title={text('transfer.records')}>
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <RecordsSkeleton />}
      {rows?.length === 0 && <EmptyState>{text('transfer.noRecords')}</EmptyState>}
      <ul>
        {rows?.map(({ id, at, asset, amount, from, to }) => (
          <li key={id} className={styles.record}>
            <CoinMark asset={asset} />
            <div className={styles.way}>
              <p className={styles.accounts}>
                <span>{text(`assets.account.${from}`)}</span>
                <span className={styles.to}>
                  <Icon name="arrow" size="small" />
                  {text(`assets.account.${to}`)}
                </span>
              </p>
              <p className={styles.when}>
                <When at={at} />
              </p>
            </div>
            <p className={styles.amount}>
              <Money value={amount} asset={asset} strong exact />
            </p>
          </li>
        ))}
      </ul>
      {more && (
        <Button look="text" busy={loadingMore} onClick={loadMore}>
          {text('ui.loadMore')}
        </Button>
      )}
    </Section>
  )
}

function RecordsSkeleton() {
  return [150, 170, 140].map((width) => (
    <div key={width} className={styles.record} aria-hidden="true">
      <Skeleton width={24} tall />
      <div className={styles.way}>
        <p>
          <Skeleton width={width} />
        </p>
        <p className={styles.when}>
          <Skeleton width={100} />
        </p>
      </div>
      <Skeleton width={70} />
    </div>
  ))
}
