/** What lets a member in who has lost the authenticator: keyed hashes of one-time codes. */
export const sql = `
alter table member
  add column recovery_codes bytea[] not null default '{}',
  -- They are the second factor's, and go with it.
  add constraint member_recovery_codes check (totp is not null or recovery_codes = '{}');
`
