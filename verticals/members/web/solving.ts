/** Solves a proof of work without blocking the page. */

export type Challenge = { readonly challenge: string; readonly bits: number }
export type Told = { readonly tried: number } | { readonly solution: string }

/**
 * What `common/captcha` asked for, solved. Rejects with the signal's reason when that aborts.
 * `onProgress` is told, from 0 to 1, how many of those who tried as often are done.
 */
export function solve(
  challenge: string,
  bits: number,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const Worker = vouchedWorker()
    // The bundler knows a worker by these very words.
    const worker = new Worker(new URL('./solvingWorker.ts', import.meta.url), { type: 'module' })
    let isOver = false
    const end = (then: () => void) => {
      isOver = true
      worker.terminate()
      signal?.removeEventListener('abort', cancel)
      then()
    }
    const cancel = () => end(() => reject(signal?.reason))
    signal?.addEventListener('abort', cancel)
    worker.addEventListener('error', () => end(() => reject(new Error('the solver failed'))))
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      // What was said before it ended may come after.
      if (isOver) return
      if ('solution' in data) end(() => resolve(data.solution))
      else onProgress?.(1 - Math.exp(-data.tried / 2 ** bits))
    })
    worker.postMessage({ challenge, bits } satisfies Challenge)
  })
}

/** The page's policy lets no plain text become a script: this one address is vouched for. */
function vouchedWorker() {
  return class extends globalThis.Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(trusted(url), options)
    }
  }
}

function trusted({ href }: URL): string {
  const { trustedTypes } = globalThis as unknown as { trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return href
  const policy = trustedTypes.createPolicy('evenkeel-solver', {
    createScriptURL: (asked) => (asked === href ? asked : ''),
  })
  return policy.createScriptURL(href)
}

/** As much of it as is used: not every browser has it. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}
