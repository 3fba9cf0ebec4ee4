/** What every receipt says, in Portuguese. */
import type en from './en.ts'

export default {
  'receipt.share': 'Compartilhar',
  'receipt.copyLink': 'Copiar link',
  'receipt.verifyTitle': 'Verifique você mesmo',
  'receipt.verify': 'Verificar neste navegador',
  'receipt.verified': 'Verificado: tudo neste comprovante confere.',
  'receipt.notVerified':
    'Este comprovante não passou na verificação. Baixe-o e guarde-o como prova.',
  'receipt.notPublished':
    'Até aqui tudo confere. Este minuto da cadeia ainda não foi publicado: verifique de novo em um minuto.',
  'receipt.notSigned':
    'Tudo o que pôde ser verificado está correto. Este navegador não verifica assinaturas: abra a página por HTTPS em um navegador atual ou verifique o arquivo.',
  'receipt.stepRecorded': 'O que ele declara está registrado na cadeia de comprovantes',
  'receipt.stepSigned': 'A corretora assinou exatamente este comprovante',
  'receipt.stepPublished': 'Os minutos, o bloco e a chave coincidem com os publicados',
  'receipt.download': 'Baixar comprovante',
  'receipt.verifyOutside': 'Ou confira o arquivo fora deste app:',
  'receipt.chainPlace': 'Lugar na cadeia',
  'receipt.minuteOf': 'Minuto {number} da cadeia',
  'receipt.blockOf': 'Bloco {number} da cadeia de comprovantes',
  'receipt.signedBy': 'Assinado com a chave',
  'receipt.blocks': '{count, plural, one {# bloco} many {# de blocos} other {# blocos}}',
  'receipt.sourceSimulator': 'Mercado simulado',
  'receipt.sourceVenues': 'Mediana de {venues}',
} satisfies typeof en
