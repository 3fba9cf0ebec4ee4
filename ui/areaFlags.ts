/** The flags of all areas: only the picker of areas knows where they all are. */

/** The address of the flag of a country, by its two letters. */
export function areaFlag(country: string): string {
  return new URL(`../node_modules/country-flag-icons/3x2/${country}.svg`, import.meta.url).href
}
