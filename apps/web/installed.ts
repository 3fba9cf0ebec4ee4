/** Makes the app one that can be installed, and that opens without a network. */

const WORKER = '/sw.js'

/** In a build only: while the app is worked on, a file that is kept is an old one. */
export function keepFiles({ navigator }: Window): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(trusted(WORKER)).catch(() => undefined)
}

/** The page's policy lets no plain text become a script: this one address is vouched for. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return url
  const policy = trustedTypes.createPolicy('evenkeel-worker', {
    createScriptURL: (asked) => (asked === WORKER ? asked : ''),
  })
  return policy.createScriptURL(url)
}

/** As much of it as is used: not every browser has it. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}
