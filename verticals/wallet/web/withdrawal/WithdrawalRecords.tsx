/** The member's withdrawals, newest first, and how far each has come. */
import {
  Badge,
  Button,
  CoinMark,
  EmptyState,
  ErrorState,
  ListRow,
  Money,
  Section,
  SkeletonRows,
  useChannel,
  usePages,
  useText,
  When,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { chainTags } from '../../contract/chainTitles.ts'
import { getWithdrawals, withdrawalsChannel } from '../../contract/withdrawals.ts'
import { DetailSheet } from './DetailSheet.tsx'
import type { TextKey } from './textKey.ts'

export type Withdrawal = Answer<typeof getWithdrawals>['rows'][number]

const tones = {
  requested: 'accent',
  reviewing: 'accent',
  approved: 'accent',
  paying: 'accent',
  paid: 'up',
  rejected: 'danger',
  cancelled: 'neutral',
} as const

export function WithdrawalRecords() {
  const text = useText<TextKey>()
  const [chosen, setChosen] = useState<string>()
  const { rows, error, more, loadingMore, loadMore, reload, refresh } = usePages(getWithdrawals)
  useChannel(withdrawalsChannel, () => refresh())
  return (
    <Section title={text('withdrawal.records')}>
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={3} />}
      {rows?.length === 0 && <EmptyState>{text('withdrawal.noRecords')}</EmptyState>}
      <ul>
        {rows?.map(({ id, at, asset, chain, amount, state }) => (
          <li key={id}>
            <ListRow
              mark={<CoinMark asset={asset} />}
              title={
                <>
                  {asset}{' '}
                  <Badge tone="neutral" look="tag">
                    {chainTags[chain]}
                  </Badge>
                </>
              }
              detail={<When at={at} />}
              value={<Money value={amount} asset={asset} exact />}
              valueDetail={<StateBadge state={state} />}
              onPress={() => setChosen(id)}
            />
          </li>
        ))}
      </ul>
      {more && (
        <Button look="text" busy={loadingMore} onClick={loadMore}>
          {text('ui.loadMore')}
        </Button>
      )}
      <DetailSheet
        withdrawal={rows?.find(({ id }) => id === chosen)}
        onChanged={reload}
        onClose={() => setChosen(undefined)}
      />
    </Section>
  )
}

export function StateBadge({ state }: Pick<Withdrawal, 'state'>) {
  const text = useText<TextKey>()
  return (
    <Badge tone={tones[state]} look="tag">
      {text(`withdrawal.state.${state}`)}
    </Badge>
  )
}
