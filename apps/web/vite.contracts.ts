/** Takes out of contracts what only the server and its documentation say: what a call does, and what it may be refused for. */
import type { Plugin } from 'vite'

const CONTRACT = /\/contract(\.ts$|\/[\w/]+\.ts$)/
const TEXT = `'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"`
const SUMMARY = new RegExp(`\\bsummary:\\s*(?:${TEXT})(?:\\s*\\+\\s*(?:${TEXT}))*,`, 'g')
const REFUSALS = /\brefusals:\s*\[[^[\]]*\](?:\s+as\s+const)?(?:\s+satisfies\s+\w+\[\])?,/g

export function bareContracts(): Plugin {
  return {
    name: 'bare-contracts',
    apply: 'build',
    enforce: 'pre',
    transform: (source, id) => (CONTRACT.test(id) ? { code: bare(source), map: null } : undefined),
  }
}

export function bare(source: string): string {
  return source.replace(SUMMARY, '').replace(REFUSALS, '')
}
