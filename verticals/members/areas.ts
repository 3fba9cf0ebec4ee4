/** Countries and the codes of their telephone numbers, in the words and the order of a language. */
import type { Language } from '@evenkeel/wire'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'

export type Area = {
  /** Two letters, as `DE`. */
  readonly country: string
  readonly name: string
  /** With its plus, as `+49`. */
  readonly area_code: string
}

const known = new Map<Language, readonly Area[]>()

export function areasIn(language: Language): readonly Area[] {
  const before = known.get(language)
  if (before !== undefined) return before
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const areas = getCountries().map((country) => ({
    country,
    name: names.of(country) ?? country,
    area_code: `+${getCountryCallingCode(country)}`,
  }))
  areas.sort((one, other) => compare(one.name, other.name))
  known.set(language, areas)
  return areas
}
