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
  // A toast is a new element in its box each time; what is spoken beside the box does not change when a text comes twice.
  const box = '[popover=manual][aria-hidden=true]'
  const status = '[role=status]'
  const keep = (element: Element | null) => {
    const text = element?.textContent ?? ''
    const isSpoken = element?.matches(status) && element.previousElementSibling?.matches(box)
    if (text !== '' && !isSpoken) said.push(text)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      keep(element?.closest(status) ?? null)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (element?.matches(box)) keep(node)
        else keep(node.matches(status) ? node : node.querySelector(status))
      }
    }
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}

/** Does something, and waits until a toast says so that came after it was begun: an earlier one is no answer. */
export async function toastedBy(
  page: Page,
  text: string | RegExp,
  action: () => Promise<unknown>,
): Promise<void> {
  await page.evaluate(() => {
    globalThis.saidInToasts?.splice(0)
  })
  await action()
  await toasted(page, text)
}

/** Waits until a toast says so, or has said so and was not waited for yet. */
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
      return nth >= 0
    },
    wanted as { text?: string; source?: string; flags?: string },
  )
}
