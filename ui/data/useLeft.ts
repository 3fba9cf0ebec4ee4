/** How a page was left: its tab, its order, its search are there again for who comes back to it, and new for who goes there anew. */
import { useEffect, useState } from 'react'
import { useClient } from './context.ts'
import { createLeft } from './left.ts'

/** By place, step and name, for one session of this tab; a reload forgets them. */
const left = createLeft()

/** As `useState`; `name` is unique on its page. */
export function useLeft<Value>(name: string, first: Value): [Value, (value: Value) => void] {
  const { place, session } = useClient()
  const { visit } = session
  const key = `${place.path} ${place.step} ${name}`
  const [held, setHeld] = useState(() => ({ visit, key, value: left.at(visit, key, first) }))
  const value = valueNow()
  function valueNow(): Value {
    if (held.visit !== visit) return left.at(visit, key, first)
    // A step to the same page, such as to another pair, changes nothing.
    return held.key === key ? held.value : left.at(visit, key, held.value)
  }
  useEffect(() => left.keep(visit, key, value), [visit, key, value])
  return [value, (next) => setHeld({ visit, key, value: next })]
}
