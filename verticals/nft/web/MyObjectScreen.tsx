/** A member's own collection: what is not listed, listed and staked; and the name that others see. */
import {
  Button,
  EmptyState,
  ErrorState,
  ListRow,
  Screen,
  TabPanel,
  Tabs,
  useCall,
  usePages,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { useState } from 'react'
import { getMyItems, getProfile } from '../contract/index.ts'
import { type Item, ItemGrid, ItemGridSkeleton } from './Art.tsx'
import styles from './ClassScreen.module.css'
import { NameSheet } from './NameSheet.tsx'
import { shortened } from './OwnerName.tsx'
import { isSame } from './paths.ts'
import type { Key } from './textKey.ts'
import { useMarketNews } from './useMarketNews.ts'

const states = ['not_listed', 'listed', 'staked'] as const
type State = (typeof states)[number]

export default function MyObjectScreen() {
  const text = useText<Key>()
  const [state, setState] = useLeft<State>('state', 'not_listed')
  const counted = useCall(getMyItems, { state, size: '1' })
  const counts = counted.data?.counts
  const tabs = states.map((id) => {
    return { id, label: text(`nft.own.${id}`), ...(counts && { count: counts[id] }) }
  })
  return (
    <Screen title={text('nft.myCollection')}>
      <PublicName />
      <Tabs
        label={text('nft.myCollection')}
        name="nft-own"
        tabs={tabs}
        value={state}
        onChange={setState}
      />
      <TabPanel name="nft-own" value={state}>
        <Own key={state} state={state} onChanged={counted.refresh} />
      </TabPanel>
    </Screen>
  )
}

function PublicName() {
  const text = useText<Key>()
  const { data, reload } = useCall(getProfile)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ListRow
        icon="user"
        title={text('nft.publicName')}
        value={data?.name ?? (data === undefined ? '' : shortened(data.sign))}
        chevron
        onPress={() => setOpen(true)}
      />
      {data !== undefined && (
        <NameSheet
          open={isOpen}
          name={data.name ?? ''}
          sign={shortened(data.sign)}
          onDone={reload}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Own({ state, onChanged }: { state: State; onChanged(): void }) {
  const text = useText<Key>()
  const { go } = usePlace()
  const pages = usePages(getMyItems, {
    input: { state },
    rowsOf: ({ items }) =>
      items.map((item) => ({ ...item, id: `${item.collection}-${item.number}` })),
  })
  const { rows, error, reload, refresh, more, loadingMore, loadMore } = pages
  // One was sold, or has come back from its stake.
  useMarketNews(
    ({ items }) => items.some((one) => rows?.some((row) => isSame(one, row))),
    () => {
      refresh()
      onChanged()
    },
  )
  if (rows === undefined)
    return error === undefined ? (
      <ItemGridSkeleton />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    )
  if (rows.length === 0)
    return (
      <EmptyState
        icon="nft"
        action={
          <Button look="quiet" size="medium" onClick={() => go('/nft/index')}>
            {text('nft.browse')}
          </Button>
        }
      >
        {text(`nft.none.${state}`)}
      </EmptyState>
    )
  return (
    <>
      <ItemGrid label={text('nft.myCollection')} items={rows as readonly Item[]} />
      {more && (
        <div className={styles.more}>
          <Button look="quiet" size="medium" busy={loadingMore} onClick={loadMore}>
            {text('nft.more')}
          </Button>
        </div>
      )}
    </>
  )
}
