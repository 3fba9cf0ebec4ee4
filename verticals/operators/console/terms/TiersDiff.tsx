/** Tiers as they are and as they would be: row by row, with what changes marked. */
import { useMoney, useText } from '@evenkeel/ui'
import { type Cells, columnsOf, rowsIn } from './lists.ts'
import styles from './TiersDiff.module.css'
import type { TextKey } from './textKey.ts'

type Props = { readonly label: string; readonly before: string; readonly after: string }

export function TiersDiff({ label, before, after }: Props) {
  const text = useText<TextKey>()
  const [old, now] = [rowsIn('tiers', before), rowsIn('tiers', after)]
  const columns = columnsOf('tiers')
  const count = Math.max(old.length, now.length)
  return (
    <div className={styles.scroll}>
      <table className={styles.tiers}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {text(`terms.list.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, nth) => (
            <tr key={columns.map(({ name }) => `${name} ${nth}`).join()}>
              <th scope="row">{nth + 1}</th>
              {columns.map(({ name }, at) => (
                <td key={name}>
                  <Cell before={old[nth]} after={now[nth]} at={at} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = {
  readonly before: Cells | undefined
  readonly after: Cells | undefined
  readonly at: number
}

function Cell({ before, after, at }: CellProps) {
  const text = useText<TextKey>()
  const money = useMoney()
  const written = (cell: string) => {
    if (at === 1) return text('terms.bps', { value: cell })
    return at === 0 ? money(cell, { exact: true }) : `${cell}×`
  }
  const [was, is] = [before?.[at], after?.[at]]
  if (was === is) return is === undefined ? null : written(is)
  return (
    <>
      {was !== undefined && <del>{written(was)}</del>}
      {was !== undefined && is !== undefined && ' '}
      {is !== undefined && is !== '' && <ins>{written(is)}</ins>}
    </>
  )
}
