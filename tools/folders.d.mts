/** Types of folders.mjs for the TypeScript that reads the repository. */
export function filesUnder(root: string, folder: string): string[]
