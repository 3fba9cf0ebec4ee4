/** What an operator decides at a desk, by the words of the command line: each vertical declares those of its desks. */
import { verticals } from '@evenkeel/verticals/all.server.ts'
import type { DeskCommand, DeskWords } from '@evenkeel/wire/server'

const commands: Readonly<Record<string, DeskCommand>> = Object.assign(
  {},
  ...verticals.map((one) => one.deskCommands ?? {}),
)

/** All words of all desks, as `parseArgs` takes them. */
export const deskOptions: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> =
  Object.assign(
    {},
    ...Object.values(commands).map(({ words }) =>
      Object.fromEntries(
        Object.entries(words).map(([word, kind]) => [
          word,
          { type: kind === 'flag' ? 'boolean' : 'string' } as const,
        ]),
      ),
    ),
  )

/** What can be asked of each desk, a line each: the command, and what it does. */
export const deskUsage: readonly (readonly [asked: string, does: string])[] = Object.entries(
  commands,
).flatMap(([name, { usage }]) => [
  [`--of=${name}`, usage.waiting] as const,
  ...(usage.look === undefined ? [] : [[`--of=${name} --case=N`, usage.look] as const]),
  ...usage.decisions.map(([words, does]) => [`  ${words}`, `... ${does}`] as const),
])

export type Decided = {
  /** As the desk reads it; nothing where one only looks. */
  readonly decision: object | undefined
  /** The case of a desk that has only one. */
  readonly number?: number
}

/** Throws for words that are not of this desk, or make no sense together. */
export function decisionAt(desk: string | undefined, given: DeskWords): Decided {
  const words = Object.fromEntries(
    Object.entries(given).filter(([word, value]) => value !== undefined && word in deskOptions),
  )
  const command = Object.hasOwn(commands, desk ?? '') ? commands[desk ?? ''] : undefined
  if (Object.keys(words).some((word) => !Object.hasOwn(command?.words ?? {}, word)))
    throw new TypeError()
  const decision = command?.decisionOf(words)
  const number = decision === undefined ? undefined : command?.onlyCase
  return { decision, ...(number !== undefined && { number }) }
}
