/** Global names that a test stands in for, as they were before once it is over. */
import { after } from 'node:test'

/** For the tests of the file, or for the test, that calls it. */
export function givenGlobals(values: Readonly<Record<string, unknown>>): void {
  after(setGlobals(values))
}

/** Answers with what undoes it. */
export function setGlobals(values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  )
  Object.assign(globalThis, values)
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name)
      else Object.defineProperty(globalThis, name, descriptor)
  }
}
