/** The coins' own marks, each a small file of its own. */
import ada from 'cryptocurrency-icons/svg/color/ada.svg'
import avax from 'cryptocurrency-icons/svg/color/avax.svg'
import bnb from 'cryptocurrency-icons/svg/color/bnb.svg'
import btc from 'cryptocurrency-icons/svg/color/btc.svg'
import doge from 'cryptocurrency-icons/svg/color/doge.svg'
import dot from 'cryptocurrency-icons/svg/color/dot.svg'
import eth from 'cryptocurrency-icons/svg/color/eth.svg'
import link from 'cryptocurrency-icons/svg/color/link.svg'
import ltc from 'cryptocurrency-icons/svg/color/ltc.svg'
import sol from 'cryptocurrency-icons/svg/color/sol.svg'
import trx from 'cryptocurrency-icons/svg/color/trx.svg'
import usdc from 'cryptocurrency-icons/svg/color/usdc.svg'
import usdt from 'cryptocurrency-icons/svg/color/usdt.svg'
import xrp from 'cryptocurrency-icons/svg/color/xrp.svg'

export const coinIcons: Readonly<Record<string, string>> = {
  ADA: ada,
  AVAX: avax,
  BNB: bnb,
  BTC: btc,
  DOGE: doge,
  DOT: dot,
  ETH: eth,
  LINK: link,
  LTC: ltc,
  SOL: sol,
  TRX: trx,
  USDC: usdc,
  USDT: usdt,
  XRP: xrp,
}
