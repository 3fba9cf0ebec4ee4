/** The headers that every answer carries. */
import type { FastifyReply } from 'fastify'

const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** A program reads an answer of the API: what governs pages has no meaning there, and is left out. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}
const API_LINES = Object.entries(apiHeaders).flat()

/** Sends an envelope. Past Fastify's own reply: its headers one by one cost as much as a decision. */
export function sendJson(reply: FastifyReply, status: number, body: string): void {
  reply.hijack()
  const length = String(Buffer.byteLength(body))
  reply.raw.writeHead(status, [...API_LINES, 'content-length', length]).end(body)
}
