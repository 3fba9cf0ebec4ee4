/** What lies over the page (sheets, dialogs, menus) as steps of the history, so that "back" closes it. */

export type Layers = {
  /** Puts a layer on top; `onBack` is called when the back button takes it away. */
  open(onBack: () => void): Layer
  /** Runs `go` when no step is being taken back: at once, or a moment later. */
  afterwards(go: () => void): void
  /** Until it is called off, `ask` is given every step elsewhere, and has it taken or not. */
  hold(ask: (go: () => void) => void): () => void
}

export type Layer = {
  /** Takes the layer away, with its step. */
  close(): void
}

type Surroundings = Pick<Window, 'history' | 'location' | 'addEventListener' | 'setTimeout'>
type Opened = { readonly onBack: () => void; readonly address: string }

/**
 * A layer's step has the address of the page below it and a copy of that page's state, with `layer`
 * set to how many layers are open. A router that listens to `popstate` without capturing does not
 * hear of these steps.
 */
export function createLayers(window: Surroundings): Layers {
  const { history, location } = window
  const stack: Opened[] = []
  const waiting: (() => void)[] = []
  let leaving: string | undefined
  const links = createOvertaking(window)
  let held: ((go: () => void) => void) | undefined

  const stepped = () => (history.state as { layer?: number } | null)?.layer ?? 0

  /** As many steps as layers. One that closes while another opens hands its step on. */
  function settle() {
    if (leaving !== undefined) return
    if (stepped() > stack.length) {
      leaving = location.href
      history.back()
      return
    }
    while (stepped() < stack.length)
      history.pushState({ ...history.state, layer: stepped() + 1 }, '', location.href)
  }

  function arrive(event: Event) {
    if (stack.length === 0 && links.restored()) return event.stopImmediatePropagation()
    if (leaving !== undefined) {
      if (leaving === location.href) event.stopImmediatePropagation()
      else links.overtook(leaving)
      leaving = undefined
    } else {
      const left = stack.splice(stepped())
      const stays = left.every(({ address }) => address === location.href)
      if (left.length > 0 && stays) event.stopImmediatePropagation()
      for (const { onBack } of left.reverse()) onBack()
    }
    settle()
    if (leaving === undefined) for (const go of waiting.splice(0)) go()
  }

  window.addEventListener('popstate', arrive, true)
  settle()

  return {
    open(onBack) {
      const mine = { onBack, address: location.href }
      stack.push(mine)
      settle()
      return {
        close() {
          const place = stack.indexOf(mine)
          if (place < 0) return
          stack.splice(place, 1)
          // Later, so that whoever closes it to go elsewhere goes first.
          window.setTimeout(settle)
        },
      }
    },
    afterwards(go) {
      if (held !== undefined) held(go)
      else if (leaving === undefined) go()
      else waiting.push(go)
    },
    hold(ask) {
      held = ask
      return () => {
        if (held === ask) held = undefined
      }
    },
  }
}

/** How long a step back may be on its way when a link was followed meanwhile. */
const LATE_MS = 1_000

type Link = { readonly from: string; readonly to: string; state: unknown }

/** A link that led elsewhere while a step back was under way: that may still come, and would undo the link. */
function createOvertaking(window: Surroundings) {
  const { history, location } = window
  let last: Link | undefined
  return {
    overtook(from: string): void {
      const mine: Link = { from, to: location.href, state: history.state }
      last = mine
      // Whoever hears of the link as well may give its step a state of its own.
      window.setTimeout(() => {
        if (location.href === mine.to) mine.state = history.state
      })
      window.setTimeout(() => {
        if (last === mine) last = undefined
      }, LATE_MS)
    },
    /** Whether the step back has come, of which nobody else has heard: then the link is followed still. */
    restored(): boolean {
      if (last?.from !== location.href) return false
      history.pushState(last.state, '', last.to)
      last = undefined
      return true
    },
  }
}
