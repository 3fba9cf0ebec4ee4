/** Where the portfolio's movements stand in the bill. What is frozen or given back stays in its account, and is no row. */
export const reasons = {
  portfolioInterest: 'portfolio',
  portfolioFee: 'portfolio',
  portfolioForfeited: 'portfolio',
  portfolioExitFee: 'portfolio',
} as const

export const kinds = {
  portfolioInterest: 'portfolioOrder',
  portfolioFee: 'portfolioOrder',
  portfolioForfeited: 'portfolioOrder',
  portfolioExitFee: 'portfolioOrder',
} as const
