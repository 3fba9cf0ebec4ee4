/** Files that are made in a thread of their own, part by part, so that nobody who trades waits for one. */
import type { PublicIds } from './handle.ts'
import type { Tables } from './tables.ts'

export type FileReach = {
  /** Over the thread's own connections. */
  readonly tables: Tables
  readonly ids: PublicIds
}

/** What such a thread runs: a module's export of the name `makeFile`. What it is given is copied between threads. */
export type MakeFile = (reach: FileReach, work: unknown) => AsyncIterable<string>

/** Runs a module in the thread. Its parts come as UTF-8, each made when it is asked for. */
export type RunMakeFile = (module: URL, work: unknown) => AsyncIterable<Uint8Array>
