/** Who asked for a verification code: what strangers ask for uses up nothing of anybody else's. */
export const sql = `
alter table verification_code
  -- Shared by all strangers, one requester's own, or that of the address's owner.
  add column lane text not null default 'shared' check (lane in ('shared', 'own', 'owner')),
  -- A keyed hash of the network, the device or the member; codes of before this have none.
  add column requester bytea;
`
