/** What the projects of a new sandbox tell, in Korean. */
import type en from './en.ts'

export default {
  'first.news': '모금을 시작합니다',
  'clean-water.title': '40개 마을에 깨끗한 물을',
  'clean-water.summary':
    '물을 길으러 두 시간을 걷는 아이들의 마을에 우물과 태양광 펌프를 설치합니다.',
  'clean-water.story':
    '건기에는 가장 가까운 안전한 물이 7km 떨어져 있고, 주로 여자아이들이 물을 나릅니다. 태양광 펌프를 갖춘 우물 하나가 약 300명을 책임집니다. 기부금은 시추, 펌프, 수질 검사, 마을마다 관리인 두 명을 교육하는 데 쓰입니다.',
  'clean-water.news': '첫 열 곳의 조사를 마쳤습니다. 목표의 4분의 1에 도달하면 시추를 시작합니다.',
  'school-meals.title': '등교일마다 따뜻한 한 끼',
  'school-meals.summary': '2,600명의 아이들을 위한 학교 급식실, 식재료는 인근 농가에서 구입합니다.',
  'school-meals.story':
    '배부른 아이는 수업에 남고 학교에 남습니다. 점심을 주는 곳은 출석률이 3분의 1 늘었습니다. 한 끼 비용은 약 35센트입니다. 기부금은 조리 시설, 조리사 급여, 50km 이내 농가의 곡물·채소·달걀을 사는 데 쓰입니다.',
  'school-meals.news': '네 학교와 식단을 정했습니다. 첫 급식실은 6주 안에 문을 열 수 있습니다.',
  'flood-relief.title': '홍수 뒤의 보금자리',
  'flood-relief.summary': '집을 잃은 5,000명에게 텐트와 건조식품, 의약품을 보냅니다.',
  'flood-relief.story':
    '강이 하룻밤 새 4미터 불어났습니다. 가족들은 제방에서 잠을 자고 진료소는 물에 잠겼습니다. 5인용 텐트 세트는 180 USDT, 한 가족의 일주일 식량은 24 USDT입니다. 남은 금액은 다음 우기 전에 지붕을 다시 세우는 데 씁니다.',
  'flood-relief.news': '텐트를 실은 트럭 두 대가 도로가 열리는 대로 출발합니다.',
  'young-forest.title': '나무 6만 그루의 어린 숲',
  'young-forest.summary': '불탄 산비탈에 토종 나무를 심고 5년간 돌봅니다.',
  'young-forest.story':
    '산불 뒤 빗물이 흙을 쓸어 갔습니다. 토종 나무 열두 종이 비탈을 붙잡고 샘과 새를 되돌립니다. 나무 한 그루는 1 USDT로 씨앗, 양묘, 식재, 5년간의 관리까지 포함하며 매년 봄 주민들이 다시 셉니다.',
  'young-forest.news': '양묘장에서 첫 비를 기다리는 묘목 9,000그루를 길렀습니다.',
  'sight-again.title': '900명을 위한 눈 수술',
  'sight-again.summary': '백내장 수술은 15분, 비용은 50 USDT. 시력을 되찾아 줍니다.',
  'sight-again.story':
    '이곳에서 앞을 못 보는 분들 대부분은 다시 볼 수 있습니다. 외과의 세 명이 수술실을 갖춘 버스로 다니며 하루 30명을 수술합니다. 기부금은 인공 수정체, 약, 연료, 한 달 뒤 검진에 쓰이며 의사들은 무보수로 일합니다.',
  'sight-again.news': '버스 점검을 마쳤습니다. 첫 노선은 여섯 곳을 들릅니다.',
  'village-library.title': '골짜기마다 도서관을',
  'village-library.summary': '책과 불빛, 인터넷이 있는 열두 곳의 열람실이 방과 후에 문을 엽니다.',
  'village-library.story':
    '해가 지면 책을 읽을 불빛이 없고 가장 가까운 서점은 하루 거리입니다. 열람실에는 책장, 골짜기의 언어로 된 책 600권, 태양광 지붕, 문을 열어 줄 사람이 필요합니다. 기부금이 첫 3년을 책임지고, 그 뒤에는 마을이 이어 갑니다.',
  'village-library.news': '첫 1,800권이 인쇄되어 가는 중입니다.',
} satisfies typeof en
