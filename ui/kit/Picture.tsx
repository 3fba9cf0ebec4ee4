/** Pictures that are drawn, not linked: the page's policy lets in none but the server's, and a link does not say who asks. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from '../data/context.ts'
import { useReading } from '../data/hooks.ts'
import { FullScreen } from './FullScreen.tsx'
import { Icon } from './Icon.tsx'
import styles from './Picture.module.css'

/** As wide as a picture of a screen can be; more would be drawn for nothing. */
const WIDTH_MAX = 960

type DrawnProps = {
  readonly picture: Blob
  /** What it shows; without it the picture is there for the eye only. */
  readonly label?: string
  readonly className?: string | undefined
}

export function DrawnPicture({ picture, label, className }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isWanted = true
    createImageBitmap(picture).then(
      (bitmap) => {
        const place = canvas.current
        if (!isWanted || place === null) return
        const scale = Math.min(1, WIDTH_MAX / bitmap.width)
        place.width = bitmap.width * scale
        place.height = bitmap.height * scale
        place.getContext('2d')?.drawImage(bitmap, 0, 0, place.width, place.height)
        bitmap.close()
      },
      () => undefined, // What the browser cannot draw, the server judges.
    )
    return () => {
      isWanted = false
    }
  }, [picture])
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label }
  return <canvas ref={canvas} className={className} {...named} />
}

/** One that the exchange shows in this session alone, by its link: small, and whole upon a press. */
export function OwnPicture({ link, label }: { link: string; label: string }) {
  const { client } = useClient()
  const read = useCallback((signal: AbortSignal) => client.picture(link, signal), [client, link])
  const { data, error } = useReading(read)
  if (data !== undefined) return <Enlarging picture={data} label={label} />
  const isLoading = error === undefined
  return (
    <span
      role="img"
      aria-label={label}
      aria-busy={isLoading}
      className={`${styles.picture} ${styles.none}`}
    >
      {!isLoading && <Icon name="image" />}
    </span>
  )
}

function Enlarging({ picture, label }: { picture: Blob; label: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.enlarge}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <DrawnPicture picture={picture} label={label} className={styles.picture} />
      </button>
      <FullScreen open={isOpen} title={label} onClose={() => setOpen(false)}>
        <DrawnPicture picture={picture} label={label} className={styles.whole} />
      </FullScreen>
    </>
  )
}
