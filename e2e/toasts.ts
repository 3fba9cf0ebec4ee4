/** What toasts have said: a short one may be gone before a busy machine looks for it. */
import type { Page } from 'playwright-core'

declare global {
  /** Of the page: said in a toast, and not waited for yet. */
  var saidInToasts: string[] | undefined
}

/** Runs in each page before its own scripts. */
export function keepToasts(): void {
  const said: string[] = []
  globalThis.saidInToasts = said
  const keep = (status: Element | null) => {
    const text = status?.textContent ?? ''
    if (text !== '') said.push(text)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      keep(element?.closest('[role=status]') ?? null)
      for (const node of addedNodes)
        if (node instanceof Element) keep(node.querySelector('[role=status]'))
    }
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}

/** Waits until a toast says so, or has said so since the last time that was waited for. */
export async function toasted(page: Page, text: string | RegExp): Promise<void> {
  const wanted = typeof text === 'string' ? { text } : { source: text.source, flags: text.flags }
  await page.waitForFunction(
    ({ text, source, flags }) => {
      const isIt = (said: string) =>
        source === undefined
          ? said.toLowerCase().includes((text ?? '').toLowerCase())
          : new RegExp(source, flags).test(said)
      const all = globalThis.saidInToasts ?? []
      const nth = all.findIndex(isIt)
      if (nth >= 0) all.splice(nth, 1)
      const shown = [...document.querySelectorAll('[role=status]')]
      return nth >= 0 || shown.some(({ textContent }) => isIt(textContent ?? ''))
    },
    wanted as { text?: string; source?: string; flags?: string },
  )
}
