/** The types of the builds. */
export type App = { readonly name: string; readonly folder: string; readonly notOf: RegExp }
export const apps: readonly [web: App, console: App]
export function stampOf(root: string, app: App): string
export function isStale(root: string, app: App): boolean
