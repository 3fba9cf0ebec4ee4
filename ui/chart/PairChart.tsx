/** The chart of a pair as screens show it: its bar, its candles, its indicators, kept as the reader left them. */
import { lazy, Suspense, useState } from 'react'
import type { Instrument } from '../data/market.ts'
import { persistently } from '../data/persistently.ts'
import type { ChartPlace } from './chartSettings.ts'
import { DrawnChart } from './DrawnChart.tsx'
import { OwnMarks, useOwnMarks } from './OwnMarks.tsx'
import { useSettings, useShared } from './useSettings.ts'

/** Loaded when somebody asks for it. */
const FullChart = lazy(async () => ({
  default: (await persistently(() => import('./FullChart.tsx'))).FullChart,
}))

type Props = {
  readonly instrument: Instrument
  /** In design pixels, with one pane below the candles; on a large chart every further one adds its own. */
  readonly height: number
  /** A small one stands above a form, keeps its height, and has its own choice of indicators. */
  readonly place?: ChartPlace
  /** The ways of trading whose orders and trades are drawn; all when it is left out. */
  readonly modes?: readonly string[]
}

export function PairChart({ instrument, height, place = 'large', modes }: Props) {
  const [settings, change] = useSettings(place)
  const [large, changeLarge] = useSettings('large')
  const [shared] = useShared()
  const { marks, take, isWanted } = useOwnMarks(shared.own, modes)
  const [full, setFull] = useState<'never' | 'open' | 'closed'>('never')

  function openFull() {
    // What was looked at is looked at more closely.
    if (place === 'small') changeLarge({ period: settings.period, mode: settings.mode })
    setFull('open')
  }
  return (
    <>
      {isWanted && <OwnMarks instrument={instrument} modes={modes} onMarks={take} />}
      <DrawnChart
        instrument={instrument}
        height={height}
        isFixed={place === 'small'}
        isSmall={place === 'small'}
        settings={settings}
        marks={marks}
        change={change}
        onFull={openFull}
      />
      {full !== 'never' && (
        <Suspense>
          <FullChart
            open={full === 'open'}
            instrument={instrument}
            settings={large}
            marks={marks}
            change={changeLarge}
            onClose={() => setFull('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
