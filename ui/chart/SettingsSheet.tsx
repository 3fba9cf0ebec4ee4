/** The sheet of a chart: which indicators it shows, what they are computed with, and whether one's own is drawn. */
import { useState } from 'react'
import { useSession, useText } from '../data/hooks.ts'
import { Switch } from '../kit/Switch.tsx'
import type { ChartSettings, SharedSettings } from './chartSettings.ts'
import { IndicatorSheet } from './IndicatorSheet.tsx'
import { type Indicator, usualParams } from './indicators.ts'
import { ParamSheet } from './ParamSheet.tsx'
import type en from './text/en.ts'

type Props = {
  readonly open: boolean
  readonly isSmall: boolean
  readonly settings: ChartSettings
  readonly shared: SharedSettings
  change(changed: Partial<ChartSettings>): void
  changeShared(changed: Partial<SharedSettings>): void
  onClose(): void
}

export function SettingsSheet(props: Props) {
  const { open, isSmall, settings, shared, change, changeShared, onClose } = props
  const text = useText<keyof typeof en>()
  const { signedIn } = useSession()
  const [changing, setChanging] = useState<Indicator>()
  const { mode, main, sub } = settings
  const keep = (name: Indicator, numbers: readonly number[]) =>
    changeShared({ params: { ...shared.params, [name]: numbers } })
  return (
    <>
      <IndicatorSheet
        open={open}
        main={mode === 'line' ? undefined : main}
        sub={sub}
        params={shared.params}
        isSingle={isSmall}
        labels={{
          title: text('ui.chart.indicators'),
          main: text('ui.chart.main'),
          sub: text('ui.chart.sub'),
          params: (name) => text('chart.paramsOf', { name }),
        }}
        head={
          signedIn && (
            <Switch
              look="row"
              label={text('chart.own')}
              checked={shared.own}
              onChange={(own) => changeShared({ own })}
            />
          )
        }
        onMain={(chosen) => change({ main: chosen })}
        onSub={(chosen) => change({ sub: chosen })}
        onParams={setChanging}
        onClose={onClose}
      />
      <ParamSheet
        indicator={changing}
        params={shared.params}
        onKeep={keep}
        onReset={(name) => keep(name, usualParams[name])}
        onClose={() => setChanging(undefined)}
      />
    </>
  )
}
