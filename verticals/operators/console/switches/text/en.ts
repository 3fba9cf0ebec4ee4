/** What the page of the switches says, in English: the keys of every other language. */
export default {
  'switches.hint':
    'Each holds at once, for real and for play money. Who turned it, and why, is in the audit log.',
  'switches.on': 'On',
  'switches.off': 'Off',
  'switches.turnOn': 'Turn on',
  'switches.turnOff': 'Turn off',
  'switches.onAsk': 'Turn on: {name}',
  'switches.offAsk': 'Turn off: {name}',
  'switches.offHint': 'What it held up goes on at once.',
  'switches.isOn': '{name}: turned on',
  'switches.isOff': '{name}: turned off',
  'switches.since': 'Since',
  'switches.by': 'By',
  'switches.byExchange': 'The exchange itself',
  'switches.code': 'Cause',
  'switches.code.incident': 'Incident',
  'switches.code.security': 'Security',
  'switches.code.market': 'Market conditions',
  'switches.code.maintenance': 'Planned work',
  'switches.code.regulator': 'Regulator',
  'switches.code.drill': 'Drill',
  'switches.code.velocity': 'Too much left within an hour',
  'switches.cancelOnly': 'Cancel-only',
  'switches.withdrawalsFrozen': 'Withdrawals frozen',
  'switches.marketHalted': 'Halted markets',
  'switches.maintenance': 'Maintenance',
  'switches.everythingFrozen': 'Everything frozen',
  'switches.what.cancelOnly': 'Members can cancel orders, and do nothing else.',
  'switches.what.withdrawalsFrozen':
    'No money leaves the exchange, not even what is already approved. Trading goes on.',
  'switches.what.marketHalted':
    'A halted market takes no orders, triggers no stop and liquidates nobody; orders in it can be cancelled. Other markets go on.',
  'switches.what.maintenance':
    'Members see the maintenance page and can do nothing. Operators and due work go on.',
  'switches.what.everythingFrozen':
    'Nothing is let in: no orders, no cancellations, no transfers, no withdrawals. No stop is triggered, and nobody is liquidated.',
  'switches.market': 'Market',
  'switches.actions': 'Actions',
  'switches.halt': 'Halt',
  'switches.resume': 'Resume',
  'switches.haltAsk': 'Halt {market}',
  'switches.resumeAsk': 'Resume {market}',
  'switches.wasHalted': '{market} is halted',
  'switches.wasResumed': '{market} trades again',
  'switches.takesTwo': 'Another operator has to approve this before it holds.',
  'switches.proposed': 'Proposed: another operator has to approve it.',
  'switches.ends': 'Holds outcomes for',
  'switches.endsItself': 'Ends by itself in',
  'switches.aloneMembers':
    'Set by one operator, it ends by itself after {minutes} minutes, once in 24 hours for cancel-only and maintenance together. Liquidations go on, and members cannot add margin.',
  'switches.goesOn': 'Triggers and liquidations go on',
  'switches.prolong': 'Prolong until lifted',
  'switches.prolongAsk': 'Prolong: {name}',
  'switches.prolongByTwo':
    'Once approved, it no longer ends by itself: it lasts until two operators end it.',
  'switches.prolongByOne':
    'Once approved, it no longer ends by itself: it lasts until an operator ends it.',
  'switches.prolongWaits': 'Prolonging waits for approval',
  'switches.alone':
    'Set by one operator, it holds up triggers and liquidations for {minutes} minutes, once in 24 hours for each market. What waited is decided at the first price afterwards.',
}
