/** The photos that were handed in, as their owner may look at them for a minute. */
import { OwnPicture, useText } from '@evenkeel/ui'
import type en from '../../text/en.ts'
import { photoNames } from './identityForm.ts'
import styles from './ShownPhotos.module.css'

export function ShownPhotos({ links }: { links: Readonly<Record<string, string>> }) {
  const text = useText<keyof typeof en>()
  return (
    <div className={styles.photos}>
      {photoNames.map(([name, key]) => {
        const link = links[name]
        const label = text(key)
        if (link === undefined) return undefined
        return (
          <figure key={name} className={styles.photo}>
            <OwnPicture link={link} label={label} />
            <figcaption className={styles.name} aria-hidden="true">
              {label}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}
