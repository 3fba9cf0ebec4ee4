/** All that happened to a member, by time. */
import { Button, useMoney, usePages, useText } from '@evenkeel/ui'
import { Panel, Timeline, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { getMemberTimeline } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

export function TimelinePanel({ uid }: { uid: string }) {
  const text = useText<TextKey>()
  const pages = usePages(getMemberTimeline, { input: { member: uid } })
  useFollow(['members'], pages.reload)
  const events = (pages.rows ?? []).map((row) => ({
    id: row.id,
    at: row.at,
    who: row.operator,
    // What other verticals tell has its text with their panels.
    what: text(`${row.of}.${row.kind}` as TextKey),
    detail: hasDetail(row) ? <DetailLine {...row} /> : undefined,
  }))
  return (
    <Panel title={text('memberDesk.timeline')}>
      <Timeline label={text('memberDesk.timeline')} events={events} />
      {pages.more && (
        <Button look="quiet" size="small" busy={pages.loadingMore} onClick={pages.loadMore}>
          {text('ui.loadMore')}
        </Button>
      )}
    </Panel>
  )
}

type Detail = Pick<
  Answer<typeof getMemberTimeline>['rows'][number],
  'amount' | 'asset' | 'pair' | 'item' | 'price'
>

/** How much of what, on which market or for which item, and at which price. */
function DetailLine({ amount, asset, pair, item, price }: Detail) {
  const text = useText<TextKey>()
  const money = useMoney()
  const parts = [
    amount !== undefined && `${money(amount, { exact: true })} ${asset ?? ''}`.trim(),
    pair?.toUpperCase(),
    item,
    price !== undefined && text('memberDesk.average', { price: money(price, { exact: true }) }),
  ]
  return parts.filter((part) => part !== undefined && part !== false).join(' · ')
}

const hasDetail = ({ amount, pair, item }: Detail) =>
  [amount, pair, item].some((part) => part !== undefined)
