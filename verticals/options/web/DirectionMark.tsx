/** Rise or fall, as a small mark with its arrow. */
import { Badge, Icon, useText } from '@evenkeel/ui'
import type { Direction } from '../core/facts.ts'
import styles from './DirectionMark.module.css'
import { directionNames, directionTones } from './names.ts'
import type { Key } from './textKey.ts'

export function DirectionMark({ direction }: { direction: Direction }) {
  const text = useText<Key>()
  return (
    <Badge look="tag" tone={directionTones[direction]}>
      <span className={styles.mark}>
        <Icon name={direction} size="tiny" />
        {text(directionNames[direction])}
      </span>
    </Badge>
  )
}
