/** A broken invariant stops the process: nobody is served from a state that cannot be. */

export class Broken extends Error {
  override readonly name = 'Broken'
}

export function assert(condition: unknown, claim: string): asserts condition {
  if (!condition) throw new Broken(claim)
}
