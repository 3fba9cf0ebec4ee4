/** What the house earned in fees, by day and by what they were for. */
import { type Called, ErrorState, Skeleton, useFormat, useText } from '@evenkeel/ui'
import { BarChart, Panel } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import type { getFees } from '../../contract/console.ts'
import type { TextKey } from '../textKey.ts'

export function FeesPanel({ fees }: { fees: Called<Answer<typeof getFees>> }) {
  const text = useText<TextKey>()
  const format = useFormat()
  const { data, error, reload } = fees
  return (
    <Panel title={text('money.fees')}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton width={240} />
        ) : (
          <ErrorState error={error} onRetry={reload} />
        )
      ) : (
        <BarChart
          label={text('money.fees')}
          series={data.reasons.map((id) => ({ id, label: text(`moved.${id}` as TextKey) }))}
          points={data.days.map(({ day, worth }) => ({ label: format.day(day), values: worth }))}
          format={format.dollars}
        />
      )}
    </Panel>
  )
}
