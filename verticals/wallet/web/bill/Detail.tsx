/** All about one row of the bill: what it belongs to, and the balances after it. */
import {
  Button,
  CopyButton,
  Details,
  ErrorState,
  Hideable,
  Money,
  Sheet,
  SkeletonRows,
  useCall,
  useClient,
  useText,
  When,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { hasStatus } from '../../contract/billStatus.ts'
import { getBillRow } from '../../contract.ts'
import type own from '../../text/en.ts'
import { Status, useReason } from './BillLine.tsx'
import styles from './Detail.module.css'
import type en from './text/en.ts'

export function Detail({ id, onClose }: { id: string | undefined; onClose(): void }) {
  const text = useText<keyof typeof en>()
  return (
    <Sheet open={id !== undefined} title={text('bill.detail')} onClose={onClose}>
      {id !== undefined && <LoadedDetail id={id} />}
    </Sheet>
  )
}

function LoadedDetail({ id }: { id: string }) {
  const { data, error, reload } = useCall(getBillRow, { id })
  if (data === undefined)
    return error === undefined ? (
      <SkeletonRows count={5} mark={false} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    )
  return <Facts detail={data} />
}

function Facts({ detail: { row, about, balances } }: { detail: Answer<typeof getBillRow> }) {
  const text = useText<keyof typeof en | keyof typeof own>()
  const reason = useReason()
  const { go, billPlace } = useClient()
  const list = billPlace?.(row)
  const isOwn = row.from !== undefined && row.to !== undefined
  const account = row.to ?? row.from
  const accounts =
    row.from !== undefined && row.to !== undefined && row.from !== row.to
      ? [
          { label: text('bill.fromAccount'), value: text(`account.${row.from}`) },
          { label: text('bill.toAccount'), value: text(`account.${row.to}`) },
        ]
      : account === undefined
        ? []
        : [{ label: text('bill.account'), value: text(`account.${account}`) }]
  return (
    <div className={styles.facts}>
      <p className={styles.amount}>
        <Hideable>
          <Money value={row.amount} asset={row.asset} strong exact signed={!isOwn} />
        </Hideable>
      </p>
      <Details
        rows={[
          { label: text('bill.type'), value: reason(row.reason) },
          ...(hasStatus(row)
            ? [{ label: text('bill.status'), value: <Status status={row.status} /> }]
            : []),
          { label: text('bill.time'), value: <When at={row.at} /> },
          ...accounts,
          ...balances.map(({ account, amount }) => ({
            label:
              balances.length === 1
                ? text('bill.balanceAfter')
                : text('bill.balanceIn', { account: text(`account.${account}`) }),
            value: (
              <Hideable>
                <Money value={amount} asset={row.asset} exact />
              </Hideable>
            ),
          })),
          ...(about === undefined
            ? []
            : [{ label: text(kindKey(about.kind)), value: <Copied id={about.id} /> }]),
          { label: text('bill.id'), value: <Copied id={row.id} /> },
        ]}
      />
      {list !== undefined && (
        <Button look="quiet" onClick={() => go(list)}>
          {text('bill.open')}
        </Button>
      )}
    </div>
  )
}

const kindKey = (kind: string) => `bill.kind.${kind}` as keyof typeof en

function Copied({ id }: { id: string }) {
  return (
    <span className={styles.id}>
      <span>{id}</span>
      <CopyButton value={id} />
    </span>
  )
}
