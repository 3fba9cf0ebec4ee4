/** The sheet that shows a position as a picture, which its owner saves or sends: it names nobody. */
import {
  Button,
  Checkbox,
  ErrorState,
  Sheet,
  SkeletonCard,
  useFormat,
  useIsSimulated,
  useMoney,
  useSession,
  useText,
  useToast,
} from '@evenkeel/ui'
import { useEffect, useRef, useState } from 'react'
import { ASSET, pairName } from './listed.ts'
import { cents } from './money.ts'
import { type PastPosition, sideNames, toneOf } from './names.ts'
import styles from './Sheets.module.css'
import { drawPicture, HEIGHT, type Picture, WIDTH } from './sharePicture.ts'
import {
  figuresOf,
  type Held,
  hasSameLots,
  leverageOf,
  netAtMark,
  type Standing,
} from './standing.ts'
import type { Key } from './textKey.ts'
import { useLast } from './useLast.ts'

type Props = {
  /** Absent while none is shared. */
  readonly held: Held | undefined
  readonly standing: Standing
  /** What the history knows of it, as soon as it is read. */
  readonly since: PastPosition | undefined
  /** Why the history could not be read last. */
  readonly error: Error | undefined
  onRetry(): void
  onClose(): void
}

export function ShareSheet({ onClose, ...props }: Props) {
  const { held } = props
  const text = useText<Key>()
  const shown = useLast(held)
  if (shown === undefined) return null
  return (
    <Sheet open={held !== undefined} title={text('contracts.sharePosition')} onClose={onClose}>
      {held !== undefined && <Content key={held.position.id} {...props} held={held} />}
    </Sheet>
  )
}

type ContentProps = Omit<Props, 'onClose'> & { readonly held: Held }

/** Held from the first moment at which account and history agree: what changes while it is open takes nothing away. */
function Content({ held, standing, since, error, onRetry }: ContentProps) {
  const [drawn, setDrawn] = useState<Shown>()
  if (drawn !== undefined) return <Body {...drawn} />
  if (since !== undefined && hasSameLots(held, since)) setDrawn({ held, standing, since })
  return error === undefined ? <SkeletonCard /> : <ErrorState error={error} onRetry={onRetry} />
}

const BRAND = 'Evenkeel'
const FILE = 'position.png'

/** A position as it stood when the sheet opened: a picture does not move. */
type Shown = Pick<Props, 'standing'> & { readonly held: Held; readonly since: PastPosition }

function Body(drawn: Shown) {
  const text = useText<Key>()
  const toast = useToast()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [withAmount, setWithAmount] = useState(false)
  const [withPrices, setWithPrices] = useState(true)
  const picture = usePicture(drawn, { withAmount, withPrices })
  const said = JSON.stringify(picture)
  useEffect(() => {
    if (canvas.current !== null) drawPicture(canvas.current, JSON.parse(said))
  }, [said])

  async function share(isSent: boolean) {
    const file = await fileOf(canvas.current)
    if (file === undefined) return
    if (!isSent) return save(file)
    // Whoever puts the phone's own sheet away has changed their mind.
    await navigator.share({ files: [file] }).catch(() => undefined)
  }
  const canShare = isShareable()
  return (
    <div className={styles.body}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`${picture.pair} ${picture.side} ${picture.headline}`}
      />
      <Checkbox
        label={text('contracts.showAmount')}
        checked={withAmount}
        onChange={setWithAmount}
      />
      <Checkbox
        label={text('contracts.showPrices')}
        checked={withPrices}
        onChange={setWithPrices}
      />
      <p className={styles.note}>{text('contracts.shareNote')}</p>
      <div className={canShare ? styles.actions : ''}>
        <Button
          look={canShare ? 'quiet' : 'main'}
          onClick={() => void share(false).then(() => toast(text('contracts.saved'), 'success'))}
        >
          {text('contracts.savePicture')}
        </Button>
        {canShare && (
          <Button onClick={() => void share(true)}>{text('contracts.sharePicture')}</Button>
        )}
      </div>
    </div>
  )
}

type Chosen = { readonly withAmount: boolean; readonly withPrices: boolean }

function usePicture({ held, standing, since }: Shown, chosen: Chosen): Picture {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { demo } = useSession()
  const isSimulated = useIsSimulated()
  const { position, listed } = held
  const figures = figuresOf(held, standing)
  const { net, roi } = netAtMark(held, since)
  const price = (value: string) => format.price(value, listed.terms.priceStep)
  const leverage = leverageOf(held)
  return {
    brand: BRAND,
    pair: pairName(listed),
    side: `${text(sideNames[position.side])} · ${leverage}×`,
    tone: toneOf(cents(net)),
    headline: format.change(roi),
    amount: chosen.withAmount
      ? `${money(cents(net), { least: 2, signed: true })} ${ASSET}`
      : undefined,
    figures: chosen.withPrices
      ? [
          { label: text('contracts.openPrice'), value: price(position.averagePrice) },
          { label: text('contracts.markPrice'), value: price(figures.markPrice) },
        ]
      : [],
    notes: [
      text('contracts.afterCosts'),
      ...(demo ? [text('ui.demoAccount')] : []),
      ...(isSimulated(listed.instrument) ? [text('ui.simulated')] : []),
    ],
  }
}

function fileOf(canvas: HTMLCanvasElement | null): Promise<File | undefined> {
  return new Promise((resolve) => {
    if (canvas === null) return resolve(undefined)
    canvas.toBlob((blob) => resolve(blob ? new File([blob], FILE, { type: blob.type }) : undefined))
  })
}

function isShareable(): boolean {
  const file = new File([], FILE, { type: 'image/png' })
  return navigator.canShare?.({ files: [file] }) === true
}

/** So long a browser gets to take the file over. */
const TAKEN_MS = 60_000

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS)
}
