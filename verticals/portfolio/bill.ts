/** Where the portfolio's movements stand in the bill: also what is invested and given back, which stays in its account. */
export const reasons = {
  portfolioInvested: 'portfolio',
  portfolioReturned: 'portfolio',
  portfolioInterest: 'portfolio',
  portfolioFee: 'portfolio',
  portfolioForfeited: 'portfolio',
  portfolioExitFee: 'portfolio',
} as const

export const kinds = {
  portfolioInvested: 'portfolioOrder',
  portfolioReturned: 'portfolioOrder',
  portfolioInterest: 'portfolioOrder',
  portfolioFee: 'portfolioOrder',
  portfolioForfeited: 'portfolioOrder',
  portfolioExitFee: 'portfolioOrder',
} as const
