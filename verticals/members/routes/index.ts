/** How the calls about members are answered. */
import type { Route } from '@evenkeel/wire/server'
import type { Members } from '../members.ts'
import { accessRoutes } from './access.ts'
import { accountRoutes } from './account.ts'
import { identityRoutes } from './identity.ts'
import { inviteRoutes } from './invite.ts'
import { securityRoutes } from './security.ts'
import { signingRoutes } from './signing.ts'

export type Parts = { readonly members: Members }

export function routesOf({ members }: Parts): readonly Route[] {
  return [
    ...accessRoutes(members),
    ...signingRoutes(members),
    ...accountRoutes(members),
    ...securityRoutes(members),
    ...identityRoutes(members),
    ...inviteRoutes(members),
  ]
}
