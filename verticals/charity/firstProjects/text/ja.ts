/** What the projects of a new sandbox tell, in Japanese. */
import type en from './en.ts'

export default {
  'first.news': '募金を開始しました',
  'clean-water.title': '40の村にきれいな水を',
  'clean-water.summary': '子どもが水くみに2時間歩く土地に、井戸と太陽光ポンプを。',
  'clean-water.story':
    '乾季には最も近い安全な水まで7キロあり、運ぶのはたいてい女の子です。太陽光ポンプ付きの井戸ひとつで約300人の暮らしを支えます。寄付は掘削、ポンプ、水質検査、各村2名の管理人の研修に使われます。',
  'clean-water.news': '最初の10か所の調査が終わりました。目標の4分の1に届き次第、掘削を始めます。',
  'school-meals.title': '登校日に毎日あたたかい給食を',
  'school-meals.summary': '2,600人の子どものための給食室。食材は近隣の農家から。',
  'school-meals.story':
    '食事をとった子どもは授業に集中し、学校をやめません。給食のある学校では出席率が3分の1伸びます。1食およそ35セント。寄付は調理設備、調理員の賃金、50キロ圏内の農家の穀物・野菜・卵に使われます。',
  'school-meals.news': '4校と献立を決めました。最初の給食室は6週間以内に開設できます。',
  'flood-relief.title': '洪水のあとの住まい',
  'flood-relief.summary': '家を失った5,000人にテント、保存食、医薬品を。',
  'flood-relief.story':
    '川は一晩で4メートル増水しました。家族は堤防で眠り、診療所は水に沈んでいます。5人用テント一式は180 USDT、一家族1週間分の食料は24 USDT。残りは次の雨季までに屋根の再建に使われます。',
  'flood-relief.news': 'テントを積んだトラック2台が、道路の開通を待っています。',
  'young-forest.title': '6万本の若い森',
  'young-forest.summary': '焼けた斜面に在来種を植え、5年間育てます。',
  'young-forest.story':
    '火災のあと、雨が土を流しました。12の在来種が斜面を支え、泉と鳥を呼び戻します。1本1 USDT。種、育苗、植樹、5年間の手入れを含み、毎年春に住民が本数を数えます。',
  'young-forest.news': '苗床では9,000本の苗が最初の雨を待っています。',
  'sight-again.title': '900人に目の手術を',
  'sight-again.summary': '白内障の手術は15分、50 USDT。視力が戻ります。',
  'sight-again.story':
    'この地で視力を失った人の多くは、治療で見えるようになります。3人の外科医が手術室を備えたバスで巡回し、1日30人を手術します。寄付はレンズ、薬、燃料、1か月後の検診に使われ、医師は無報酬です。',
  'sight-again.news': 'バスの点検が完了。最初のルートは6か所を回ります。',
  'village-library.title': 'すべての谷に図書館を',
  'village-library.summary': '本と明かりとインターネットのある12の読書室を、放課後に。',
  'village-library.story':
    '日が暮れると本を読む明かりがなく、最寄りの書店まで1日かかります。読書室に必要なのは、棚、地域の言葉で書かれた600冊の本、太陽光の屋根、そして扉を開ける人。最初の3年間は寄付でまかない、その後は村が引き継ぎます。',
  'village-library.news': '最初の1,800冊が刷り上がり、届く途中です。',
} satisfies typeof en
