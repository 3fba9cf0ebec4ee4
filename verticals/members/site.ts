/** Where this exchange is to be found: what a wallet or a passkey is asked to sign for. */

export type Site = {
  /** Of a request's `Host`: where it was made to, if this exchange is there. */
  at(
    host: string,
  ): { readonly origin: string; readonly host: string; readonly name: string } | undefined
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:[0-9]{1,5})?$/

/** One address from outside, as `https://exchange.example`; a sandbox is wherever its own machine reaches it. */
export function createSite(outside: string | undefined): Site {
  const url = outside === undefined ? undefined : new URL(outside)
  return {
    at(host) {
      if (url !== undefined && host === url.host)
        return { origin: url.origin, host, name: url.hostname }
      if (url !== undefined || !LOOPBACK.test(host)) return undefined
      return { origin: `http://${host}`, host, name: host.replace(/:[0-9]+$/, '') }
    },
  }
}
