/** Waits for a press to be over: what moves under a finger between down and up is not pressed. */

let isPressed = false
const note = ({ type }: Event) => {
  isPressed = type === 'pointerdown'
}
for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
  addEventListener(type, note, { capture: true, passive: true })

/** Runs `act` when nothing is pressed any more, and whatever was pressed has heard of it. */
export function afterPress(act: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(act), { once: true })
  else setTimeout(act)
}
