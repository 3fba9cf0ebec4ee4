/** What a sheet shows: still what it showed last, while it leaves. */
import { useRef } from 'react'

export function useLast<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  return last.current
}
