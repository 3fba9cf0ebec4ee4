/** How the console's calls about charity are answered: each is in the audit log. */
import {
  type CustodyName,
  custodies,
  custody,
  eventOf,
  formatAmount,
  type Id,
  type Machine,
  refuse,
} from '@evenkeel/kernel'
import {
  handleOperator,
  handleOperatorFile,
  type OperatorContext,
  type OperatorRoute,
  refusedBy,
} from '@evenkeel/wire/server'
import {
  addDocumentPart,
  addProjectUpdate,
  approvePayout,
  changeProject,
  closeProject,
  getCharity,
  getMemberDonations,
  markRoyalties,
  openDocument,
  openProject,
  proposePayout,
  rejectPayout,
  removeProjectUpdate,
  setProjectPartners,
  setProjectText,
} from '../contract/console.ts'
import { charity, freeOf, GENERAL, heldOf, type PayoutCustody, type State } from '../core/index.ts'
import { donationPage } from '../donations.ts'
import type { Charity } from '../open.ts'
import { updateIn } from '../texts/projectTexts.ts'
import { stateOf } from '../view.ts'

const TOPIC = 'charity'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function consoleRoutes(parts: Charity): readonly OperatorRoute[] {
  return [
    handleOperator(getCharity, (context) => overview(parts, context)),
    handleOperator(getMemberDonations, async ({ input, ...context }) => {
      const member = await parts.platform.offered.memberDesk?.memberOf(Number(input.member))
      if (member === undefined) return refuse('memberUnknown')
      return donationPage(parts, context, member, input)
    }),
    ...projectRoutes(parts),
    ...textRoutes(parts),
    ...payoutRoutes(parts),
  ]
}

type Ids = OperatorContext<unknown>['ids']

const projectIn = (ids: Ids, text: string): Id => ids.read('charityProject', text)?.id ?? -1

async function slugOf({ platform }: Charity, ids: Ids, text: string): Promise<string | undefined> {
  return stateOf(platform.machine).projects.get(projectIn(ids, text))?.slug
}

function fundCoins(state: State, project: Id) {
  const fund = project === GENERAL ? state.general : state.projects.get(project)
  return [...(fund?.given.keys() ?? [])].sort().map((asset) => ({
    asset,
    held: fund === undefined ? 0n : heldOf(fund, asset),
    free: freeOf(state, project, asset),
  }))
}

const isPlace = (name: CustodyName): name is PayoutCustody => name !== 'clearing'

/** Where a coin that was given can be paid from. */
function heldBy(machine: Machine, assets: readonly string[]) {
  return custodies
    .filter(isPlace)
    .flatMap((name) =>
      assets
        .map((asset) => ({ name, asset, held: -machine.balance('real', custody(name), asset) }))
        .filter(({ held }) => held > 0n),
    )
}

async function overview(parts: Charity, asking: OperatorContext<unknown>) {
  const { exchange, ids, operator, language } = asking
  const { texts, documents } = parts
  const { projects, payouts, ...rest } = await exchange.read((machine) => {
    const state = stateOf(machine)
    const { operatorCounts } = machine.look('real')
    const assets = new Set(
      [...state.projects.values(), state.general].flatMap(({ given }) => [...given.keys()]),
    )
    return {
      projects: [...state.projects.values()].map((one) => ({
        ...one,
        participants: one.donors.size,
        takes_royalties: state.royalties === one.id,
        coins: fundCoins(state, one.id),
      })),
      general: fundCoins(state, GENERAL),
      payouts: [...state.payouts.values()].map((one) => ({
        ...one,
        isLapsed: !operatorCounts(one.by, one.at),
      })),
      custodies: heldBy(machine, [...assets].sort()),
    }
  })
  const words = await documents.words(payouts.map(({ id }) => id))
  return {
    ...rest,
    projects: await Promise.all(
      projects.map(async ({ id, slug, priority, goal, raised, participants, coins, ...one }) => ({
        id: ids.of('charityProject', id),
        title: (await texts.of(slug, language)).title,
        slug,
        priority,
        goal,
        raised,
        participants,
        coins,
        opened_at: one.openedAt,
        ends_at: one.endsAt,
        ended_at: one.endedAt,
        ending: one.ending,
        takes_royalties: one.takes_royalties,
        texts: [...(await texts.all(slug))],
        updates: (await texts.updates(slug)).map((update) => ({
          number: update.number,
          at: update.at,
          title: updateIn(update, language).title,
        })),
        partners: [...(await texts.partners(slug))],
      })),
    ),
    payouts: payouts.map(
      ({ id, project, asset, amount, custody: from, proof, by, at, isLapsed }) => ({
        id: ids.of('charityPayout', id),
        project: project === GENERAL ? undefined : ids.of('charityProject', project),
        at,
        asset,
        amount,
        custody: from,
        proof,
        recipient: words.get(id)?.recipient ?? '',
        purpose: words.get(id)?.purpose ?? '',
        is_own: by === operator.id,
        is_lapsed: isLapsed,
      }),
    ),
  }
}

function projectRoutes(parts: Charity): readonly OperatorRoute[] {
  const told = () => parts.platform.tellOperators(TOPIC)
  return [
    handleOperator(openProject, async ({ input, exchange, ids, note }) => {
      const { slug, goal, priority, ends_at, title, summary, story } = input
      note({ subject: `project ${slug}`, after: { goal: formatAmount(goal), priority, ends_at } })
      const lastsMs = ends_at - parts.platform.now()
      if (!Number.isSafeInteger(lastsMs)) return refuse('projectUnsound')
      const command = { type: 'openProject', slug, goal, priority, lastsMs } as const
      const decision = await exchange.submit(charity, command)
      if (!decision.ok) return refusedBy(openProject, decision)
      await parts.texts.set(slug, 'en', { title, summary, story })
      told()
      return { id: ids.of('charityProject', eventOf(decision.events, 'projectOpened').id) }
    }),

    handleOperator(changeProject, async ({ input, exchange, ids, note }) => {
      const { goal, priority, ends_at: endsAt } = input
      if (!Number.isSafeInteger(endsAt)) return refuse('projectUnsound')
      const id = projectIn(ids, input.id)
      const before = stateOf(parts.platform.machine).projects.get(id)
      note({
        subject: `project ${before?.slug}`,
        before: before && {
          goal: formatAmount(before.goal),
          priority: before.priority,
          endsAt: before.endsAt,
        },
        after: { goal: formatAmount(goal), priority, endsAt },
      })
      const command = { type: 'changeProject', id, goal, priority, endsAt } as const
      const decision = await exchange.submit(charity, command)
      if (!decision.ok) return refusedBy(changeProject, decision)
      told()
      return {}
    }),

    handleOperator(closeProject, async ({ input, exchange, ids, note }) => {
      note({ subject: `project ${await slugOf(parts, ids, input.id)}`, reason: input.reason })
      const command = { type: 'closeProject', id: projectIn(ids, input.id) } as const
      const decision = await exchange.submit(charity, command)
      if (!decision.ok) return refusedBy(closeProject, decision)
      told()
      return {}
    }),

    handleOperator(markRoyalties, async ({ input, exchange, ids, note }) => {
      const project = input.project === undefined ? GENERAL : projectIn(ids, input.project)
      note({ subject: 'royalties', after: project })
      const decision = await exchange.submit(charity, { type: 'markRoyalties', project })
      if (!decision.ok) return refusedBy(markRoyalties, decision)
      told()
      return {}
    }),
  ]
}

function textRoutes(parts: Charity): readonly OperatorRoute[] {
  const told = () => parts.platform.tellOperators(TOPIC)
  return [
    handleOperator(setProjectText, async ({ input, ids, note }) => {
      const { language, title, summary, story } = input
      const slug = await slugOf(parts, ids, input.id)
      if (slug === undefined) return refuse('projectDoesNotExist')
      const before = await parts.texts.of(slug, language)
      note({ subject: `project ${slug} ${language}`, before, after: { title, summary, story } })
      await parts.texts.set(slug, language, { title, summary, story })
      told()
      return {}
    }),

    handleOperator(addProjectUpdate, async ({ input, ids, note }) => {
      const slug = await slugOf(parts, ids, input.id)
      if (slug === undefined) return refuse('projectDoesNotExist')
      const texts = Object.fromEntries(
        input.texts.map(({ language, title, body }) => [language, { title, body }]),
      )
      note({ subject: `project ${slug} update`, after: texts })
      await parts.texts.addUpdate(slug, parts.platform.now(), texts)
      told()
      return {}
    }),

    handleOperator(removeProjectUpdate, async ({ input, ids, note }) => {
      const slug = await slugOf(parts, ids, input.id)
      if (slug === undefined) return refuse('projectDoesNotExist')
      note({ subject: `project ${slug} update ${input.number}` })
      if (Number.isSafeInteger(input.number)) await parts.texts.removeUpdate(slug, input.number)
      told()
      return {}
    }),

    handleOperator(setProjectPartners, async ({ input, ids, note }) => {
      const slug = await slugOf(parts, ids, input.id)
      if (slug === undefined) return refuse('projectDoesNotExist')
      note({ subject: `project ${slug} partners`, after: input.partners })
      const partners = input.partners.map(({ name, link }) => ({ name, link }))
      await parts.texts.setPartners(slug, partners)
      told()
      return {}
    }),
  ]
}

function payoutRoutes(parts: Charity): readonly OperatorRoute[] {
  const { documents } = parts
  const told = () => parts.platform.tellOperators(TOPIC)
  const payoutIn = (ids: Ids, text: string) => ids.read('charityPayout', text)?.id ?? -1
  return [
    handleOperator(addDocumentPart, async ({ input, operator, note }) => {
      const { document, nth, data } = input
      note({ subject: `document ${document} ${nth}` })
      const isKept = await documents.addPart(operator.id, document, nth, data)
      return isKept ? {} : refuse('documentWrong')
    }),

    handleOperator(proposePayout, async ({ input, operator, exchange, ids, note, key = '' }) => {
      const { asset, amount, custody: from, document, recipient, purpose } = input
      const project = input.project === undefined ? GENERAL : projectIn(ids, input.project)
      const words = { recipient, purpose }
      const proof = await documents.keep({ operator: operator.id, key, document, ...words })
      if (proof === undefined) return refuse('documentWrong')
      note({
        subject: `charity ${project}`,
        after: { asset, amount: formatAmount(amount), custody: from, proof, ...words },
      })
      const figures = { project, asset, amount, custody: from, proof }
      const decision = await exchange.submit(charity, { type: 'proposePayout', ...figures })
      if (!decision.ok) return refusedBy(proposePayout, decision)
      const { id } = eventOf(decision.events, 'payoutProposed')
      await documents.settle(operator.id, key, id)
      told()
      return { id: ids.of('charityPayout', id) }
    }),

    handleOperator(approvePayout, async ({ input, exchange, ids, note }) => {
      note({ subject: `charity payout ${input.id}` })
      const command = { type: 'approvePayout', id: payoutIn(ids, input.id) } as const
      const decision = await exchange.submit(charity, command)
      if (!decision.ok) return refusedBy(approvePayout, decision)
      told()
      return {}
    }),

    handleOperator(rejectPayout, async ({ input, exchange, ids, note }) => {
      note({ subject: `charity payout ${input.id}`, reason: input.reason })
      const command = { type: 'rejectPayout', id: payoutIn(ids, input.id) } as const
      const decision = await exchange.submit(charity, command)
      if (!decision.ok) return refusedBy(rejectPayout, decision)
      told()
      return {}
    }),

    handleOperatorFile(openDocument, async ({ input, exchange, ids }) => {
      const proof = await exchange.read(
        (machine) => stateOf(machine).payouts.get(payoutIn(ids, input.id))?.proof,
      )
      const file = proof === undefined ? undefined : await documents.file(proof)
      return file ?? refuse('payoutDoesNotExist')
    }),
  ]
}
