/** The texts of the proof of liabilities, in Portuguese. */
import type en from './en.ts'

export default {
  'refusal.proofDoesNotExist': 'Não existe prova com este número.',
  'refusal.proofTreeNotKept': 'A árvore desta prova já não é mantida. As das mais recentes são.',
  'proof.none': 'Nenhuma prova foi publicada ainda.',
  'proof.sandbox': 'Isto é um sandbox: nem os saldos nem a custódia são dinheiro real.',
  'proof.number': 'Número da prova',
  'proof.time': 'Saldos em',
  'proof.members': 'Usuários com saldo',
  'proof.coins': 'Por moeda',
  'proof.owed': 'Os usuários têm',
  'proof.custody': 'Em custódia, segundo nosso livro-razão',
  'proof.custodySandbox': 'Sandbox (sem rede)',
  'proof.custodyNote':
    'Os valores em custódia são os do nosso livro-razão, rede por rede. Esta prova não mostra que as moedas estão lá.',
  'proof.own': 'Sua própria verificação',
  'proof.ownHint':
    'Seu navegador faz as contas sozinho, com seu UID e seus saldos, e compara o resultado com o que foi publicado para todos.',
  'proof.demo': 'As provas são de saldos reais. Mude para a conta real para verificar os seus.',
  'proof.signIn': 'Entre para verificar seus saldos',
  'proof.check': 'Verificar meus saldos',
  'proof.verdict.included': 'Seus saldos estão nesta prova.',
  'proof.verdict.heldNothing': 'Você não tinha nada naquele momento, então não há nada a incluir.',
  'proof.verdict.leftOut':
    'Você tinha moedas naquele momento, mas não está nesta prova. Tire uma captura de tela e fale conosco.',
  'proof.verdict.fails':
    'Esta prova não confere com os seus saldos. Tire uma captura de tela e fale conosco.',
  'proof.step.statement': 'A declaração tem o hash que foi publicado',
  'proof.step.leaf': 'Sua folha é feita do seu UID {uid} e dos valores abaixo',
  'proof.step.root': 'Passos da sua folha até a raiz publicada: {count}',
  'proof.step.totals': 'As somas na raiz são os totais publicados',
  'proof.step.bill': 'Os valores são os do seu extrato naquele momento',
  'proof.inProof': 'Na prova',
  'proof.byBill': 'No seu extrato',
  'proof.hashes': 'Todos os hashes do caminho',
  'proof.meaning': 'O que isto prova e o que não prova',
  'proof.proves':
    'Prova que os totais são a soma de todas as folhas, que nenhuma é negativa e que a sua está entre elas. Quanto mais usuários verificam, mais certo é que ninguém ficou de fora.',
  'proof.provesNot':
    'Não prova que as moedas em custódia estão lá, nem que não devemos a terceiros.',
  'proof.shows':
    'A árvore mostra cada saldo sem nome, com um novo sal a cada vez. Quem souber seus saldos exatos pode reconhecê-los.',
  'proof.evidence': 'Verifique você mesmo',
  'proof.hash': 'Hash desta prova',
  'proof.root': 'Raiz da árvore',
  'proof.previous': 'Hash da prova anterior',
  'proof.journal': 'Diário após o lote {batch}',
  'proof.compare': 'Compare o hash com o que os outros veem: deve ser o mesmo para todos.',
  'proof.download': 'Baixar a árvore',
  'proof.verify': 'Qualquer pessoa pode verificar o arquivo:',
  'proof.keys': 'Chaves que assinam os comprovantes',
  'proof.keyNow': 'Assina agora',
  'proof.keyBefore': 'Substituída; vale para seus comprovantes',
  'proof.keysHint':
    'Todo comprovante de opção ou posição é assinado com Ed25519. Guarde uma chave para verificar comprovantes depois: a lista só cresce.',
  'proof.all': 'Todas as provas',
  'proof.nth': 'Prova {number}',
} satisfies typeof en
