/** What `npm run prove` proves, and by which test files; CONTRIBUTING says how long each takes. */
import { browserTestFiles, testFiles } from './files.mjs'

/** Parts of the paths of test files, which are run at their full extent. */
const proofs = {
  authorisation: ['http/policies', 'console/matrix', 'security/programs', 'publicIds', 'onePerson'],
  fuzz: [
    'http/contracts',
    'http/fuzz',
    'http/hostile',
    'spot/fuzz',
    'unstorable',
    'sockets/hostile',
  ],
  kills: ['server/killTest/'],
  floods: ['http/flood', 'http/limits', 'http/connections', 'sockets/limits', 'htx/limits'],
  journal: ['server/journal/', 'server/database/', 'server/backup'],
  simulation: ['sim/'],
  chain: ['wallet/chains/', 'wallet/withdrawals/', 'wallet/deposits/', 'core/deliveries'],
  receipts: ['receipts', 'market/ticks/', 'wire/proof/', '/verify/'],
  scripts: ['e2e/full/storedScripts', 'contract/markup'],
  clients: ['server/clients/', 'htx/ccxt', 'htx/examples', 'htx/swaps'],
  screens: ['e2e/'],
  browsers: ['e2e/engines/'],
}

export const proofNames = Object.keys(proofs)

export function filesOf(root, name) {
  return {
    files: testFiles(root, proofs[name]),
    browserFiles: browserTestFiles(root, proofs[name]),
  }
}
