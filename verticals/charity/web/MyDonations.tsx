/** The member's own donations, with the receipt of each. */
import {
  Button,
  CoinMark,
  EmptyState,
  ErrorState,
  IconButton,
  ListRow,
  Money,
  Sheet,
  SkeletonRows,
  useDownload,
  useMoney,
  usePages,
  useText,
  When,
} from '@evenkeel/ui'
import { getDonations, getReceipt } from '../contract/index.ts'
import type { TextKey } from './textKey.ts'

type Props = { readonly open: boolean; onClose(): void }

export function MyDonations({ open, onClose }: Props) {
  const text = useText<TextKey>()
  return (
    <Sheet open={open} title={text('charity.mine')} tall onClose={onClose}>
      <Body />
    </Sheet>
  )
}

/** Lives as long as the sheet is open. */
function Body() {
  const text = useText<TextKey>()
  const money = useMoney()
  const save = useDownload(getReceipt)
  const { rows, error, more, loadingMore, loadMore, reload } = usePages(getDonations)
  return (
    <>
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={4} />}
      {rows?.length === 0 && <EmptyState icon="charity">{text('charity.noneMine')}</EmptyState>}
      <ul>
        {rows?.map(({ id, at, title, asset, amount, worth }) => (
          <li key={id}>
            <ListRow
              mark={<CoinMark asset={asset} />}
              title={title}
              detail={<When at={at} />}
              value={<Money value={amount} asset={asset} exact />}
              valueDetail={asset === 'USDT' ? undefined : <Money value={worth} asset="USDT" />}
              end={
                <IconButton
                  icon="download"
                  label={text('charity.receiptOf', { amount: money(amount), asset })}
                  onClick={() => void save({ id })}
                />
              }
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
