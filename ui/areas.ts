/** Areas of telephone numbers, and how one is found. */

export type Area = {
  /** Two letters, which name the flag. */
  readonly country: string
  readonly name: string
  /** With its plus, as `+49`. */
  readonly code: string
}

/** Found when the code or the name contains what was typed; case and accents do not count. */
export function findAreas(areas: readonly Area[], typed: string): readonly Area[] {
  const wanted = plain(typed)
  if (wanted === '') return areas
  return areas.filter(({ code, name }) => code.includes(wanted) || plain(name).includes(wanted))
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
