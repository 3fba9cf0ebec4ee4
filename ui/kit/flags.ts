/** The flags of the languages and of the currencies that are traded: each a small file of its own. */

const flag = {
  AU: new URL('../../node_modules/country-flag-icons/3x2/AU.svg', import.meta.url).href,
  CH: new URL('../../node_modules/country-flag-icons/3x2/CH.svg', import.meta.url).href,
  DE: new URL('../../node_modules/country-flag-icons/3x2/DE.svg', import.meta.url).href,
  ES: new URL('../../node_modules/country-flag-icons/3x2/ES.svg', import.meta.url).href,
  EU: new URL('../../node_modules/country-flag-icons/3x2/EU.svg', import.meta.url).href,
  FR: new URL('../../node_modules/country-flag-icons/3x2/FR.svg', import.meta.url).href,
  GB: new URL('../../node_modules/country-flag-icons/3x2/GB.svg', import.meta.url).href,
  ID: new URL('../../node_modules/country-flag-icons/3x2/ID.svg', import.meta.url).href,
  IN: new URL('../../node_modules/country-flag-icons/3x2/IN.svg', import.meta.url).href,
  IT: new URL('../../node_modules/country-flag-icons/3x2/IT.svg', import.meta.url).href,
  JP: new URL('../../node_modules/country-flag-icons/3x2/JP.svg', import.meta.url).href,
  KR: new URL('../../node_modules/country-flag-icons/3x2/KR.svg', import.meta.url).href,
  PT: new URL('../../node_modules/country-flag-icons/3x2/PT.svg', import.meta.url).href,
  RU: new URL('../../node_modules/country-flag-icons/3x2/RU.svg', import.meta.url).href,
  TW: new URL('../../node_modules/country-flag-icons/3x2/TW.svg', import.meta.url).href,
  US: new URL('../../node_modules/country-flag-icons/3x2/US.svg', import.meta.url).href,
  VN: new URL('../../node_modules/country-flag-icons/3x2/VN.svg', import.meta.url).href,
}

export const languageFlags = {
  en: flag.GB,
  es: flag.ES,
  hi: flag.IN,
  ru: flag.RU,
  ko: flag.KR,
  ja: flag.JP,
  pt: flag.PT,
  vi: flag.VN,
  de: flag.DE,
  it: flag.IT,
  fr: flag.FR,
  id: flag.ID,
  'zh-TW': flag.TW,
} as const

export const currencyFlags: Readonly<Record<string, string>> = {
  AUD: flag.AU,
  CHF: flag.CH,
  EUR: flag.EU,
  GBP: flag.GB,
  JPY: flag.JP,
  USD: flag.US,
}
