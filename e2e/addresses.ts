/** Every address of the app as the specification lists them, written out by hand: who may be there, its title, and what it must show. */

export type Address = {
  readonly who: 'everybody' | 'members' | 'realMembers'
  readonly title: string
  readonly shows: RegExp
}

type Told = (title: string, shows: RegExp) => Address
const everybody: Told = (title, shows) => ({ who: 'everybody', title, shows })
const members: Told = (title, shows) => ({ who: 'members', title, shows })
const realMembers: Told = (title, shows) => ({ who: 'realMembers', title, shows })

export const addresses: Readonly<Record<string, Address>> = {
  // Inside the shell.
  '/home': everybody('Home', /Deposit.*Withdraw.*Portfolio.*NFT.*Gainers.*Decliners/),
  '/play-currency': everybody('Spot', /BTC\/USDT.*Buy.*Sell.*Open orders/),
  '/deal/trade': everybody('Spot', /BTC\/USDT.*Buy.*Sell.*Open orders/),
  '/play-lever': everybody('Contract', /BTC\/USDT.*Mark price.*Long.*Short.*Positions.*History/),
  '/deal/lever': everybody('Contract', /BTC\/USDT.*Mark price.*Long.*Short.*Positions.*History/),
  '/play-micro': everybody('Options', /BTC\/USDT.*Delivery time.*Payout.*Amount.*Open.*History/),
  '/deal/micro': everybody('Options', /BTC\/USDT.*Delivery time.*Payout.*Amount.*Open.*History/),
  '/assets': members('Asset centre', /Total valuation.*Today.s earnings.*Hide coins under 1.USD/),
  // The market is a screen without an address of its own there.
  '/market': everybody('Markets', /Cryptocurrency.*Options.*Forex.*Last price.*BTC\/USDT/),

  '/test': everybody('Gallery', /Order form/),
  '/login': everybody('Sign in', /E-mail.*Password.*Forgot password\?.*Continue with a wallet/),
  '/register': everybody('Register', /Step 1 of 3.*Create your account.*E-mail.*Verification code/),
  '/my': members('My account', /UID \d+.*Credit score.*Language and region.*Theme.*Sign out/),
  '/user-center': members('Member info', /UID.*Member since/),
  '/share-code': realMembers('Invite friends', /Invitation code.*Invitation link/),
  '/contact': everybody('Customer service', /Help centre.*Online support.*We never ask for/),
  '/secure-center': realMembers('Security centre', /Login password.*E-mail.*Mobile.*Identity/),
  '/change-login-passwd': realMembers('Login password', /Set a login password/),
  '/change-pay-passwd': realMembers('Transaction password', /Set a transaction password/),
  '/about-us': everybody('About us', /books always balance.*Contact.*Feedback.*Documents/),
  // Beside those of the specification.
  '/lever-receipt': everybody('Position receipt', /This link does not lead to a receipt/),
  '/micro-receipt': everybody('Option receipt', /This link does not lead to a receipt/),
  '/help': everybody('Help centre', /Getting started.*Trading.*Fees.*Safety and proof/),
  '/help-details': everybody('Help centre', /This article does not exist.*All articles/),
  '/terms': everybody('User agreement', /Template:.*18 or older/),
  '/privacy': everybody('Privacy policy', /Template:.*No third-party scripts/),
  '/download': everybody('Download the app', /home screen.*Open this site on your phone/),
  '/proof': everybody('Proof of liabilities', /No proof has been published yet/),
  '/notifications': members('Notifications', /All.*Security.*Trading.*No notifications yet/),
  '/notification-settings': members(
    'Notification settings',
    /Security.*Trading.*Push on this device.*Quiet hours.*Time zone/,
  ),
  '/notice-center': realMembers('Platform notices', /Welcome to Evenkeel/),
  '/notice-details': realMembers('Platform notices', /This notice does not exist.*All notices/),
  '/identity': realMembers('Identity verification', /Name.*ID number.*City.*Front of ID/),
  '/advanced': realMembers('Advanced verification', /Complete basic verification first/),
  '/depositlist': realMembers('Deposits', /No deposits yet/),
  '/deposit': realMembers('Deposit', /Coin.*Network.*Test funds.*Minimum deposit.*Payment proof/),
  '/withdrawal': realMembers('Withdraw', /Coin.*Network.*Address.*Amount.*Withdrawal records/),
  '/report': members('Bill', /All.*Deposit.*Withdrawal.*Spot.*All coins.*All time/),
  '/assets/address': realMembers('Address book', /No addresses yet.*Add address/),
  '/assets/addressAdd': realMembers('Add address', /Coin.*Address.*Remark.*Transaction password/),
  '/transfer': members('Transfer', /From.*To.*Coin.*Amount.*All.*Transfer records/),
  '/kline': everybody('BTC/USDT', /24h high.*24h vol.*24h low/),
  '/donation': everybody('Charity', /Raised in total.*About our charity.*Ongoing.*Clean water/),
  '/charity': everybody('About our charity', /non-profit.*How it works.*Check the totals/),
  '/donationInfo': everybody('Charity', /This project does not exist/),
  '/donateStart': realMembers('Donate now', /This project does not exist/),
  '/financial': realMembers(
    'Portfolio',
    /Invested.*Products.*USDT.*7 days.*Annual yield.*Subscribe/,
  ),
  '/buy-mining': realMembers('Subscribe', /Amount.*Estimated earnings.*Renew automatically.*agree/),
  '/mining-order': realMembers('My subscriptions', /In progress.*Completed.*nothing invested/),
  '/nft/index': everybody('NFT', /goes to charity.*Hot.*Art.*PFP.*Gaming/),
  '/nft/class': everybody('NFT', /Choose a collection in the market/),
  '/nft/info': everybody('NFT', /Choose an item in the market/),
  '/nft/trade': realMembers('NFT order', /Choose an order from your list/),
  '/nft/order': realMembers('NFT orders', /Collection.*Stake.*Listing.*Offers/),
  '/nft/up': realMembers('List for sale', /Choose an item of your own/),
  '/nft/my-object': realMembers('My collection', /Public name.*Not listed.*Listed.*Staked/),
}
