/** What a chart shows, as a table. */

import styles from './Chart.module.css'
import type { ChartPoint, Series } from './Chart.tsx'

type Props = {
  readonly label: string
  readonly series: readonly Series[]
  readonly points: readonly ChartPoint[]
  format(value: string): string
}

export function ChartTable({ label, series, points, format }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <td />
            {series.map(({ id, label: name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label: name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map(({ id }, nth) => (
                <td key={id}>{values[nth] === undefined ? '–' : format(values[nth])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
