/** Links that the app follows by itself, and leaves to the browser where a person wants a new tab. */
import type { MouseEvent } from 'react'

export function followed(go: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    go()
  }
}
