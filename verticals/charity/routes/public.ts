/** How the calls that anybody may make are answered: projects, donors, totals, documents. */
import { type Id, parseAmount, refuse } from '@evenkeel/kernel'
import { type Context, handle, handleFile, type Route } from '@evenkeel/wire/server'
import { getDonors, getProject, getProjects, getProof, getTotals } from '../contract/index.ts'
import { ROYALTIES } from '../core/index.ts'
import type { Charity } from '../open.ts'
import { updateIn } from '../texts/projectTexts.ts'
import { coinsOf, figuresOf, inOrder, shown, stateOf, totalsOf } from '../view.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function publicRoutes(parts: Charity): readonly Route[] {
  return [
    handle(getProjects, async ({ exchange, ids, language }) => {
      const now = parts.platform.now()
      const figures = await exchange.read((machine) => {
        const state = stateOf(machine)
        return [...state.projects.values()].map((one) => figuresOf(one, state, now)).sort(inOrder)
      })
      const about = { ids, texts: parts.texts, language, isSandbox: isSandboxed(parts) }
      return { projects: await Promise.all(figures.map((one) => shown(one, about))) }
    }),

    handle(getProject, (context) => projectOf(parts, context)),
    handle(getDonors, (context) => donorsOf(context)),

    handle(getTotals, ({ exchange }) =>
      exchange.read((machine) => totalsOf(machine, parts.platform.now())),
    ),

    handleFile(
      getProof,
      async ({ input, history, ids }) => {
        const id = ids.read('charityPayout', input.payout)?.id
        const [row] =
          id === undefined
            ? []
            : await history.rows<{ proof: string }>(
                `select proof from charity_payout
                 where realm = 'real' and id = $1 and state = 'paid'`,
                [id],
              )
        const file = row && (await parts.documents.file(row.proof))
        return file ?? refuse('payoutDoesNotExist')
      },
      () => FILE_COST,
    ),
  ]
}

const FILE_COST = 10
const isSandboxed = ({ platform }: Charity) => !platform.config.production

type ContextOf<C extends Parameters<typeof handle>[0]> = Parameters<
  Parameters<typeof handle<C>>[1]
>[0]

async function projectOf(parts: Charity, context: ContextOf<typeof getProject>) {
  const { input, exchange, ids, language, history } = context
  const id = ids.read('charityProject', input.id)?.id
  const found = await exchange.read((machine) => {
    const state = stateOf(machine)
    const project = id === undefined ? undefined : state.projects.get(id)
    if (project === undefined) return undefined
    return { figures: figuresOf(project, state, parts.platform.now()), coins: coinsOf(project) }
  })
  if (found === undefined) return refuse('projectDoesNotExist')
  const { figures, coins } = found
  const { slug } = figures
  const [{ story }, updates, partners, payouts] = await Promise.all([
    parts.texts.of(slug, language),
    parts.texts.updates(slug),
    parts.texts.partners(slug),
    paidOut(parts, history, figures.id),
  ])
  return {
    project: await shown(figures, {
      ids,
      texts: parts.texts,
      language,
      isSandbox: isSandboxed(parts),
    }),
    story,
    updates: updates.map((one) => ({ at: one.at, ...updateIn(one, language) })),
    partners: partners.map(({ name, link }) => ({ name, link })),
    coins,
    payouts: payouts.map(({ id, ...rest }) => ({ id: ids.of('charityPayout', id), ...rest })),
  }
}

async function paidOut({ documents }: Charity, history: Context<unknown>['history'], project: Id) {
  const rows = await history.rows<{
    id: number
    at: number
    asset: string
    amount: string
    proof: string
  }>(
    `select id::float8 as id, ended_at::float8 as at, asset, amount::text as amount, proof
     from charity_payout where realm = 'real' and project = $1 and state = 'paid'
     order by id desc limit 200`,
    [project],
  )
  const words = await documents.words(rows.map(({ id }) => id))
  return rows.map((row) => {
    const { recipient = '', purpose = '' } = words.get(row.id) ?? {}
    return { ...row, amount: parseAmount(row.amount) ?? 0n, recipient, purpose }
  })
}

async function donorsOf({ input, exchange, ids, history }: ContextOf<typeof getDonors>) {
  const project = ids.read('charityProject', input.project)?.id
  const isKnown = await exchange.read(
    (machine) => project !== undefined && stateOf(machine).projects.has(project),
  )
  if (!isKnown) return refuse('projectDoesNotExist')
  const before = input.after === undefined ? undefined : ids.read('page', input.after)
  if (input.after !== undefined && before === undefined) return { rows: [] }
  const rows = await history.rows<{
    id: number
    at: number
    member: number
    asset: string
    amount: string
    worth: string
    name: string | null
  }>(
    `select id::float8 as id, at::float8 as at, given.member::float8 as member, asset,
       amount::text as amount, worth::text as worth,
       case when is_anonymous then null else public_name end as name
     from charity_donation given left join charity_donor using (details)
     where realm = 'real' and project = $1 and id < $2 order by id desc limit $3`,
    [project, before?.id ?? Number.MAX_SAFE_INTEGER, input.size + 1],
  )
  const shownRows = rows.slice(0, input.size)
  const last = rows.length > input.size ? shownRows.at(-1) : undefined
  return {
    rows: shownRows.map(({ id, at, member, asset, amount, worth, name }) => ({
      id: ids.of('donation', id),
      at,
      kind: kindOf(member, name),
      name: name ?? undefined,
      asset,
      amount: parseAmount(amount) ?? 0n,
      worth: parseAmount(worth) ?? 0n,
    })),
    next: last && ids.of('page', last.id),
  }
}

/** Whoever was erased is nobody, too. */
function kindOf(member: number, name: string | null): 'named' | 'anonymous' | 'royalties' {
  if (member === ROYALTIES) return 'royalties'
  return name === null ? 'anonymous' : 'named'
}
