/** Which item a sheet or a form is about: its picture and its name. */
import { Art, type Item, titleOf } from './Art.tsx'
import styles from './Sheets.module.css'

export function ItemHead({ item }: { item: Item }) {
  return (
    <div className={styles.item}>
      <span className={styles.picture}>
        <Art src={item.image} />
      </span>
      {titleOf(item)}
    </div>
  )
}
