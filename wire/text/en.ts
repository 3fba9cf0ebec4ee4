/** What the platform says to a caller, in English: the keys of every other language. */
export default {
  'refusal.badRequest': 'This request is not valid. Check what you entered and try again.',
  'refusal.keyMissing': 'This request must carry an idempotency key.',
  'refusal.keyReused': 'This request was already used for something else. Please start again.',
  'refusal.keyExpired':
    'This request is more than a day old and was not executed again. Check your orders and records, then start again.',
  'refusal.keyFromFuture':
    'The clock of this device is ahead of the exchange. Correct it and try again.',
  'refusal.tooManyKeys': 'Too many requests in a few hours. Please try again later.',
  'refusal.notLoggedIn': 'Not logged in or session expired, go to login page!',
  'refusal.sessionExpired': 'Your session has expired. Please sign in again.',
  'refusal.notAllowed': 'You are not allowed to do this.',
  'refusal.stepUpNeeded': 'Please confirm this with your second factor.',
  'refusal.demoNotAllowed': 'This is not available on a demo account. Switch to your real account.',
  'refusal.notFound': 'Not found.',
  'refusal.tooLarge': 'This request is too large.',
  'refusal.tooManyRequests': 'Too many requests. Please wait a moment.',
  'refusal.deadlinePassed': 'This took too long and was not executed. Please try again.',
  'refusal.exchangeBusy':
    'The exchange is very busy and your request was not executed. Please try again.',
  'refusal.decisionFailed':
    'Your request could not be processed because of an error on our side. Nothing was executed. Please try again later or contact support.',
  'refusal.fieldUnreadable':
    'Part of your stored data cannot be read, so this was not done. Please contact support.',
  'refusal.historyBehind':
    'The records are a moment behind. Nothing is lost: please check again shortly.',
  'refusal.cancelOnly':
    'Right now orders can only be cancelled. Your request was not executed; please try again later.',
  'refusal.exchangeFrozen':
    'Trading is suspended at the moment. Your request was not executed, and your funds stay where they are.',
  'refusal.maintenance':
    'The exchange is under maintenance. Your request was not executed; please try again later.',
  'refusal.withdrawalsFrozen':
    'Withdrawals are suspended at the moment. Your funds stay in your account.',
  'refusal.marketHalted': 'Trading in this market is halted. You can still cancel orders.',
  'refusal.marketHalted.named': 'Trading in {symbol} is halted. You can still cancel orders.',
  'refusal.marketDelisted':
    'This market no longer takes new orders. You can still cancel open ones.',
  'refusal.approvalNeeded': 'This change needs the approval of a second operator.',
  'refusal.operatorNotEnrolled': 'Only an enrolled operator may do this.',
  'refusal.operatorTooNew': 'You are new in this role: what you approve counts in {hours} h.',
  'refusal.serverError': 'Something went wrong on our side. Please try again later.',
}
