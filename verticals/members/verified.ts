/** Whose basic identity is verified, in SQL. An id number verifies one member: of two, each is a person. Rules E23, E39: README.md. */

/** A condition on the column that names the member. */
export function isVerified(member: string): string {
  return `exists (select 1 from identity where identity.member = ${member}
    and identity.level = 'basic' and identity.state = 2)`
}
