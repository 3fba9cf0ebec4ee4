/** What members are notified of in contracts, in English: the keys of every other language. */
export default {
  'contractOpened.title': 'Contract order filled',
  'contractOpened.body': '{pair}: position opened, lots: {lots}',
  'contractClosed.title': 'Position closed',
  'contractClosed.body': '{pair}: lots closed: {lots}, profit or loss: {profit} USDT',
  'contractOrderTriggered.title': 'Contract order triggered',
  'contractOrderTriggered.body': '{pair}: triggered at {price}',
  'contractStopUnfilled.title': 'Stop order not filled',
  'contractStopUnfilled.body':
    '{pair}: reached at {price}, but there was not enough liquidity within the slippage limit. The rest of the order stays active.',
  'contractMarginWarned.title': 'Margin warning',
  'contractMarginWarned.body':
    'Your margin ratio has reached {percent}%. Positions are liquidated at 100%. Add funds or reduce positions.',
  'contractLiquidated.title': 'Position liquidated',
  'contractLiquidated.body': '{pair}: lots liquidated: {lots}, mark price: {price}',
  'contractDeleveraged.title': 'Auto-deleveraging',
  'contractDeleveraged.body': '{pair}: lots of your position closed by ADL: {lots}, price: {price}',
}
