/** An origin of this machine by its name: a passkey belongs to a name, and an address is none. */

const ADDRESS = /^http:\/\/(127\.0\.0\.1|\[::1\])(?=:|$)/

export function namedOrigin(origin: string): string {
  return origin.replace(ADDRESS, 'http://localhost')
}
