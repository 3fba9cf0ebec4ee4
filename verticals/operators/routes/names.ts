/** Operators by the numbers that the journal has of them. */
import type { People } from '../people.ts'

/** Nobody for the exchange itself. One who was known to the command line alone has a number and no access. */
export async function namesOf(
  people: Pick<People, 'list'>,
): Promise<(operator: number | undefined) => string | undefined> {
  const known = new Map((await people.list()).map(({ id, name }) => [id, name]))
  return (operator) =>
    operator === undefined || operator === 0 ? undefined : (known.get(operator) ?? `${operator}`)
}
