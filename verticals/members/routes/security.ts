/** How the calls of the security centre are answered. */
import type { Refused } from '@evenkeel/kernel'
import type { CallInput } from '@evenkeel/wire'
import { badRequest, type Context, handle, type PublicIds, type Route } from '@evenkeel/wire/server'
import { type ContactKind, masked } from '../contacts.ts'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  changeContact,
  changePassword,
  changeTransactionPassword,
  confirmTotp,
  endTotp,
  freezeAccount,
  getSecurity,
  linkWallet,
  makeApiKey,
  makeRecoveryCodes,
  removeApiKey,
  removePasskey,
  sendOwnCode,
  setAllowList,
  setAntiPhishing,
} from '../contract/index.ts'
import type { Members } from '../members.ts'
import { plainName } from '../plainName.ts'
import type { ApiKeyWish } from '../security/apiKeys.ts'
import type { By } from '../security/parts.ts'
import type { Proof } from '../security/proofs.ts'
import type { Overview } from '../security/security.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function securityRoutes(members: Pick<Members, 'security' | 'now'>): readonly Route[] {
  return [
    handle(getSecurity, async ({ member, ids }) =>
      shown(await members.security.overview(member.id), ids),
    ),

    handle(changePassword, async (context) => {
      const changed = await members.security.changePassword(by(context), context.input)
      if ('ok' in changed) return changed
      const { token, expiresAt, device } = changed
      return { token, expires_in: Math.floor((expiresAt - members.now()) / 1_000), device }
    }),

    handle(changeTransactionPassword, async (context) =>
      done(await members.security.changeTransactionPassword(by(context), context.input)),
    ),

    handle(beginTotp, (context) => members.security.beginTotp(by(context))),

    handle(confirmTotp, async ({ input: { ticket, totp: code }, member: caller, from }) =>
      told(await members.security.confirmTotp({ caller, from }, { ticket, code })),
    ),

    handle(makeRecoveryCodes, async (context) =>
      told(await members.security.makeRecoveryCodes(by(context))),
    ),

    handle(endTotp, async (context) => done(await members.security.endTotp(by(context)))),

    handle(beginPasskey, (context) => members.security.beginPasskey(by(context))),

    handle(addPasskey, async ({ input, member: caller, from, ids }) => {
      const name = plainName(input.name)
      if (name === '') return badRequest(['name'])
      const added = await members.security.addPasskey({ caller, from }, { ...input, name })
      return typeof added === 'number' ? { id: ids.of('passkey', added) } : added
    }),

    handle(removePasskey, async (context) => {
      const id = context.ids.read('passkey', context.input.id)?.id
      return done(await members.security.removePasskey(by(context), id))
    }),

    handle(sendOwnCode, async ({ input: { kind, to, ...said }, member, language }) => {
      const sent = await members.security.sendOwnCode(member.id, { kind, to, said, language })
      if ('ok' in sent) return sent
      return {
        ticket: sent.ticket,
        expires_in: Math.floor(sent.expiresInMs / 1_000),
        again_in: Math.ceil(sent.againInMs / 1_000),
        sandbox_code: sent.sandboxCode,
      }
    }),

    handle(changeContact, async (context) => {
      const { proof: _, kind, old, new: fresh, ...said } = context.input
      return done(
        await members.security.changeContact(by(context), { kind, said, old, new: fresh }),
      )
    }),

    handle(linkWallet, async (context) =>
      done(await members.security.linkWallet(by(context), context.input)),
    ),

    handle(setAntiPhishing, async (context) =>
      done(await members.security.setAntiPhishing(by(context), context.input.code)),
    ),

    handle(setAllowList, async (context) =>
      done(await members.security.setAllowList(by(context), context.input.is_on)),
    ),

    handle(makeApiKey, async (context) => {
      const wish = keyWishOf(context.input)
      if (wish.name === '') return badRequest(['name'])
      const made = await members.security.makeApiKey(by(context), wish)
      return 'ok' in made ? made : { ...made, id: context.ids.of('apiKey', made.id) }
    }),

    handle(removeApiKey, async (context) => {
      const id = context.ids.read('apiKey', context.input.id)?.id
      return done(await members.security.removeApiKey(by(context), id))
    }),

    handle(freezeAccount, async (context) => done(await members.security.freeze(by(context)))),
  ]
}

type AskedKey = CallInput<typeof makeApiKey>

function keyWishOf({ name, addresses, realm, days, ...asked }: AskedKey): ApiKeyWish {
  const { may_trade: mayTrade, may_withdraw: mayWithdraw } = asked
  const { transaction_password: transactionPassword } = asked
  const wish = { addresses, realm, days, mayTrade, mayWithdraw, transactionPassword }
  return { ...wish, name: plainName(name) }
}

function by({ member, from, input }: Context<{ readonly proof: Proof }>): By {
  return { caller: member, from, proof: input.proof }
}

function done<Refusal extends string>(refused: Refused<Refusal> | undefined) {
  return refused ?? {}
}

function told<Refusal extends string>(codes: readonly string[] | Refused<Refusal>) {
  return 'ok' in codes ? codes : { recovery_codes: [...codes] }
}

/** To the owner, and to whoever looks over a shoulder or has a stolen session: in part. */
function shown(overview: Overview, ids: PublicIds) {
  const { contacts, antiPhishing, withdrawalsHeldUntil: held } = overview
  const of = (kind: ContactKind) => {
    const contact = contacts.find((one) => one.kind === kind)
    return contact && masked(contact)
  }
  return {
    email: of('email'),
    phone: of('phone'),
    wallet: of('wallet'),
    has_password: overview.hasPassword,
    has_transaction_password: overview.hasTransactionPassword,
    has_totp: overview.hasTotp,
    recovery_codes_left: overview.recoveryCodesLeft,
    anti_phishing: antiPhishing && `${[...antiPhishing].slice(0, 2).join('')}***`,
    is_allow_listed: overview.isAllowListed,
    withdrawals_held_until: held && Math.round(held),
    passkeys: overview.passkeys.map(({ id, name, madeAt, usedAt }) => ({
      id: ids.of('passkey', id),
      name,
      ...times(madeAt, usedAt),
    })),
    api_keys: overview.apiKeys.map((one) => ({
      id: ids.of('apiKey', one.id),
      name: one.name,
      key: one.key,
      may_trade: one.mayTrade,
      may_withdraw: one.mayWithdraw,
      addresses: [...one.addresses],
      realm: one.realm,
      expires_at: one.expiresAt && Math.round(one.expiresAt),
      ...times(one.madeAt, one.usedAt),
    })),
  }
}

function times(madeAt: number, usedAt: number | undefined) {
  return { made_at: Math.round(madeAt), used_at: usedAt && Math.round(usedAt) }
}
