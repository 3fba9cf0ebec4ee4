/** Ends a build in which something that is imported does not exist: in the browser it would be undefined, and the page blank. */
import type { BuildEnvironmentOptions } from 'vite'

type Log = NonNullable<NonNullable<BuildEnvironmentOptions['rolldownOptions']>['onLog']>

export const strictImports: Log = (level, log, tell) => {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
  tell(level, log)
}
