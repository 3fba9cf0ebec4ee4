/** How one of many is found by what is typed. */

export type Findable = {
  readonly label: string
  /** What else it is found by, as the code of an area. */
  readonly also?: string
}

/** Found when it contains what was typed; case and accents do not count. */
export function findOptions<Option extends Findable>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = plain(typed)
  if (wanted === '') return options
  return options.filter(
    ({ label, also = '' }) => also.includes(wanted) || plain(label).includes(wanted),
  )
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
