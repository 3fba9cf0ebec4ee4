/** Loaded before a program that run.mjs starts: ends it when run.mjs was killed outright. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
