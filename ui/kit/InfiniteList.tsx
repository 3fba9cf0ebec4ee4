/** A long list: draws only the rows that are in sight, and asks for more before its end is reached. */
import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '../data/hooks.ts'
import { Button } from './Button.tsx'
import styles from './InfiniteList.module.css'
import { Spinner } from './Spinner.tsx'

/** Rows drawn above and below those in sight; also how near the end asks for more. */
const SPARE_ROWS = 8

type Props<Row> = {
  readonly label: string
  readonly rows: readonly Row[]
  /** The usual height of a row, in pixels; each is measured when it is drawn. */
  readonly rowPx?: number
  /** `page`: the page scrolls. `box`: the list does, inside of what is around it. */
  readonly scroll?: 'page' | 'box'
  readonly more?: boolean
  readonly loading?: boolean
  /** The last reading failed: a row offers to try again, and nothing is asked for by itself. */
  readonly failed?: boolean
  keyOf(row: Row): string
  children(row: Row): ReactNode
  onMore?(): void
}

export function InfiniteList<Row>({ scroll = 'page', ...props }: Props<Row>) {
  return scroll === 'page' ? <OnPage {...props} /> : <InBox {...props} />
}

type Inner<Row> = Omit<Props<Row>, 'scroll'>

function OnPage<Row>(props: Inner<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const [topPx, setTopPx] = useState(0)
  const { rows, rowPx = 60, keyOf } = props
  // What is above the list may have grown since it was drawn last.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    setTopPx(Math.round(top + window.scrollY))
  })
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    getItemKey: (nth) => keyOf(rows[nth] as Row),
    overscan: SPARE_ROWS,
    scrollMargin: topPx,
  })
  return (
    <List
      {...props}
      list={list}
      items={virtual.getVirtualItems()}
      heightPx={virtual.getTotalSize()}
      topPx={topPx}
      measure={virtual.measureElement}
    />
  )
}

function InBox<Row>(props: Inner<Row>) {
  const box = useRef<HTMLElement>(null)
  const { rows, rowPx = 60, keyOf } = props
  const virtual = useVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    getItemKey: (nth) => keyOf(rows[nth] as Row),
    overscan: SPARE_ROWS,
    getScrollElement: () => box.current,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, keys could not scroll it
    <section ref={box} className={styles.box} tabIndex={0} aria-label={props.label}>
      <List
        {...props}
        items={virtual.getVirtualItems()}
        heightPx={virtual.getTotalSize()}
        topPx={0}
        measure={virtual.measureElement}
      />
    </section>
  )
}

type ListProps<Row> = Inner<Row> & {
  readonly list?: Ref<HTMLUListElement>
  readonly items: readonly VirtualItem[]
  readonly heightPx: number
  readonly topPx: number
  measure(element: HTMLLIElement | null): void
}

function List<Row>(props: ListProps<Row>) {
  const { label, rows, more = false, loading = false, failed = false, children, onMore } = props
  const { list, items, heightPx, topPx, measure } = props
  const last = items.at(-1)?.index ?? -1
  const nearEnd = last >= rows.length - SPARE_ROWS
  const ask = useEffectEvent(() => onMore?.())
  useEffect(() => {
    if (more && nearEnd && !loading && !failed) ask()
  }, [more, nearEnd, loading, failed])

  return (
    <>
      <ul ref={list} className={styles.list} style={{ height: heightPx }} aria-label={label}>
        {items.map(({ key, index, start }) => (
          <li
            key={key as string}
            ref={measure}
            className={styles.row}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={more ? -1 : rows.length}
            style={{ transform: `translateY(${start - topPx}px)` }}
          >
            {children(rows[index] as Row)}
          </li>
        ))}
      </ul>
      <Foot more={more} loading={loading} failed={failed} onMore={onMore} />
    </>
  )
}

type FootProps = Pick<Inner<never>, 'more' | 'loading' | 'failed' | 'onMore'>

function Foot({ more, loading, failed, onMore }: FootProps) {
  const text = useText()
  return (
    <div className={styles.foot} role="status">
      {loading ? (
        <Spinner look="inline" />
      ) : failed ? (
        <>
          {text('ui.moreFailed')}
          <Button look="quiet" size="small" onClick={onMore}>
            {text('ui.retry')}
          </Button>
        </>
      ) : (
        !more && text('ui.end')
      )}
    </div>
  )
}
