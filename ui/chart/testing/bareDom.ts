/** As much of a browser as the library of charts needs to compute, without drawing anything. */
import { givenGlobals, setGlobals } from './globals.ts'

class Unwatching {
  observe(_target: unknown, options?: { readonly box?: string }) {
    if (options?.box !== undefined) throw new TypeError('nobody counts here')
  }
  disconnect() {}
}

const bareDocument = {
  createElement: () => bareElement(300, 200),
  addEventListener() {},
  removeEventListener() {},
  documentElement: { addEventListener() {}, removeEventListener() {} },
  fonts: { addEventListener() {} },
  defaultView: { devicePixelRatio: 1 },
}

/** Every letter is six pixels wide; whatever else is drawn goes nowhere. */
const pen = new Proxy(
  { measureText: (text: string) => ({ width: text.length * 6 }) },
  { get: (own, name) => Reflect.get(own, name) ?? (() => pen), set: () => true },
)

function bareElement(clientWidth: number, clientHeight: number): HTMLElement {
  const children: unknown[] = []
  const element = {
    clientWidth,
    clientHeight,
    style: { setProperty() {} },
    ownerDocument: bareDocument,
    get firstChild() {
      return children[0] ?? null
    },
    appendChild: (child: unknown) => void children.push(child),
    removeChild: (child: unknown) => void children.splice(children.indexOf(child), 1),
    getContext: () => pen,
    getAttribute: () => null,
    setAttribute() {},
    removeAttribute() {},
    addEventListener() {},
    removeEventListener() {},
  }
  return element as unknown as HTMLElement
}

const browser = {
  window: globalThis,
  document: bareDocument,
  ResizeObserver: Unwatching,
  MutationObserver: Unwatching,
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  getComputedStyle: () => ({
    fontSize: '10px',
    fontFamily: 'any',
    getPropertyValue: () => '#000000',
  }),
  requestAnimationFrame: () => 0,
  cancelAnimationFrame: () => undefined,
}

// The library looks for a browser as soon as it is loaded.
const unset = setGlobals(browser)
export const { dispose, init } = await import('klinecharts')
unset()

/** For the tests of the file that calls it. */
export function givenDom(others: Readonly<Record<string, unknown>> = {}): void {
  givenGlobals({ ...browser, ...others })
}

/** A place for a chart. */
export function barePlace(): HTMLElement {
  return bareElement(300, 200)
}
