/** All that happened to a member, by time. */
import { Button, usePages, useText } from '@evenkeel/ui'
import { Panel, Timeline, useFollow } from '@evenkeel/ui/desk'
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
    detail: detailOf(row),
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

type Detail = { readonly amount?: string; readonly asset?: string; readonly pair?: string }

function detailOf({ amount, asset, pair }: { [Name in keyof Detail]: Detail[Name] | undefined }) {
  const parts = [amount, asset, pair?.toUpperCase()].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(' ')
}
