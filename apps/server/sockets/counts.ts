/** How many there are of each name; what there is none of is not kept. */

export type Counts = {
  of(name: string): number
  add(name: string): void
  take(name: string): void
}

export function createCounts(): Counts {
  const counts = new Map<string, number>()
  const of = (name: string) => counts.get(name) ?? 0
  return {
    of,
    add: (name) => void counts.set(name, of(name) + 1),
    take(name) {
      if (of(name) > 1) counts.set(name, of(name) - 1)
      else counts.delete(name)
    },
  }
}
