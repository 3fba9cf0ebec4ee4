/** Calls when what a chart looks like has to be read anew: theme, colours, size, letters. */
import { forgetWidths } from './tabularText.ts'

/** Answers with what ends it. */
export function watchDress(host: HTMLElement, onChange: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const attributes = new MutationObserver(onChange)
  attributes.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-updown', 'lang'],
  })
  const scheme = matchMedia('(prefers-color-scheme: light)')
  scheme.addEventListener('change', onChange, { signal })
  const size = new ResizeObserver(onChange)
  size.observe(host)
  document.fonts.addEventListener(
    'loadingdone',
    () => {
      forgetWidths()
      onChange()
    },
    { signal },
  )
  return () => {
    ending.abort()
    attributes.disconnect()
    size.disconnect()
  }
}
