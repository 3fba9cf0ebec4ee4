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
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { ALL_TIME, momentsOf, type Period } from '@evenkeel/ui/format/period.ts'
import { useMemo, useState } from 'react'
import { balancesChannel, billTabs, getBalances, getBill } from '../../contract.ts'
import { Detail } from './Detail.tsx'
import { ExportSheet } from './ExportSheet.tsx'
import { Filters } from './Filters.tsx'
import { Rows } from './Rows.tsx'
import type en from './text/en.ts'

type Tab = (typeof billTabs)[number]

export default function BillScreen() {
  const text = useText<keyof typeof en>()
  const { query } = usePlace()
  const asked = billTabs.find((tab) => tab === query.get('tab'))
  const [tab, setTab] = useLeft<Tab>('tab', asked ?? 'all')
  const [asset, setAsset] = useLeft<string | undefined>('coin', undefined)
  const [period, setPeriod] = useLeft<Period>('period', ALL_TIME)
  const [open, setOpen] = useState<string>()
  const [isExporting, setIsExporting] = useState(false)
  const held = useCall(getBalances)
  const wish = useMemo(
    () => ({ tab, ...(asset && { asset }), ...momentsOf(period, new Date()) }),
    [tab, asset, period],
  )
  const first = useCall(getBill, { ...wish, size: '1' })
  const pages = usePages(getBill, { input: wish })
  // What moves is a row of the bill, whoever moved it.
  useChannel(balancesChannel, () => {
    pages.refresh()
    first.refresh()
  })
  const isNarrowed = tab !== 'all' || asset !== undefined || period.name !== 'all'
  function reset() {
    setTab('all')
    setAsset(undefined)
    setPeriod(ALL_TIME)
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
        period={period}
        onAsset={setAsset}
        onPeriod={setPeriod}
      />
      <TabPanel name="bill" value={tab}>
        <Rows
          pages={pages}
          pending={first.data?.pending ?? []}
          onOpen={setOpen}
          onReset={isNarrowed ? reset : undefined}
        />
      </TabPanel>
      <Detail id={open} onClose={() => setOpen(undefined)} />
      <ExportSheet open={isExporting} wish={wish} onClose={() => setIsExporting(false)} />
    </Screen>
  )
}
