/** How a page is looked at: texts that are cut, targets that are too small, and what axe finds. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locator, Page } from 'playwright-core'

/** What is cut for longer is not being fitted any more. */
const FITTED_MS = 20_000

/**
 * Text that is wider or taller than its box, that somebody cuts off, that leaves the screen, or that is
 * broken within a word; and anything that scrolls the page sideways. What lies in a box that scrolls
 * can be reached, and counts as seen where that box is.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number }
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`)
    const open = [...document.querySelectorAll('dialog[open]')]
    const within = open.at(-1) ?? document.body
    for (const input of within.querySelectorAll('input'))
      if (input.type !== 'range' && input.scrollWidth > input.clientWidth)
        found.push(`wider than its field: ${input.value || input.placeholder}`)
    for (const element of within.querySelectorAll<HTMLElement>('*')) {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const text = own.map((node) => node.textContent?.trim()).join('')
      if (text === '' || isUnseen(element)) continue
      const range = document.createRange()
      range.setStartBefore(own[0] as Node)
      range.setEndAfter(own.at(-1) as Node)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const place = { left, right, top, bottom }
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        found.push(`wider than its box: ${text}`)
      const button = element.closest('button')?.getBoundingClientRect()
      if (button && (right > button.right + 1 || left < button.left - 1))
        found.push(`out of its button: ${text}`)
      for (const node of own) for (const word of brokenIn(node)) found.push(`broken: ${word}`)
      if (isCut(element, place)) found.push(`cut off: ${text}`)
      if (place.left < -0.5 || place.right > root.clientWidth + 0.5)
        found.push(`off the screen: ${text}`)
    }
    return found

    /** Words and numbers that go on in the next line; Chinese, Japanese and Korean may do so anywhere. */
    function brokenIn(node: Node): string[] {
      const text = node.textContent ?? ''
      if (node.parentElement?.closest('code') !== null) return []
      return [...text.matchAll(/[^\s/·–-]{2,}/gu)].flatMap(({ 0: word, index }) => {
        if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word))
          return []
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => top)
        return Math.max(...tops) - Math.min(...tops) > 4 ? [word] : []
      })
    }

    /** What only a screen reader meets is one pixel small. */
    function isUnseen(element: Element): boolean {
      if (!element.checkVisibility()) return true
      for (let it: Element | null = element; it !== null; it = it.parentElement) {
        const { width, height } = it.getBoundingClientRect()
        const { display, overflow } = getComputedStyle(it)
        if ((width < 2 || height < 2) && display !== 'contents' && overflow !== 'visible')
          return true
      }
      return false
    }

    /** Goes from box to box outwards; `place` becomes where it can be seen. */
    function isCut(element: Element, place: Box): boolean {
      for (let it: Element | null = element; it !== null; it = it.parentElement) {
        if (it === document.body || it === root) return false
        const { overflowX, overflowY, position } = getComputedStyle(it)
        const box = it.getBoundingClientRect()
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
        if (clips(overflowX) && (place.left < box.left - 1 || place.right > box.right + 1))
          return true
        if (clips(overflowY) && (place.top < box.top - 1 || place.bottom > box.bottom + 1))
          return true
        if (scrolls(overflowX)) Object.assign(place, { left: box.left, right: box.right })
        if (scrolls(overflowY)) Object.assign(place, { top: box.top, bottom: box.bottom })
        if (position === 'fixed') return false
      }
      return false
    }
  })
}

/** Only what stays cut: what is fitted into its room may take a frame, and a busy machine many. */
export async function cutForGood(page: Page): Promise<string[]> {
  const end = performance.now() + FITTED_MS
  for (;;) {
    const cut = await cutTexts(page)
    if (cut.length === 0 || performance.now() > end) return cut
    await page.waitForTimeout(100)
  }
}

/** What a finger must hit and is smaller than `leastPx`, whatever of it answers to a touch counted in. */
export function smallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const targets = 'a[href], button, input:not([type=radio]), [role=tab], [role=switch]'
    return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      const isSmall = width > 0 && (height < least - 0.1 || width < least - 0.1)
      return isSmall && !reaches(target)
        ? [`${target.outerHTML.slice(0, 100)} ${width}x${height}`]
        : []
    })

    /** A small thing may answer around itself as well. */
    function reaches(target: HTMLElement): boolean {
      target.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = target.getBoundingClientRect()
      const [x, y, far] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 1]
      const around = [
        [x - far, y],
        [x + far, y],
        [x, y - far],
        [x, y + far],
      ] as const
      return around.every(([at, down]) => target.contains(document.elementFromPoint(at, down)))
    }
  }, leastPx)
}

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every violation of every element, in words. */
export async function violations(page: Page): Promise<string[]> {
  // The page's policy allows no foreign script; the debugger's own world is not under it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axe)
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<Found> }
    }
    const { violations: all } = await axe.run({ resultTypes: ['violations'] })
    return all.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    )
  })
}

/**
 * Waits until the page itself is what a finger would touch, and nothing is on its way in or out.
 * `busy`: something on it waits for ever, to be looked at.
 */
export async function settled(page: Page, { busy = false } = {}): Promise<void> {
  await page.waitForFunction((mayBeBusy) => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    if (middle?.closest('main, dialog, div:has(> main)') == null) return false
    if (!mayBeBusy && document.querySelector('[aria-busy=true]') !== null) return false
    // What turns for ever, such as a dot that breathes, is never done.
    return !document.getAnimations().some(({ playState, effect }) => {
      const { iterations } = effect?.getTiming() ?? {}
      return playState === 'running' && iterations !== Number.POSITIVE_INFINITY
    })
  }, busy)
  await page.evaluate(() => document.fonts.ready)
}

/** How many pixels are drawn on the canvases of a picture. */
export function inked(picture: Locator): Promise<number> {
  return picture.evaluate((element) => {
    const inside = [...element.querySelectorAll('canvas')]
    const canvases = element instanceof HTMLCanvasElement ? [element] : inside
    return canvases.reduce((sum, { width, height }, nth) => {
      // A copy: reading from the picture itself makes the browser complain.
      const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
      if (copy === null) return sum
      copy.drawImage(canvases[nth] as HTMLCanvasElement, 0, 0)
      const { data } = copy.getImageData(0, 0, width, height)
      return sum + data.filter((value, place) => place % 4 === 3 && value > 0).length
    }, 0)
  })
}
