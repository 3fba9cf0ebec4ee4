/** What the projects of a new sandbox tell, in traditional Chinese. */
import type en from './en.ts'

export default {
  'first.news': '募款開始',
  'clean-water.title': '為 40 個村莊帶來乾淨用水',
  'clean-water.summary': '在孩子得走兩小時取水的地方，鑿井並架設太陽能抽水機。',
  'clean-water.story':
    '乾季時，最近的安全水源在七公里外，取水的多半是女孩。一口配有太陽能抽水機的井可供約 300 人使用。款項用於鑿井、抽水機、水質檢測，以及每村兩名管理員的訓練。',
  'clean-water.news': '首批十個地點已完成勘查，達到目標四分之一時即開始鑿井。',
  'school-meals.title': '每個上學日的一份熱食',
  'school-meals.summary': '為 2,600 名孩童設置校園廚房，食材購自鄰近農家。',
  'school-meals.story':
    '吃飽的孩子才能專心上課、不中途輟學：提供午餐的學校，出席率提高三分之一。一餐約 35 美分。款項用於爐具、廚工薪資，以及 50 公里內農家的穀物、蔬菜與雞蛋。',
  'school-meals.news': '已與四所學校議定菜單，首座廚房可在六週內啟用。',
  'flood-relief.title': '洪災後的安身之所',
  'flood-relief.summary': '為 5,000 名失去家園的人提供帳篷、乾糧與藥品。',
  'flood-relief.story':
    '河水一夜暴漲四公尺，許多家庭睡在堤防上，診所泡在水中。五人帳篷組要價 180 USDT，一家一週糧食 24 USDT。餘款將在下個雨季前用於重建屋頂。',
  'flood-relief.news': '兩輛載滿帳篷的卡車已就緒，道路一通即出發。',
  'young-forest.title': '六萬棵樹的新生森林',
  'young-forest.summary': '在火燒坡地種植原生樹種，並照護五年。',
  'young-forest.story':
    '大火之後，雨水沖走了土壤。十二種原生樹種穩住坡地，讓泉水與鳥兒歸來。一棵樹 1 USDT，涵蓋種子、育苗、栽植與五年照護，每年春天由當地居民清點。',
  'young-forest.news': '苗圃已備妥 9,000 株樹苗，靜待第一場雨。',
  'sight-again.title': '為 900 人進行眼部手術',
  'sight-again.summary': '白內障手術只需 15 分鐘、50 USDT，就能重見光明。',
  'sight-again.story':
    '此地多數失明者其實可以復明。三位外科醫師搭乘設有手術室的巴士巡迴，每天為 30 人動刀。款項用於人工水晶體、藥品、燃料與一個月後的複診，醫師皆無償服務。',
  'sight-again.news': '巴士已通過檢驗，首條路線共有六站。',
  'village-library.title': '每座山谷一間圖書館',
  'village-library.summary': '十二間閱覽室，有書、有燈、有網路，放學後開放。',
  'village-library.story':
    '日落後沒有燈光可以閱讀，最近的書店要走一天。一間閱覽室需要書架、600 本當地語言的書、太陽能屋頂，以及一位開門的人。款項支應前三年的一切，之後由村莊接手。',
  'village-library.news': '首批 1,800 本書已印製完成，正在運送途中。',
} satisfies typeof en
