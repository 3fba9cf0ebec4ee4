/** Invitation codes as they travel: in a link, in an address, and from somebody's keyboard. */

const LENGTH_MAX = 16

/** The link that fills in the code at registration. */
export function inviteLink({ origin }: Pick<Location, 'origin'>, code: string): string {
  return `${origin}/#${withInvite('/register', code)}`
}

/** A path of the entrance that does not lose who invited. */
export function withInvite(path: string, code: string | null): string {
  return code === null || code === '' ? path : `${path}?code=${encodeURIComponent(code)}`
}

/** What of a typed or linked text can be a code. */
export function codeIn(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').slice(0, LENGTH_MAX)
}
