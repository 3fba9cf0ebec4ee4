/** The bill: every movement of the member's money, by tab, coin and time, and as a file. */
import {
  IconButton,
  Screen,
  TabPanel,
  Tabs,
  useCall,
  useChannel,
  usePages,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useMemo, useState } from 'react'
import { balancesChannel, billTabs, getBalances, getBill } from '../../contract.ts'
import { Detail } from './Detail.tsx'
import { ExportSheet } from './ExportSheet.tsx'
import { Filters } from './Filters.tsx'
import { Rows } from './Rows.tsx'
import { ALL, momentsOf, type Range } from './range.ts'
import type en from './text/en.ts'

type Tab = (typeof billTabs)[number]

export default function BillScreen() {
  const text = useText<keyof typeof en>()
  const { query } = usePlace()
  const asked = billTabs.find((tab) => tab === query.get('tab'))
  const [tab, setTab] = useState<Tab>(asked ?? 'all')
  const [asset, setAsset] = useState<string>()
  const [range, setRange] = useState<Range>(ALL)
  const [open, setOpen] = useState<string>()
  const [isExporting, setIsExporting] = useState(false)
  const held = useCall(getBalances)
  const wish = useMemo(
    () => ({ tab, ...(asset && { asset }), ...momentsOf(range, new Date()) }),
    [tab, asset, range],
  )
  const first = useCall(getBill, { ...wish, size: '1' })
  const pages = usePages(getBill, { input: wish })
  // What moves is a row of the bill, whoever moved it.
  useChannel(balancesChannel, () => {
    pages.reload()
    first.reload()
  })
  const isNarrowed = tab !== 'all' || asset !== undefined || range.name !== 'all'
  function reset() {
    setTab('all')
    setAsset(undefined)
    setRange(ALL)
  }

  return (
    <Screen
      title={text('bill.title')}
      reads={[pages, first]}
      right={
        <IconButton
          icon="download"
          label={text('bill.export')}
          onClick={() => setIsExporting(true)}
        />
      }
    >
      <Tabs
        name="bill"
        label={text('bill.title')}
        tabs={billTabs.map((id) => ({ id, label: text(`bill.tab.${id}`) }))}
        value={tab}
        onChange={setTab}
      />
      <Filters
        coins={held.data?.coins ?? []}
        asset={asset}
        range={range}
        onAsset={setAsset}
        onRange={setRange}
      />
      <TabPanel name="bill" value={tab}>
        <Rows
          pages={pages}
          pending={first.data?.underReview ?? []}
          onOpen={setOpen}
          onReset={isNarrowed ? reset : undefined}
        />
      </TabPanel>
      <Detail id={open} onClose={() => setOpen(undefined)} />
      <ExportSheet open={isExporting} wish={wish} onClose={() => setIsExporting(false)} />
    </Screen>
  )
}
