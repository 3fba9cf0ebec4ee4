/** Errors of a page, collected in the page: WebDriver tells none, and so both engines are judged alike. */
import type { Phone } from './engine.ts'

/** Runs in the page before its own scripts; the list outlives the document. */
export function collectErrors(): void {
  const report = (words: string) => {
    const all = JSON.parse(sessionStorage.getItem('ERRORS') ?? '[]')
    sessionStorage.setItem('ERRORS', JSON.stringify([...all, `${location.hash} ${words}`]))
  }
  const said = (value: unknown) =>
    value instanceof Error ? `${value.message}\n${value.stack}` : String(value)
  // The chart library lays itself out when it hears of its size; the browser then tells its canvases in the next frame.
  const harmless = 'ResizeObserver loop completed with undelivered notifications.'
  const failed = (event: Event) => {
    if (!(event instanceof ErrorEvent)) {
      const { src, href } = event.target as { src?: string; href?: string }
      report(`not loaded: ${src ?? href}`)
    } else if (event.message !== harmless) report(`uncaught: ${said(event.error ?? event.message)}`)
  }
  // Files that cannot be loaded tell only on the way down.
  addEventListener('error', failed, true)
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${said(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`refused by ${violatedDirective}: ${blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: unknown[]) => {
      report(`console.${level}: ${words.map(said).join(' ')}`)
      write.apply(console, words)
    }
  }
}

export function errorsOf(phone: Phone): Promise<readonly string[]> {
  return phone.evaluate(() => JSON.parse(sessionStorage.getItem('ERRORS') ?? '[]'))
}
