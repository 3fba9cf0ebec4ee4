/** Waits for a press to be over: what moves under a finger between down and up is not pressed. */

let isPressed = false
let waiting: (() => void)[] = []

function end(): void {
  isPressed = false
  for (const act of waiting) setTimeout(act)
  waiting = []
}
// A menu or a key may come between, and the end of a press is then never told.
for (const type of ['pointerup', 'pointercancel', 'contextmenu', 'keydown'])
  addEventListener(type, end, { capture: true, passive: true })
addEventListener('pointerdown', () => (isPressed = true), { capture: true, passive: true })

/** Runs `act` when nothing is pressed any more, and whatever was pressed has heard of it. */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act)
  else setTimeout(act)
}
