/** One row of the bill, and one of what is still pending. */
import { Badge, CoinMark, Figure, Hideable, ListRow, useClient, useText, When } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { hasStatus } from '../../contract/billStatus.ts'
import type { getBill } from '../../contract.ts'
import type assets from '../assets/text/en.ts'
import type en from './text/en.ts'

type Bill = Answer<typeof getBill>
export type Row = Bill['rows'][number]
export type Pending = NonNullable<Bill['pending']>[number]

/** A reason that has no words here is told by its name. */
export function useReason(): (reason: string) => string {
  const text = useText<keyof typeof en>()
  return (reason) => {
    const key = `bill.reason.${reason}` as keyof typeof en
    const words = text(key)
    return words === key ? reason : words
  }
}

export function BillLine({ row, onOpen }: { row: Row; onOpen(): void }) {
  const reason = useReason()
  // Between own accounts nothing is gained or lost.
  const isOwn = row.from !== undefined && row.to !== undefined
  return (
    <ListRow
      mark={<CoinMark asset={row.asset} />}
      title={reason(row.reason)}
      detail={<When at={row.at} />}
      value={
        <Hideable>
          <Figure value={row.amount} strong signed={!isOwn} /> {row.asset}
        </Hideable>
      }
      valueDetail={isOwn ? <Way {...row} /> : hasStatus(row) && <Status status={row.status} />}
      chevron
      onPress={onOpen}
    />
  )
}

/** Which way a transfer went; what is frozen or released stays where it is. */
function Way({ from = 'spot', to = 'spot' }: Row) {
  const text = useText<keyof typeof assets>()
  if (from === to) return text(`assets.account.${from}`)
  return `${text(`assets.account.${from}`)} → ${text(`assets.account.${to}`)}`
}

/** Has no row of its own yet: it leads to where it is listed. */
export function PendingLine({ pending }: { pending: Pending }) {
  const reason = useReason()
  const { go, billPlace } = useClient()
  const list = billPlace?.({ reason: 'withdrawal', amount: pending.amount })
  return (
    <ListRow
      {...(list !== undefined && { chevron: true, path: list, onPress: () => go(list) })}
      mark={<CoinMark asset={pending.asset} />}
      title={reason('withdrawal')}
      detail={<When at={pending.at} />}
      value={
        <Hideable>
          <Figure value={pending.amount} strong signed /> {pending.asset}
        </Hideable>
      }
      valueDetail={<Status status={pending.status} />}
    />
  )
}

const tones = { underReview: 'accent', approved: 'up', failed: 'danger' } as const

export function Status({ status }: { status: (Row | Pending)['status'] }) {
  const text = useText<keyof typeof en>()
  return (
    <Badge look="tag" tone={tones[status]}>
      {text(`bill.status.${status}`)}
    </Badge>
  )
}
