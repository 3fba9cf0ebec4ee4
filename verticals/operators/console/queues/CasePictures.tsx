/** The pictures of a case, each marked with who looks at it, and wider when pressed. */
import { Button, DrawnPicture, refusalOf, useClient, useReading, useText } from '@evenkeel/ui'
import { useCallback, useState } from 'react'
import { getCasePicture } from '../../contract/index.ts'
import type { OpenedCase } from './cases.ts'
import styles from './Queues.module.css'
import type { TextKey } from './textKey.ts'

/** `onRetry` opens the case again: a link is good for a minute. */
type Props = { readonly one: OpenedCase; onRetry(): void }

export function CasePictures({ one, onRetry }: Props) {
  const text = useText<TextKey>()
  if (one.pictures.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('queues.pictures')}</h3>
      <p className={styles.hint}>{text('queues.picturesHint')}</p>
      <div className={styles.pictures}>
        {one.pictures.map(({ name, link }) => (
          <Picture
            key={name}
            label={text(`queues.picture.${name}`)}
            link={link}
            onRetry={onRetry}
          />
        ))}
      </div>
    </section>
  )
}

type PictureProps = { readonly label: string; readonly link: string; onRetry(): void }

function Picture({ label, link, onRetry }: PictureProps) {
  const text = useText<TextKey>()
  const { client } = useClient()
  const [used, setUsed] = useState(link)
  const [isWide, setWide] = useState(false)
  const read = useCallback(
    async (signal: AbortSignal) =>
      (await client.download(getCasePicture, { link: used }, { signal })).file,
    [client, used],
  )
  const { data, error } = useReading(read)
  // A picture that is here is not fetched anew with each new link: every fetch is a look.
  if (data === undefined && error !== undefined && used !== link) setUsed(link)
  return (
    <figure className={styles.picture} data-wide={isWide}>
      {data !== undefined && (
        <button
          type="button"
          className={styles.enlarge}
          aria-pressed={isWide}
          aria-label={text('queues.enlarge', { label })}
          onClick={() => setWide(!isWide)}
        >
          <DrawnPicture picture={data} label={label} className={styles.drawn} />
        </button>
      )}
      {data === undefined && error === undefined && (
        <span className={styles.coming} role="img" aria-label={label} aria-busy="true" />
      )}
      {data === undefined && error !== undefined && (
        <div className={styles.failed} role="alert">
          <p>{refusalOf(error)?.message ?? text('ui.unreachable')}</p>
          <Button look="quiet" size="small" onClick={onRetry}>
            {text('ui.retry')}
          </Button>
        </div>
      )}
      <figcaption className={styles.caption}>{label}</figcaption>
    </figure>
  )
}
