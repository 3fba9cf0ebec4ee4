/** What the console says of options, in Hindi. */
import type en from './en.ts'

export default {
  'happened.option': 'ऑप्शन लगाया',
  'optionDesk.title': 'ऑप्शन',
  'optionDesk.hint':
    'खुले ऑप्शन जितना जीत सकते हैं वह हाउस की राशि से कभी ज़्यादा नहीं होता; एक सिंबल और समाप्ति के लिए उसके दसवें हिस्से से ज़्यादा नहीं।',
  'optionDesk.funds': 'हाउस फ़ंड',
  'optionDesk.reserved': 'खुले ऑप्शन की संभावित जीत',
  'optionDesk.bySymbol': 'सिंबल के अनुसार जोखिम',
  'optionDesk.symbol': 'सिंबल',
  'optionDesk.open': 'खुले ऑप्शन',
  'optionDesk.over': 'सेटल ऑप्शन',
  'optionDesk.staked': 'लगाई गई राशि',
  'optionDesk.riseMayWin': 'बढ़त की संभावित जीत',
  'optionDesk.fallMayWin': 'गिरावट की संभावित जीत',
  'optionDesk.largestExpiry': 'सबसे बड़ी समाप्ति',
  'optionDesk.accepted': 'स्वीकृत',
  'optionDesk.direction': 'दिशा',
  'optionDesk.rise': 'बढ़त',
  'optionDesk.fall': 'गिरावट',
  'optionDesk.stake': 'राशि',
  'optionDesk.openPrice': 'ओपन भाव',
  'optionDesk.closePrice': 'क्लोज़ भाव',
  'optionDesk.gain': 'लाभ',
  'optionDesk.state': 'स्थिति',
  'optionDesk.statePending': 'लंबित',
  'optionDesk.stateOpen': 'खुला',
  'optionDesk.stateWon': 'जीता',
  'optionDesk.stateLost': 'हारा',
  'optionDesk.stateEqual': 'बराबर',
  'optionDesk.stateRefunded': 'वापस',
} satisfies typeof en
