/** Tells the parent process how what was started here is reached, and waits until the parent needs it no longer. */
export function serveParent(variables: Readonly<Record<string, string>>): Promise<void> {
  // Whoever stops the parent stops this as well, in a moment and after those who use it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.send?.(variables)
  // A parent that was killed is heard of in the same way.
  return new Promise((resolve) => process.once('disconnect', resolve))
}
