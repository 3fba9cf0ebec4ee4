/** Who gave to a project, newest first. */
import {
  Button,
  CoinMark,
  EmptyState,
  ErrorState,
  ListRow,
  Money,
  SkeletonRows,
  usePages,
  useText,
  When,
} from '@evenkeel/ui'
import { useNews } from '@evenkeel/ui/data/useNews.ts'
import { charityChannel, getDonors } from '../contract/index.ts'
import type { TextKey } from './textKey.ts'

export function Donors({ project }: { project: string }) {
  const text = useText<TextKey>()
  const pages = usePages(getDonors, { input: { project } })
  const { rows, error, more, loadingMore, loadMore, reload, refresh } = pages
  useNews(charityChannel, ({ projects }) => projects.some(({ id }) => id === project), refresh)
  const names = { anonymous: text('charity.anonymous'), royalties: text('charity.royalties') }
  return (
    <>
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={4} />}
      {rows?.length === 0 && <EmptyState icon="charity">{text('charity.noDonors')}</EmptyState>}
      <ul>
        {rows?.map(({ id, at, kind, name, asset, amount, worth }) => (
          <li key={id}>
            <ListRow
              mark={<CoinMark asset={asset} />}
              title={kind === 'named' ? (name ?? names.anonymous) : names[kind]}
              detail={<When at={at} />}
              value={<Money value={amount} asset={asset} exact />}
              valueDetail={asset === 'USDT' ? undefined : <Money value={worth} asset="USDT" />}
            />
          </li>
        ))}
      </ul>
      {more && (
        <Button look="text" busy={loadingMore} onClick={loadMore}>
          {text('ui.loadMore')}
        </Button>
      )}
    </>
  )
}
