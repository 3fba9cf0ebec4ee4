/** What charity offers over the network: projects for everybody, and donations for members with real money. */
import {
  amount,
  asset,
  call,
  channel,
  cursor,
  figure,
  millis,
  pageSize,
  publicId,
  z,
} from '@evenkeel/wire'
import { fundSources } from './forms.ts'
import { currency, ending, priority } from './words.ts'

const line = (most: number) => z.string().check(z.maxLength(most))

const coins = z.array(z.object({ asset, given: figure, paid: figure, held: figure }))

/** What of a project changes, for everybody alike. */
const figures = {
  id: publicId,
  slug: z.string(),
  priority,
  status: z.enum(['ongoing', 'ended']),
  ending: z.optional(ending),
  /** In USDT; what was raised counts at the reference price of each moment. */
  goal: amount,
  raised: figure,
  /** Members, each once. */
  participants: z.number(),
  donations: z.number(),
  opened_at: millis,
  ends_at: millis,
  ended_at: z.optional(millis),
  /** Royalties of NFT sales come here. */
  takes_royalties: z.boolean(),
}

const project = z.object({
  ...figures,
  title: z.string(),
  summary: z.string(),
  /** Made up, for a sandbox to have something to show. */
  is_example: z.boolean(),
})

export const getProjects = call({
  method: 'GET',
  path: 'charity/get_projects',
  summary: 'All projects: the urgent ones first, those that have ended last.',
  policy: 'public',
  output: z.object({ projects: z.array(project) }),
})

export const getProject = call({
  method: 'GET',
  path: 'charity/get_project',
  summary: 'One project: its story, updates and partners, what it holds, and where the money went.',
  policy: 'public',
  input: { id: publicId },
  output: z.object({
    project,
    story: z.string(),
    updates: z.array(z.object({ at: millis, title: z.string(), body: z.string() })),
    partners: z.array(z.object({ name: z.string(), link: z.optional(z.string()) })),
    coins,
    payouts: z.array(
      z.object({
        id: publicId,
        at: millis,
        asset,
        amount,
        recipient: z.string(),
        purpose: z.string(),
        /** The SHA-256 of the document, which is in the journal. */
        proof: z.string(),
      }),
    ),
  }),
  refusals: ['projectDoesNotExist'],
})

export const getDonors = call({
  method: 'GET',
  path: 'charity/get_donors',
  summary:
    'Who gave what to a project, newest first; those who want to be named by nobody are not.',
  policy: 'public',
  input: { project: publicId, after: z.optional(cursor), size: pageSize(100) },
  output: z.object({
    rows: z.array(
      z.object({
        id: publicId,
        at: millis,
        kind: z.enum(['named', 'anonymous', 'royalties']),
        name: z.optional(z.string()),
        asset,
        amount,
        worth: figure,
      }),
    ),
    next: z.optional(cursor),
  }),
  refusals: ['projectDoesNotExist'],
})

export const getTotals = call({
  method: 'GET',
  path: 'charity/get_totals',
  summary:
    'All that was given and paid out, by coin, beside what the ledger has in house:charity: for anybody to check.',
  policy: 'public',
  output: z.object({
    raised: figure,
    projects: z.number(),
    ongoing: z.number(),
    participants: z.number(),
    donations: z.number(),
    /** Royalties that came while no project was marked for them. */
    general: figure,
    coins: z.array(z.object({ asset, given: figure, paid: figure, held: figure, ledger: figure })),
  }),
})

export const getProof = call({
  method: 'GET',
  path: 'charity/get_proof',
  summary: 'The document that shows a payout, as a file: its SHA-256 is in the journal.',
  policy: 'public',
  gives: 'file',
  input: { payout: publicId },
  output: z.string(),
  refusals: ['payoutDoesNotExist'],
})

export const getDonationTerms = call({
  method: 'GET',
  path: 'charity/get_donation_terms',
  summary: 'What you can give, at which prices it would count now, and the smallest donation.',
  policy: 'realMember',
  output: z.object({
    at: millis,
    /** In USDT. */
    minimum: amount,
    /** Without a price, a coin cannot be given now. */
    coins: z.array(z.object({ asset, spendable: figure, price: z.optional(amount) })),
    currencies: z.array(z.object({ currency, rate: z.optional(amount) })),
  }),
})

export const donate = call({
  method: 'POST',
  path: 'charity/donate',
  summary:
    'Gives to a project out of your spot account: an amount of a coin, or what a fiat amount comes to. What you tell of yourself is sealed and shown to nobody.',
  policy: 'realMember',
  keyed: true,
  input: {
    project: publicId,
    asset,
    /** Of the currency, if one is named. */
    amount,
    currency: z.optional(currency),
    /** The most of the coin that you agree to give. */
    most: amount,
    name: line(200),
    contact: line(300),
    source_of_funds: z.enum(fundSources),
    birth_date: line(20),
    address: line(400),
    agrees: z.boolean(),
    /** What the list of donors calls you; without it you are anonymous. */
    public_name: z.optional(line(60)),
  },
  output: z.object({ id: publicId, asset, amount, worth: amount }),
  refusals: [
    'projectDoesNotExist',
    'fundraisingEnded',
    'amountIsZero',
    'belowDonationMinimum',
    'donationPriceMissing',
    'donationPriceMoved',
    'insufficientFunds',
    'donorNameWrong',
    'donorContactWrong',
    'birthDateWrong',
    'birthDateInFuture',
    'donorAddressWrong',
    'publicNameWrong',
    'policyNotAccepted',
  ],
})

export const donation = z.object({
  id: publicId,
  at: millis,
  project: publicId,
  title: z.string(),
  asset,
  amount,
  worth: amount,
  currency: z.optional(currency),
  fiat: z.optional(amount),
  is_anonymous: z.boolean(),
})

export const getDonations = call({
  method: 'GET',
  path: 'charity/get_donations',
  summary: 'Your own donations, newest first.',
  policy: 'realMember',
  input: { after: z.optional(cursor), size: pageSize(100) },
  output: z.object({ rows: z.array(donation), next: z.optional(cursor) }),
})

export const getReceipt = call({
  method: 'GET',
  path: 'charity/get_receipt',
  summary: 'The receipt of one of your donations, as a PDF in your language.',
  policy: 'realMember',
  gives: 'file',
  input: { id: publicId },
  output: z.string(),
  refusals: ['donationDoesNotExist', 'receiptsBusy'],
})

export const charityChannel = channel({
  name: 'charity',
  summary:
    'How far projects have come, when something is given to them, paid out or changed: those that changed, and what was raised in all.',
  policy: 'public',
  data: z.object({ at: millis, raised: figure, projects: z.array(z.object(figures)) }),
})
