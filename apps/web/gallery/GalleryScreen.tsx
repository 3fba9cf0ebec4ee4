/** Every piece of the design system in every state, for whoever builds with them. */
import { PullToRefresh, Screen } from '@evenkeel/ui'
import { Fields } from './Fields.tsx'
import styles from './Gallery.module.css'
import { Over } from './Over.tsx'
import { Pieces } from './Pieces.tsx'
import { Trading } from './Trading.tsx'

export default function GalleryScreen() {
  return (
    <Screen title="Gallery">
      <PullToRefresh onRefresh={() => new Promise((resolve) => setTimeout(resolve, 1200))}>
        <div className={styles.page}>
          <Trading />
          <Pieces />
          <Fields />
          <Over />
        </div>
      </PullToRefresh>
    </Screen>
  )
}
