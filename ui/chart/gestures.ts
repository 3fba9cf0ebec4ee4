/** What fingers, a mouse and a wheel do to a chart; dragging up and down stays the page's. */

export type GestureTarget = {
  /** Moves the candles by so many pixels. */
  pan(distance: number): void
  zoom(scale: number, x: number): void
  /** A short press: answers whether something is here that it is about. */
  tap(x: number, y: number): boolean
  /** Points at what is here. */
  point(x: number, y: number): void
  unpoint(): void
  isPointing(): boolean
  /** Whether what was pushed may go on by itself. */
  mayGlide(): boolean
}

type Place = { readonly x: number; readonly y: number }
type Doing = 'nothing' | 'pressing' | 'pointing' | 'panning' | 'pinching'

const SLOP_PX = 6
const LONG_PRESS_MS = 320
const GLIDE_DECAY_PER_MS = 0.0035
const GLIDE_LEAST_PX_PER_MS = 0.05

/** Answers with what ends it. The element should have `touch-action: pan-y`. */
export function attachGestures(element: HTMLElement, target: GestureTarget): () => void {
  const fingers = new Map<number, Place>()
  let doing: Doing = 'nothing'
  let pressed: Place = { x: 0, y: 0 }
  let wasPointing = false
  let longPress: ReturnType<typeof setTimeout> | undefined
  let glide = 0
  let speed = 0
  let movedAt = 0

  const placeOf = (event: MouseEvent) => placeIn(element, event)
  function point({ x, y }: Place) {
    target.point(x, y)
  }
  function settle() {
    clearTimeout(longPress)
    cancelAnimationFrame(glide)
  }

  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    settle()
    fingers.set(event.pointerId, placeOf(event))
    if (fingers.size === 2) {
      doing = 'pinching'
      return
    }
    if (fingers.size > 2) return
    pressed = placeOf(event)
    speed = 0
    doing = 'pressing'
    wasPointing = target.isPointing()
    if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId)
    else longPress = setTimeout(pointAtPressed, LONG_PRESS_MS)
  }
  function pointAtPressed() {
    doing = 'pointing'
    point(pressed)
  }

  function move(event: PointerEvent) {
    const place = placeOf(event)
    const before = fingers.get(event.pointerId)
    if (before === undefined) {
      if (event.pointerType === 'mouse') point(place)
      return
    }
    if (doing === 'pinching') pinch(event.pointerId, before, place)
    fingers.set(event.pointerId, place)
    if (doing === 'pointing') point(place)
    if (doing === 'pressing' && Math.abs(place.x - pressed.x) > SLOP_PX) {
      clearTimeout(longPress)
      doing = 'panning'
      if (event.pointerType !== 'mouse') target.unpoint()
    }
    if (doing === 'panning') pan(event, place.x - before.x, place)
  }
  function pan(event: PointerEvent, distance: number, place: Place) {
    const elapsed = Math.max(1, event.timeStamp - movedAt)
    // Older movements count less: what matters is how fast it was let go.
    speed = speed * 0.6 + (distance / elapsed) * 0.4
    movedAt = event.timeStamp
    target.pan(distance)
    if (event.pointerType === 'mouse') point(place)
  }
  function pinch(id: number, before: Place, after: Place) {
    const other = [...fingers].find(([finger]) => finger !== id)?.[1]
    if (other === undefined) return
    const [from, to] = [apart(before, other), apart(after, other)]
    target.pan((after.x - before.x) / 2)
    if (from > 0) target.zoom(to / from, (after.x + other.x) / 2)
  }

  function up(event: PointerEvent) {
    if (!fingers.delete(event.pointerId)) return
    clearTimeout(longPress)
    const isMouse = event.pointerType === 'mouse'
    const isTaken = doing === 'pressing' && target.tap(pressed.x, pressed.y)
    if (doing === 'pressing' && !isMouse && !isTaken) {
      if (wasPointing) target.unpoint()
      else point(pressed)
    }
    const isStill = event.timeStamp - movedAt > 60
    if (doing === 'panning' && !isMouse && !isStill && target.mayGlide()) startGlide()
    if (fingers.size === 0) doing = 'nothing'
  }
  function startGlide() {
    let last = performance.now()
    const step = (now: number) => {
      const elapsed = now - last
      last = now
      speed *= Math.exp(-GLIDE_DECAY_PER_MS * elapsed)
      target.pan(speed * elapsed)
      if (Math.abs(speed) > GLIDE_LEAST_PX_PER_MS) glide = requestAnimationFrame(step)
    }
    glide = requestAnimationFrame(step)
  }
  /** The page scrolls with this finger now. */
  function cancel(event: PointerEvent) {
    fingers.delete(event.pointerId)
    clearTimeout(longPress)
    if (fingers.size === 0) doing = 'nothing'
  }
  function leave(event: PointerEvent) {
    if (event.pointerType === 'mouse' && fingers.size === 0) target.unpoint()
  }

  /** A wheel scrolls the page, unless it is turned sideways or asked to zoom. */
  function wheel(event: WheelEvent) {
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    if (!isSideways && !event.ctrlKey) return
    event.preventDefault()
    if (event.ctrlKey) target.zoom(Math.exp(-event.deltaY / 100), placeOf(event).x)
    else target.pan(-event.deltaX)
  }
  /** A finger that points may go up and down as well. */
  function holdPage(event: TouchEvent) {
    if ((doing === 'pointing' || doing === 'pinching') && event.cancelable) event.preventDefault()
  }
  function noMenu(event: Event) {
    if (doing !== 'nothing') event.preventDefault()
  }

  const ending = new AbortController()
  const { signal } = ending
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', cancel, { signal })
  element.addEventListener('pointerleave', leave, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  element.addEventListener('touchmove', holdPage, { signal, passive: false })
  element.addEventListener('contextmenu', noMenu, { signal })
  return () => {
    ending.abort()
    settle()
  }
}

/** Beside the column a chart is drawn smaller than it is measured. */
function placeIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Place {
  const { left, top, width } = element.getBoundingClientRect()
  const scale = width / element.offsetWidth || 1
  return { x: (clientX - left) / scale, y: (clientY - top) / scale }
}

const apart = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)
