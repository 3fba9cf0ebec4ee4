/** What a control is made of: a small house in memory, and what must be said about it. */
import type { Rule } from './files.ts'

export type House = Record<string, string>

/** `bad` must have exactly the problems that `reports` names, in any order; `good` has none. */
export type Control = { rule: Rule; bad: House; reports: string[]; good: House }

export const packages: House = {
  'package.json': '{"name":"evenkeel","devDependencies":{"fast-check":"1.0.0"}}',
  'kernel/package.json':
    '{"name":"@evenkeel/kernel","exports":{".":"./index.ts","./testing":"./testing/index.ts"}}',
  'wire/package.json':
    '{"name":"@evenkeel/wire","exports":{".":"./index.ts","./server":"./server/index.ts"}}',
  'ui/package.json':
    '{"name":"@evenkeel/ui","exports":{".":"./index.ts"},"dependencies":{"react":"1.0.0"}}',
  'verticals/package.json': '{"name":"@evenkeel/verticals","exports":{"./*":"./*"}}',
  'apps/server/package.json':
    '{"name":"@evenkeel/server","exports":{"./*":"./*"},"dependencies":{"pg":"1.0.0"}}',
}
