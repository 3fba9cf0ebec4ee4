/** Types of engines.mjs for the TypeScript tests that start these browsers. */
export function findEngines(env?: NodeJS.ProcessEnv): {
  readonly firefox: string | undefined
  readonly webKitDriver: string | undefined
  readonly miniBrowser: string | undefined
  readonly xvfb: string | undefined
}
