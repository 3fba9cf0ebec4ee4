/** How the calls about operators are answered. */
import type { OperatorRoute } from '@evenkeel/wire/server'
import type { OpenOperators } from '../open.ts'
import { accessRoutes } from './access.ts'
import { accountRoutes } from './account.ts'
import { auditRoutes } from './audit.ts'
import { entranceRoutes } from './entrance.ts'
import { operatorRoutes } from './operators.ts'
import { ownRoutes } from './own.ts'
import { queueRoutes } from './queues.ts'
import { reconciliationRoutes } from './reconciliation.ts'
import { settingRoutes } from './settings.ts'
import { switchRoutes } from './switches.ts'
import { systemRoutes } from './system.ts'
import { termsRoutes } from './terms.ts'
import { waitingRoutes } from './waiting.ts'

export function routesOf(operators: OpenOperators): readonly OperatorRoute[] {
  return [
    ...entranceRoutes(operators),
    ...ownRoutes(operators),
    ...accountRoutes(operators),
    ...accessRoutes(operators),
    ...operatorRoutes(operators),
    ...auditRoutes(operators),
    ...queueRoutes(operators),
    ...switchRoutes(operators),
    ...settingRoutes(operators),
    ...termsRoutes(operators),
    ...waitingRoutes(operators),
    ...reconciliationRoutes(operators),
    ...systemRoutes(operators),
  ]
}
