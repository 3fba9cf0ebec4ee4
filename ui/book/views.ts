/** Which sides of a book are seen. */
export const bookViews = ['both', 'bids', 'asks'] as const
export type BookView = (typeof bookViews)[number]
