/** The plain markup of notices and articles: headings, paragraphs, lists and links to places of the app. Rule H7. */

export type Span = { readonly text: string; readonly to?: string }
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly items: readonly (readonly Span[])[]
    }

/** A place of the app, and nothing else: no script, no other site. */
export const PLACE = /^\/[A-Za-z0-9][\w/-]*(\?[\w=&.-]*)?$/
const LINK = /\[([^[\]]{1,200})\]\(([^()\s]{1,200})\)/g
const BULLET = /^- (.*)$/
const NUMBER = /^[0-9]{1,2}\. (.*)$/
const HEADING = /^# (.*)$/

/** Anything that is no markup is text: there is nothing that cannot be read. */
export function blocksIn(body: string): readonly Block[] {
  const blocks: Block[] = []
  for (const line of body.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const item = BULLET.exec(line)?.[1] ?? NUMBER.exec(line)?.[1]
    const heading = HEADING.exec(line)?.[1]
    if (item !== undefined) addItem(blocks, spansIn(item), NUMBER.test(line))
    else if (heading !== undefined) blocks.push({ kind: 'heading', spans: spansIn(heading) })
    else blocks.push({ kind: 'paragraph', spans: spansIn(line) })
  }
  return blocks
}

/** Whether all that is written as a link leads to a place of the app. */
export function hasSoundLinks(body: string): boolean {
  const sound = [...body.matchAll(LINK)].filter(([, , to = '']) => PLACE.test(to))
  return sound.length === body.split('](').length - 1
}

/** The words alone, in one line: to be searched. */
export function plainWords(body: string): string {
  return wordsOf(blocksIn(body))
}

/** The same without headings, which would run into what follows them: for lists, under a title. */
export function runningWords(body: string): string {
  return wordsOf(blocksIn(body).filter(({ kind }) => kind !== 'heading'))
}

function wordsOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.spans]))
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join(' ')
}

function addItem(blocks: Block[], item: readonly Span[], isOrdered: boolean): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.isOrdered === isOrdered)
    blocks[blocks.length - 1] = { ...last, items: [...last.items, item] }
  else blocks.push({ kind: 'list', isOrdered, items: [item] })
}

function spansIn(line: string): readonly Span[] {
  const spans: Span[] = []
  let at = 0
  for (const { 0: whole, 1: text = '', 2: to = '', index } of line.matchAll(LINK)) {
    if (!PLACE.test(to)) continue
    if (index > at) spans.push({ text: line.slice(at, index) })
    spans.push({ text, to })
    at = index + whole.length
  }
  if (at < line.length) spans.push({ text: line.slice(at) })
  return spans
}
