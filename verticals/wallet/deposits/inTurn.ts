/** One after the other, in the order in which they came. */
export type InTurn = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>

export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const outcome = last.then(work)
    last = outcome.catch(() => undefined)
    return outcome
  }
}
