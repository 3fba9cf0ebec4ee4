/** Lists the files of a folder, without what was installed, built or stored there. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', 'coverage', '.git'])
/** At the root alone: a folder of sources may have this name. */
const stored = 'data'

/** Paths relative to the root, with forward slashes; none for a folder that is not there. */
export function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory())
      return skipped.has(entry.name) || path === stored ? [] : filesUnder(root, path)
    return entry.isFile() ? [path] : []
  })
}
