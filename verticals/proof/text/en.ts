/** The texts of the proof of liabilities, in English: the keys of every other language. */
export default {
  'refusal.proofDoesNotExist': 'There is no proof with this number.',
  'refusal.proofTreeNotKept':
    'The tree of this proof is no longer kept. Those of newer proofs are.',
  'proof.none': 'No proof has been published yet.',
  'proof.sandbox': 'This is a sandbox: neither the balances nor the custody here are real money.',
  'proof.number': 'Proof number',
  'proof.time': 'Balances as of',
  'proof.members': 'Members with a balance',
  'proof.coins': 'By coin',
  'proof.owed': 'Members hold',
  'proof.custody': 'In custody, by our ledger',
  'proof.custodySandbox': 'Sandbox (no chain)',
  'proof.custodyNote':
    'Custody figures are those of our ledger, chain by chain. This proof does not show that the coins are there.',
  'proof.own': 'Your own check',
  'proof.ownHint':
    'Your browser does the arithmetic itself, with your UID and your balances, and compares the result with what was published to everybody.',
  'proof.demo': 'Proofs are of real balances. Switch to your real account to check yours.',
  'proof.signIn': 'Sign in to check your balances',
  'proof.check': 'Check my balances',
  'proof.verdict.included': 'Your balances are in this proof.',
  'proof.verdict.heldNothing': 'You held nothing at that time, so there is nothing to include.',
  'proof.verdict.leftOut':
    'You held coins at that time, but you are not in this proof. Take a screenshot and contact us.',
  'proof.verdict.fails':
    'This proof does not match your balances. Take a screenshot and contact us.',
  'proof.step.statement': 'The statement has the hash that was published',
  'proof.step.leaf': 'Your leaf is made of your UID {uid} and the amounts below',
  'proof.step.root': 'Steps from your leaf to the published root: {count}',
  'proof.step.totals': 'The sums at the root are the published totals',
  'proof.step.bill': 'The amounts are those of your bill at that time',
  'proof.inProof': 'In the proof',
  'proof.byBill': 'By your bill',
  'proof.hashes': 'Every hash on the way',
  'proof.meaning': 'What this proves, and what it does not',
  'proof.proves':
    'It proves that the totals are the sum of all leaves, that none is below zero, and that yours is among them. The more members check, the surer it is that nobody was left out.',
  'proof.provesNot':
    'It does not prove that the coins in custody are there, nor that we owe nothing to others.',
  'proof.shows':
    'The tree shows every balance without a name, under a new salt each time. Anyone who knows your exact balances could recognise them.',
  'proof.evidence': 'Verify it yourself',
  'proof.hash': 'Hash of this proof',
  'proof.root': 'Root of the tree',
  'proof.previous': 'Hash of the previous proof',
  'proof.journal': 'Journal after batch {batch}',
  'proof.compare': 'Compare the hash with what others see: it must be the same for everybody.',
  'proof.download': 'Download the tree',
  'proof.verify': 'Anyone can verify the file:',
  'proof.keys': 'Keys that receipts are signed with',
  'proof.keyNow': 'Signs now',
  'proof.keyBefore': 'Replaced, still valid for its receipts',
  'proof.keysHint':
    'Every receipt of an option or a position is signed with Ed25519. Keep a key yourself to check receipts with it later: the list only ever grows.',
  'proof.all': 'All proofs',
  'proof.nth': 'Proof {number}',
}
