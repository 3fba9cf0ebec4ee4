/** How a page was left: its tab, its order, its search are there again for who comes back to it, and new for who goes there anew. */
import { useEffect, useState } from 'react'
import { useClient } from './context.ts'

/** By place, step and name; a reload forgets them. */
const left = new Map<string, unknown>()

/** As `useState`; `name` is unique on its page. */
export function useLeft<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const { place } = useClient()
  const key = `${place.path} ${place.step} ${name}`
  const [held, setHeld] = useState(() => ({ key, value: leftAt(key, first) }))
  // A step to the same page, such as to another pair, changes nothing.
  const value = held.key === key ? held.value : leftAt(key, held.value)
  useEffect(() => void left.set(key, value), [key, value])
  return [value, (next) => setHeld({ key, value: next })]
}

function leftAt<Value>(key: string, otherwise: Value): Value {
  return left.has(key) ? (left.get(key) as Value) : otherwise
}
