/** Whether an address is only there on the machine that serves it. */

/** No other machine, such as a phone, reaches it. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
