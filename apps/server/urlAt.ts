/** Where a port can be reached from this machine, as a link. */
export function urlAt(host: string, port: number): string {
  return `http://${hostIn(host)}:${port}`
}

function hostIn(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
}
