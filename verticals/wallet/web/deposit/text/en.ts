/** The texts of deposits, in English: the keys of every other language. */
export default {
  'refusal.depositsNotTaken': 'Deposits on this network are suspended.',
  'refusal.belowDepositMinimum': 'The minimum deposit is {minimum} {asset}.',
  'refusal.transactionMalformed': 'This is not a transaction ID (TxID) of this network.',
  'refusal.transactionKnown': 'This transaction is already among your deposits.',
  'refusal.proofMissing': 'Upload a picture of your payment proof.',
  'refusal.tooManyDeposits':
    'You already have {most} deposits under review. Wait until one of them has been decided.',
  'refusal.faucetEmpty':
    'You have already received today’s test funds of this coin. Come back tomorrow.',
  'refusal.depositDoesNotExist': 'There is no such deposit.',
  'deposit.title': 'Deposit',
  'deposit.records': 'Deposits',
  'deposit.coin': 'Coin',
  'deposit.chooseCoin': 'Choose a coin',
  'deposit.searchCoin': 'Search coins',
  'deposit.network': 'Network',
  'deposit.chooseNetwork': 'Choose a network',
  'deposit.address': '{asset} deposit address',
  'deposit.wrongNetwork':
    'Only send {asset} via {network} to this address. Coins sent via another network are lost.',
  'deposit.sandboxTitle': 'Sandbox address',
  'deposit.sandbox':
    'Do not pay to this address: whatever is sent here is lost. Use test funds instead.',
  'deposit.testChain':
    'Only send coins of the test network that this sandbox is connected to. Real coins sent here are lost.',
  'deposit.shared':
    'All members share this address. Submit your payment below so that it can be credited to you.',
  'deposit.minimum': 'Minimum deposit',
  'deposit.confirmations': 'Credited after',
  'deposit.about':
    '{count, plural, one {about # network confirmation} other {about # network confirmations}}',
  'deposit.afterReview': 'review by our team',
  'deposit.account': 'Credited to',
  'deposit.automatic':
    'Deposits on this network are credited automatically. Submit your payment only if it does not show up.',
  'deposit.reviewed':
    'Deposits on this network are reviewed by our team. Submit your payment after you have sent it.',
  'deposit.sandboxReview':
    'This is how a payment is submitted for review. In a sandbox you can make one up: its operators decide on it.',
  'deposit.tell': 'Submit a payment',
  'deposit.amount': 'Amount',
  'deposit.transaction': 'TxID (optional)',
  'deposit.proof': 'Payment proof',
  'deposit.submit': 'Submit for review',
  'deposit.enterAmount': 'Enter an amount',
  'deposit.addProof': 'Add the payment proof',
  'deposit.submitted': 'Submitted. We will notify you once it has been reviewed.',
  'deposit.recent': 'Recent deposits',
  'deposit.all': 'All deposits',
  'deposit.none': 'No deposits yet. Your first one will show up here.',
  'deposit.testFunds': 'Test funds',
  'deposit.testFundsAbout':
    'Free coins for trying out this sandbox, once a day. They have no value.',
  'deposit.getTestFunds': 'Get {amount} {asset}',
  'deposit.testFundsTaken': 'You have already received today’s {asset}. Come back tomorrow (UTC).',
  'deposit.testFundsComing': 'Test funds are on their way.',
  'deposit.unavailable': 'No coin can be deposited at the moment.',
  'deposit.details': 'Deposit details',
  'deposit.time': 'Time',
  'deposit.status': 'Status',
  'deposit.reason': 'Reason',
  'deposit.txid': 'TxID',
  'deposit.explorer': 'View in explorer',
  'deposit.status.confirming': 'Confirming {done}/{needed}',
  'deposit.status.credited': 'Credited',
  'deposit.status.belowMinimum': 'Below minimum',
  'deposit.status.dropped': 'Dropped by the network',
  'deposit.status.pendingReview': 'Pending review',
  'deposit.status.approved': 'Approved',
  'deposit.status.rejected': 'Rejected',
  'deposit.belowMinimumAbout':
    'The amount is below the minimum deposit, so it has not been credited.',
  'deposit.droppedAbout':
    'The network dropped the block with this deposit. If it arrives again, it will be credited again.',
  'deposit.reviewAbout': 'Our team is checking this deposit. You will be notified of the result.',
}
