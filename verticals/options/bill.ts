/** Where the movements of options stand in the bill, and what each option was about. */

export const reasons = {
  optionStake: 'options',
  optionReturn: 'options',
  optionWon: 'options',
  optionLost: 'options',
  optionFee: 'options',
} as const

export const kinds = {
  optionStake: 'option',
  optionReturn: 'option',
  optionWon: 'option',
  optionLost: 'option',
  optionFee: 'option',
}

/** The symbol of an option and the price that it was settled by. */
export const deals = `select id, upper(symbol) as pair, close_price as price from option_order
  where realm = $1 and member = $2 and id = any($3) and close_price is not null
    and settled_seq <= $4::bigint`
