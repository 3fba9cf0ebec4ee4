/** A text in headings, paragraphs, lists and links to places of the app: drawn as text alone, whatever is in it. */
import { useClient } from '../data/context.ts'
import { followed } from './links.ts'
import styles from './StructuredText.module.css'

type Span = { readonly text: string; readonly to?: string }
type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly items: readonly (readonly Span[])[]
    }

type Props = {
  readonly blocks: readonly Block[]
  /** The language of a text that is not in the page's own. */
  readonly language?: string | undefined
  /** Shown to whoever writes it: links lead nowhere. */
  readonly isPreview?: boolean
}

export function StructuredText({ blocks, language, isPreview = false }: Props) {
  return (
    <div className={styles.text} lang={language}>
      {blocks.map((block, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn whole
        <BlockView key={nth} block={block} isPreview={isPreview} />
      ))}
    </div>
  )
}

type BlockProps = { readonly block: Block; readonly isPreview: boolean }

function BlockView({ block, isPreview }: BlockProps) {
  if (block.kind === 'list') return <List block={block} isPreview={isPreview} />
  const spans = <Spans spans={block.spans} isPreview={isPreview} />
  return block.kind === 'heading' ? <h3 className={styles.heading}>{spans}</h3> : <p>{spans}</p>
}

type ListProps = BlockProps & { readonly block: Extract<Block, { kind: 'list' }> }

function List({ block: { items, isOrdered }, isPreview }: ListProps) {
  const drawn = items.map((spans, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn whole
    <li key={nth}>
      <Spans spans={spans} isPreview={isPreview} />
    </li>
  ))
  return isOrdered ? (
    <ol className={styles.numbers}>{drawn}</ol>
  ) : (
    <ul className={styles.bullets}>{drawn}</ul>
  )
}

type SpansProps = { readonly spans: readonly Span[]; readonly isPreview: boolean }

function Spans({ spans, isPreview }: SpansProps) {
  const { go } = useClient()
  return spans.map(({ text, to }, nth) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a text is drawn whole
    if (to === undefined) return <span key={nth}>{text}</span>
    if (isPreview)
      return (
        <span key={nth} className={styles.link} title={to}>
          {text}
        </span>
      )
    return (
      <a key={nth} className={styles.link} href={`#${to}`} onClick={followed(() => go(to))}>
        {text}
      </a>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a text is drawn whole
  })
}
