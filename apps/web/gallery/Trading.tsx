/** The gallery's pieces of a trade screen: tabs, sides, fields, slider, prices. */
import {
  Button,
  ChangePill,
  Choice,
  MarketRow,
  PercentSlider,
  PriceText,
  Segmented,
  StepField,
  TabPanel,
  Tabs,
} from '@evenkeel/ui'
import { useEffect, useState } from 'react'
import styles from './Gallery.module.css'
import { Part } from './Part.tsx'
import { markets, walk } from './samples.ts'

const kinds = [
  { id: 'limit', label: 'Limit' },
  { id: 'market', label: 'Market' },
  { id: 'stop', label: 'Stop limit' },
] as const
const groups = ['0.01', '0.1', '1', '10'].map((id) => ({ id, label: id }))
const periods = ['Line', '1m', '15m', '1h', '4h', '1d', '1w', '1M'].map((id) => ({ id, label: id }))
const modes = ['Spot', 'Options', 'Contract'].map((id) => ({ id, label: id }))
const lists = [
  { id: 'all', label: 'All' },
  { id: 'gainers', label: 'Gainers' },
  { id: 'decliners', label: 'Decliners' },
  { id: 'orders', label: 'Open orders', count: 2 },
  { id: 'hot', label: 'Hot' },
  { id: 'new', label: 'Newly listed' },
]

export function Trading() {
  const [mode, setMode] = useState('Spot')
  const [period, setPeriod] = useState('1m')
  const [list, setList] = useState('all')
  return (
    <>
      <Part title="Tabs">
        <Tabs look="title" label="Mode" tabs={modes} value={mode} onChange={setMode} />
        <Tabs look="pill" label="Period" tabs={periods} value={period} onChange={setPeriod} />
        <div className={styles.wide}>
          <Tabs name="lists" label="Lists" tabs={lists} value={list} onChange={setList} />
          <TabPanel name="lists" value={list}>
            <Markets />
          </TabPanel>
        </div>
      </Part>
      <Part title="Order form">
        <Ticket />
      </Part>
      <Part title="Prices">
        <Moving />
        <div className={styles.row}>
          {['1.84', '-1.27', '0', '1234.5'].map((percent) => (
            <ChangePill key={percent} percent={percent} />
          ))}
        </div>
        <div className={styles.row}>
          {['1.84', '-1.27', '0'].map((percent) => (
            <ChangePill key={percent} percent={percent} look="wash" />
          ))}
          {['1.84', '-1.27', '0'].map((percent) => (
            <ChangePill key={percent} percent={percent} look="bare" />
          ))}
        </div>
      </Part>
    </>
  )
}

function Markets() {
  return markets.map(({ base, mark, volume, price, tick, change }, nth) => (
    <MarketRow
      key={base}
      mark={mark}
      base={base.split('/')[0] ?? ''}
      quote={base.split('/')[1] ?? ''}
      tick={tick}
      price={price}
      change={change}
      volume={volume}
      points={walk(24, nth + 3)}
      path="/kline"
      onPress={() => undefined}
    />
  ))
}

function Ticket() {
  const [side, setSide] = useState<'buy' | 'sell'>('buy')
  const [kind, setKind] = useState<(typeof kinds)[number]['id']>('limit')
  const [group, setGroup] = useState('0.01')
  const [price, setPrice] = useState('118264.51')
  const [amount, setAmount] = useState('0.0105')
  const [percent, setPercent] = useState(50)
  return (
    <div className={styles.ticket}>
      <Segmented
        label="Side"
        value={side}
        segments={[
          { id: 'buy', label: 'Buy', tone: 'up' },
          { id: 'sell', label: 'Sell', tone: 'down' },
        ]}
        onChange={setSide}
      />
      <Choice
        look="select"
        label="Order type"
        options={kinds}
        value={kind}
        onChange={(id) => setKind(id)}
      />
      <StepField label="Price (USDT)" step="0.01" value={price} onChange={setPrice} />
      <StepField
        label="Amount (BTC)"
        step="0.0001"
        least="0.0001"
        most="0.021"
        value={amount}
        onChange={setAmount}
      />
      <PercentSlider label="Share of what is available" value={percent} onChange={setPercent} />
      <StepField label="Total (USDT)" step="0.01" value="" disabled onChange={() => undefined} />
      <Button look={side === 'buy' ? 'up' : 'down'}>
        {side === 'buy' ? 'Buy BTC' : 'Sell BTC'}
      </Button>
      <Button look="up" disabled>
        Insufficient funds
      </Button>
      <Choice look="small" label="Grouping" options={groups} value={group} onChange={setGroup} />
    </div>
  )
}

/** A price that goes up and down, to see it lit. */
function Moving() {
  const [nth, setNth] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setNth((last) => last + 1), 1500)
    return () => clearInterval(timer)
  }, [])
  const value = ['118264.51', '118266.8', '118261.04', '118261.04', '118270'][nth % 5] ?? '0'
  return (
    <div className={styles.row}>
      <PriceText size="huge" value={value} tick="0.01" arrow />
      <PriceText size="large" value="4312.07" direction="up" arrow />
      <PriceText value="0.00001234" direction="down" arrow />
      <PriceText value="1.08412" look="plain" />
    </div>
  )
}
