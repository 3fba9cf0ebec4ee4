/** Where the movements of contracts stand in the bill, and what they belong to. */
export const reasons = {
  leverFee: 'contract',
  leverProfit: 'contract',
  leverLoss: 'contract',
  leverFunding: 'contract',
  leverInsurance: 'contract',
  leverLiquidationFee: 'contract',
  leverDeleveraged: 'contract',
} as const
