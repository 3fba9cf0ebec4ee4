/** Types of browser.mjs for the TypeScript tests that start a browser. */
export function chromiumPath(env?: NodeJS.ProcessEnv): string | undefined
export function ensureChromium(env?: NodeJS.ProcessEnv): string
export function describeBrowser(path: string): string
