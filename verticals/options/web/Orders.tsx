/** The member's options below the desk: those that run, and those that are settled. */
import { Button, EmptyState, TabPanel, Tabs, useClient, useText } from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { useMemo, useState } from 'react'
import type { Choices, Choose } from './choices.ts'
import { HistoryList } from './HistoryList.tsx'
import { OpenList } from './OpenList.tsx'
import { OptionSheet } from './OptionSheet.tsx'
import styles from './Orders.module.css'
import type { Offer } from './offer.ts'
import type { Option } from './optionLists.ts'
import type { Key } from './textKey.ts'
import { type Open, useLatest } from './useOpenOptions.ts'

type Props = {
  readonly symbol: string
  readonly offers: readonly Offer[]
  /** Absent for a visitor. */
  readonly open: Open | undefined
  readonly choices: Choices
  choose: Choose
}

const tabs = ['open', 'history'] as const
const names = {
  open: 'options.open',
  history: 'options.history',
} as const satisfies Record<(typeof tabs)[number], Key>

export function Orders({ symbol, offers, open, choices, choose }: Props) {
  const text = useText<Key>()
  const [tab, setTab] = useLeft<(typeof tabs)[number]>('orders', 'open')
  const [looked, setLooked] = useState<Option>()
  const latest = useLatest(looked, open)
  const bySymbol = useMemo(() => new Map(offers.map((offer) => [offer.symbol, offer])), [offers])
  const count = open?.options?.length
  return (
    <section className={styles.orders} aria-label={text('options.orders')}>
      <Tabs
        name="options"
        label={text('options.orders')}
        tabs={tabs.map((id) => ({
          id,
          label: text(names[id]),
          ...(id === 'open' && count !== undefined ? { count } : {}),
        }))}
        value={tab}
        onChange={setTab}
      />
      <TabPanel name="options" value={tab}>
        {open === undefined ? (
          <SignInFirst />
        ) : tab === 'open' ? (
          <OpenList open={open} offers={bySymbol} onOption={setLooked} />
        ) : (
          <HistoryList
            symbol={symbol}
            offers={bySymbol}
            onlySymbol={choices.onlySymbol}
            onOnlySymbol={(onlySymbol) => choose({ onlySymbol })}
            onOption={setLooked}
          />
        )}
      </TabPanel>
      {open !== undefined && (
        <OptionSheet option={latest} offers={bySymbol} onClose={() => setLooked(undefined)} />
      )}
    </section>
  )
}

function SignInFirst() {
  const text = useText<Key>()
  const { askToSignIn } = useClient()
  return (
    <EmptyState
      icon="user"
      action={
        <Button look="quiet" size="medium" onClick={askToSignIn}>
          {text('options.signIn')}
        </Button>
      }
    >
      {text('options.signInHint')}
    </EmptyState>
  )
}
