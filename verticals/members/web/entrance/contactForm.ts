/** How somebody says where they can be reached: an e-mail address, or a mobile number with its area. */
import type { Area } from '@evenkeel/ui'

export const ways = ['email', 'phone'] as const
export type Way = (typeof ways)[number]

export type ContactForm = {
  readonly way: Way
  readonly email: string
  readonly area: Area | undefined
  readonly phone: string
}

export const noContact: ContactForm = { way: 'email', email: '', area: undefined, phone: '' }

/** What a form needs whose address is kept outside of it. */
export type ContactProps = { readonly contact: ContactForm; onContact(contact: ContactForm): void }

export type Said = { email: string } | { area_code: string; phone: string }

export function said({ way, email, area, phone }: ContactForm): Said {
  return way === 'email'
    ? { email: email.trim() }
    : { area_code: area?.code ?? '', phone: phone.trim() }
}

export function isSaid({ way, email, area, phone }: ContactForm): boolean {
  return way === 'email' ? email.trim() !== '' : area !== undefined && phone.trim() !== ''
}

/** The area of the browser's own language, until another is chosen. */
export function likelyArea(areas: readonly Area[], languages: readonly string[]): Area | undefined {
  for (const language of languages) {
    const region = regionOf(language)
    const found = areas.find(({ country }) => country === region)
    if (found !== undefined) return found
  }
  return areas[0]
}

/** Some browsers name languages that nobody else knows, such as `en-US@posix`. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region
  } catch {
    return undefined
  }
}
