/** What members are notified of in contracts, in Portuguese. */
import type en from './en.ts'

export default {
  'contractOpened.title': 'Ordem de contrato executada',
  'contractOpened.body': '{pair}: posição aberta, lotes: {lots}',
  'contractClosed.title': 'Posição fechada',
  'contractClosed.body': '{pair}: lotes fechados: {lots}, resultado: {profit} USDT',
  'contractOrderTriggered.title': 'Ordem de contrato acionada',
  'contractOrderTriggered.body': '{pair}: acionada a {price}',
  'contractStopUnfilled.title': 'Ordem stop não executada',
  'contractStopUnfilled.body':
    '{pair}: atingida a {price}, mas não havia liquidez suficiente dentro do limite de slippage. O restante da ordem continua ativo.',
  'contractMarginWarned.title': 'Alerta de margem',
  'contractMarginWarned.body':
    'Seu índice de margem chegou a {percent}%. Em 100%, as posições são liquidadas. Adicione fundos ou reduza posições.',
  'contractLiquidated.title': 'Posição liquidada',
  'contractLiquidated.body': '{pair}: lotes liquidados: {lots}, preço de marcação: {price}',
  'contractDeleveraged.title': 'Desalavancagem automática',
  'contractDeleveraged.body':
    '{pair}: lotes da sua posição fechados por ADL: {lots}, preço: {price}',
} satisfies typeof en
