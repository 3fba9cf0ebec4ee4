/** What an action changed: each field as it was and as it is. */
import { useText } from '../data/hooks.ts'
import styles from './Diff.module.css'
import { changesBetween } from './diff.ts'
import type { DeskKey } from './texts.ts'

export function Diff({ before, after }: { before: unknown; after: unknown }) {
  const text = useText<DeskKey>()
  const changes = changesBetween(before, after)
  if (changes.length === 0) return <p className={styles.none}>{text('desk.unchanged')}</p>
  return (
    <table className={styles.diff}>
      <thead>
        <tr>
          <th scope="col">{text('desk.field')}</th>
          <th scope="col">{text('desk.before')}</th>
          <th scope="col">{text('desk.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.field === '' ? '–' : change.field}</th>
            <td>{change.before !== undefined && <del>{change.before}</del>}</td>
            <td>{change.after !== undefined && <ins>{change.after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
