/** What the console’s calls of support are refused for, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.englishMissing': 'अंग्रेज़ी पाठ नहीं है: जिनके लिए दूसरा नहीं है, वे वही पढ़ते हैं।',
  'refusal.linkUnsound': 'एक लिंक ऐप की किसी जगह पर नहीं जाता। लिंक ऐसे लिखें: [शब्द](/deposit).',
  'refusal.momentPassed': 'यह समय बीत चुका है। बाद का समय चुनें।',
  'refusal.slugTaken': 'किसी और लेख का यही छोटा नाम है।',
  'refusal.figureUnknown': 'पाठ में ऐसा आँकड़ा है जो मौजूद नहीं। सूची में मौजूद आँकड़े हैं।',
  'refusal.chatDoesNotExist': 'यह बातचीत अब मौजूद नहीं है।',
  'refusal.chatTaken': '{name} इस बातचीत पर काम कर रहे हैं।',
  'refusal.chatOperatorUnknown': 'यह ऑपरेटर बातचीत नहीं ले सकता।',
  'refusal.answerDoesNotExist': 'यह तैयार जवाब अब मौजूद नहीं है।',
  'refusal.feedbackReplied': 'इस फ़ीडबैक का जवाब दिया जा चुका है।',
} satisfies typeof en
