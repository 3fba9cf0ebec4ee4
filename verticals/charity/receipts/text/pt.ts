/** What a receipt says, in Portuguese. */
import type en from './en.ts'

export default {
  'receipt.title': 'Recibo de doação',
  'receipt.number': 'Número do recibo',
  'receipt.date': 'Data',
  'receipt.project': 'Projeto',
  'receipt.donor': 'Doador',
  'receipt.contact': 'Contato',
  'receipt.address': 'Endereço',
  'receipt.amount': 'Valor doado',
  'receipt.fiat': 'Valor em moeda fiduciária',
  'receipt.worth': 'Contabilizado como',
  'receipt.price': 'Preço de referência',
  'receipt.rate': 'Taxa de câmbio de referência',
  'receipt.received':
    '{issuer} confirma que recebeu esta doação e a guarda para o projeto indicado até o pagamento.',
  'receipt.nothingInReturn': 'Nada foi dado em troca. Nenhuma taxa foi cobrada.',
  'receipt.check': 'A dedução de impostos depende da lei do lugar onde você vive.',
  'receipt.sandbox':
    'Sandbox: esta corretora não movimenta dinheiro real e este recibo não comprova nenhuma doação real.',
} satisfies typeof en
