/** Reads an object of a configuration file, and says in one line where it is wrong. */
import { BadConfig } from '@evenkeel/wire/server'

export type Fields = {
  readonly names: readonly string[]
  has(name: string): boolean
  text(name: string): string | undefined
  texts(name: string): readonly string[] | undefined
  count(name: string, least: number, most: number): number | undefined
  inside(name: string): Fields
  /** The objects of a list; none if there is no list. */
  each(name: string): readonly Fields[]
  /** Another name is a slip of the pen: it would silently change nothing. */
  only(...names: readonly string[]): void
  fail(what: string): never
}

export function readFields(value: unknown, place: string): Fields {
  const fail = (what: string): never => {
    throw new BadConfig(`${place} ${what}.`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail('is no object')
  const object = value as Readonly<Record<string, unknown>>

  function list(name: string): readonly unknown[] | undefined {
    const found = object[name]
    return found === undefined || Array.isArray(found)
      ? found
      : fail(`has a ${name} that is no list`)
  }

  return {
    names: Object.keys(object),
    has: (name) => object[name] !== undefined,
    text(name) {
      const found = object[name]
      if (found === undefined || (typeof found === 'string' && found !== '')) return found
      return fail(`has a ${name} that is no text`)
    },
    texts(name) {
      const found = list(name)
      return found?.map((one) =>
        typeof one === 'string' ? one : fail(`has a ${name} that is no list of texts`),
      )
    },
    count(name, least, most) {
      const found = object[name]
      if (found === undefined) return undefined
      const isCount = typeof found === 'number' && Number.isSafeInteger(found)
      if (isCount && found >= least && found <= most) return found
      return fail(`has a ${name} that is no whole number from ${least} to ${most}`)
    },
    inside: (name) => readFields(object[name], `${place}: ${name}`),
    each: (name) =>
      (list(name) ?? []).map((one, nth) => readFields(one, `${place}: ${name}[${nth}]`)),
    only(...names) {
      const other = Object.keys(object).find((name) => !names.includes(name))
      if (other !== undefined) fail(`has '${other}'; it can have ${names.join(', ')}`)
    },
    fail,
  }
}
