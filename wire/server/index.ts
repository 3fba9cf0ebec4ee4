/** The server's side of the wire: what a vertical hands to the server. */
export * from './encode.ts'
export * from './handle.ts'
export * from './projection.ts'
export * from './tell.ts'
