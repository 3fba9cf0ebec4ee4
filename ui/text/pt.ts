/** The kit's texts, in Portuguese. */
import type en from './en.ts'

export default {
  'ui.back': 'Voltar',
  'ui.close': 'Fechar',
  'ui.confirm': 'Confirmar',
  'ui.cancel': 'Cancelar',
  'ui.retry': 'Tentar de novo',
  'ui.loading': 'Carregando',
  'ui.loadMore': 'Ver mais',
  'ui.reconnecting': 'Reconectando…',
  'ui.demo': 'Demo',
  'ui.unreachable': 'Não foi possível acessar a corretora. Verifique sua conexão e tente de novo.',
  'ui.outcomeUnknown':
    'Não houve resposta. Pode tentar de novo com segurança: será executado no máximo uma vez.',
  'ui.empty': 'Ainda não há nada aqui.',
  'ui.all': 'Tudo',
  'ui.amountMost': 'Máximo de {amount} {asset}',
  'ui.amountLeast': 'Mínimo de {amount} {asset}',
  'ui.amountForm': 'Digite um número como {example}',
  'ui.amountDecimals': 'Máximo de {count} casas decimais',
} satisfies typeof en
