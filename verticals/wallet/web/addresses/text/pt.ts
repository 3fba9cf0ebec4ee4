/** Texts of the address book, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.addressMalformed': 'Este não é um endereço válido desta rede.',
  'refusal.addressChecksumWrong':
    'O endereço tem um erro de digitação: o checksum não confere. Copie novamente.',
  'refusal.addressOfOtherNetwork':
    'Este endereço é de outra rede. Escolha a rede certa ou outro endereço.',
  'refusal.addressKnown': 'Este endereço já está na sua lista.',
  'refusal.tooManyAddresses': 'Sua lista está cheia: no máximo 100 endereços. Remova um primeiro.',
  'refusal.addressDoesNotExist': 'Este endereço não está mais na sua lista.',
  'addresses.title': 'Lista de endereços',
  'addresses.add': 'Adicionar endereço',
  'addresses.search': 'Buscar moeda, apelido ou endereço',
  'addresses.none': 'Nenhum endereço ainda. Salve seus destinos de saque e escolha com um toque.',
  'addresses.noneHere': 'Nenhum endereço de {asset} salvo em {network}.',
  'addresses.usableFrom': 'Novo: disponível a partir de {time}',
  'addresses.copy': 'Copiar endereço',
  'addresses.entry': 'Detalhes do endereço',
  'addresses.addedAt': 'Adicionado',
  'addresses.save': 'Salvar',
  'addresses.saved': 'Apelido salvo',
  'addresses.remove': 'Excluir',
  'addresses.removeAsk': 'Excluir “{remark}” da sua lista?',
  'addresses.removeHint': 'Para usá-lo de novo pela lista, será preciso adicioná-lo outra vez.',
  'addresses.removed': 'Endereço excluído',
  'addresses.added': 'Endereço adicionado',
  'addresses.coin': 'Moeda',
  'addresses.chooseCoin': 'Escolha uma moeda',
  'addresses.network': 'Rede',
  'addresses.chooseNetwork': 'Escolha uma rede',
  'addresses.address': 'Endereço',
  'addresses.addressPlace': 'Digite ou cole o endereço',
  'addresses.paste': 'Colar',
  'addresses.pasteFailed':
    'O navegador não permite ler a área de transferência. Cole direto no campo.',
  'addresses.networkHint':
    'A carteira de destino precisa aceitar {network}. Moedas enviadas por outra rede podem se perder.',
  'addresses.remark': 'Apelido',
  'addresses.remarkPlace': 'Por exemplo: carteira física',
  'addresses.transactionPassword': 'Senha de transação',
  'addresses.secondCode': 'Código do autenticador ou de recuperação',
  'addresses.rest':
    'Com a lista de saques permitidos ativada, um endereço novo pode ser usado após 24 horas.',
  'addresses.choose': 'Escolha um endereço',
  'addresses.enterAddress': 'Informe um endereço',
  'addresses.enterRemark': 'Informe um apelido',
  'addresses.enterPassword': 'Informe sua senha de transação',
  'addresses.enterCode': 'Informe o código',
} satisfies typeof en
