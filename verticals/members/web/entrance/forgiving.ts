/** A change in a form, with which what the last try was refused for is over, and is not said any longer. */

export function forgiving(...forgive: readonly (() => void)[]) {
  return <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      for (const each of forgive) each()
      change(value)
    }
}
