/** Why a call of the console about money is refused, in English: the keys of every other language. */
export default {
  'refusal.accountUnknown': 'There is no such account.',
  'refusal.confirmationDiffers': 'The coin that you typed is not the coin of this credit.',
  'refusal.worthDiffers': '{amount} {asset} is worth {worth} USDT. Check the amount and the coin.',
  'refusal.worthUnknown':
    'There is no current reference price of {asset}. Try again when there is one.',
  'refusal.treasuryTooSmall': 'The treasury has {free} {asset}.',
  'refusal.fundsReserved':
    'No more than {free} {asset} can be taken back. The rest is reserved for what is owed to members.',
}
