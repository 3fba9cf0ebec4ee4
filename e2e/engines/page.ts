/** A page as a person uses it: finds what is shown by its name, presses, types, reads. */
import { type Nothing, type Phone, until } from './engine.ts'
import { errorsOf } from './errors.ts'

/** An element that fits all of it, inside the one before. */
export type Step = { readonly css: string; readonly name?: RegExp; readonly says?: RegExp }
export type Place = readonly Step[]

type Pattern = readonly [source: string, flags: string]
type Sought = { readonly css: string; readonly name?: Pattern; readonly says?: Pattern }
type Found = {
  readonly x: number
  readonly y: number
  readonly value: string
  /** Something else lies on it, or it cannot be pressed now. */
  readonly isBlocked: boolean
}

export const button = (name: RegExp): Step => ({ css: 'button', name })
export const dialog = (name: RegExp): Step => ({ css: 'dialog[open]', name })
export const field = (name: RegExp): Step => ({ css: 'input', name })
export const heading = (name: RegExp): Step => ({ css: 'h1', name })
export const tab = (name: RegExp): Step => ({ css: '[role=tab]', name })
export const status = (says: RegExp): Step => ({ css: '[role=status]', says })

export type Page = ReturnType<typeof pageOf>

export function pageOf(phone: Phone) {
  const find = (place: Place, isScrolled = false) =>
    phone.evaluate(findShown, place.map(sought), isScrolled)

  async function wait<Result>(
    what: string,
    look: () => Promise<Result | Nothing>,
    longestMs?: number,
  ): Promise<Result> {
    try {
      return await until(what, look, longestMs)
    } catch (error) {
      const shown = await phone.evaluate(() => `${location.href}\n${document.body.textContent}`)
      const errors = await errorsOf(phone)
      throw new Error(`${error}\nThe page: ${shown}\nIts errors: ${errors.join('\n')}`)
    }
  }

  const page = {
    phone,
    wait,
    find,
    shows: (place: Place, longestMs?: number) => wait(told(place), () => find(place), longestMs),
    hides: (place: Place) =>
      wait(`no ${told(place)}`, async () => (await find(place)) === undefined),
    async click(place: Place): Promise<void> {
      let before: Found | undefined
      const { x, y } = await wait(`${told(place)} can be pressed`, async () => {
        const now = await find(place, true)
        const isStill = now !== undefined && now.x === before?.x && now.y === before.y
        before = now
        return isStill && !now.isBlocked && now
      })
      await phone.perform([
        {
          type: 'pointer',
          id: 'pointer',
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])
    },
    async fill(place: Place, value: string): Promise<void> {
      await page.click(place)
      await phone.evaluate(() => (document.activeElement as HTMLInputElement).select())
      const actions = [...value].flatMap((key) => [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ])
      await phone.perform([{ type: 'key', id: 'keyboard', actions }])
    },
    /** As somebody who writes the address themselves. */
    async go(path: string): Promise<void> {
      await phone.evaluate((hash) => {
        location.hash = hash
      }, path)
    },
  }
  return page
}

const sought = ({ css, name, says }: Step): Sought => ({
  css,
  ...(name && { name: [name.source, name.flags] as const }),
  ...(says && { says: [says.source, says.flags] as const }),
})

const told = (place: Place) =>
  place.map(({ css, name, says }) => [css, name, says].filter(Boolean).join(' ')).join(' > ')

/** Runs in the page: the first element that is shown and fits. */
function findShown(steps: readonly Sought[], isScrolled: boolean): Found | undefined {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const [label] = (element as HTMLInputElement).labels ?? []
    const byIds = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    return plain(element.ariaLabel || byIds || (label ?? element).textContent)
  }
  const fits = (pattern: Pattern | undefined, text: () => string) =>
    pattern === undefined || new RegExp(...pattern).test(text())
  let found: readonly ParentNode[] = [document]
  for (const { css, name, says } of steps)
    found = found
      .flatMap((place) => [...place.querySelectorAll<HTMLElement>(css)])
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          fits(name, () => nameOf(element)) &&
          fits(says, () => plain(element.textContent)),
      )
  const [element] = found as readonly HTMLElement[]
  if (element === undefined) return undefined
  if (isScrolled) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const isCovered = !element.contains(document.elementFromPoint(x, y))
  const value = (element as HTMLInputElement).value ?? ''
  return { x, y, value, isBlocked: isCovered || element.matches(':disabled') }
}
