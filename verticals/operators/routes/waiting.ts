/** Which proposals wait for the operator who asks: the navigation counts them. Rule P47. */
import { handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import { getWaitingProposals, maySwitch } from '../contract/index.ts'
import { isForAdmins } from '../core/gate.ts'
import type { Proposal } from '../core.ts'
import type { Operators } from '../operators.ts'
import { abandonedIn, isOutdated } from '../terms/abandoned.ts'
import { commandIn } from '../terms/commandIn.ts'
import { openIn, switchIn } from '../terms/proposals.ts'
import { accessIn } from './access.ts'

type Role = Parameters<typeof maySwitch>[0]
type Page = 'switches' | 'terms' | 'access' | 'members'

export function waitingRoutes({ holdsOf }: Pick<Operators, 'holdsOf'>): readonly OperatorRoute[] {
  return [
    handleOperator(getWaitingProposals, async ({ exchange, operator: { id, role } }) => {
      const open = (await exchange.read(openIn)).filter(({ by }) => by !== id)
      const outdated = await Promise.all(open.map((one) => isOutdated(one, holdsOf)))
      const pages = open.filter((_, nth) => outdated[nth] !== true).map((one) => pageFor(role, one))
      const count = (page: Page) => pages.filter((one) => one === page).length
      return {
        switches: count('switches'),
        terms: count('terms'),
        access: count('access'),
        members: count('members'),
      }
    }),
  ]
}

/** Where this role decides it; nowhere, where it does not. */
function pageFor(role: Role, proposal: Proposal): Page | undefined {
  const turn = switchIn(proposal)
  if (turn !== undefined) return maySwitch(role, turn.name) ? 'switches' : undefined
  if (accessIn(proposal) !== undefined) return role === 'admin' ? 'access' : undefined
  if (abandonedIn(proposal) !== undefined) return role === 'admin' ? 'members' : undefined
  const command = commandIn(proposal.text)
  if (role === 'admin') return 'terms'
  const isOfAdmins = command !== undefined && isForAdmins(command, proposal.core)
  return role === 'finance' && !isOfAdmins ? 'terms' : undefined
}
