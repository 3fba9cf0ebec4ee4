/** The palettes of Tidelines: each print has one, and no colour beside it. */
export type Palette = {
  readonly paper: string
  readonly sky: readonly [string, string, string]
  readonly sun: string
  readonly land: readonly [string, string]
  readonly sea: readonly [far: string, near: string]
  readonly foam: string
  readonly ink: string
}

export const palettes: readonly Palette[] = [
  {
    paper: '#f6efe4',
    sky: ['#f7c59f', '#f9dcc4', '#fdf0e0'],
    sun: '#ef6f5e',
    land: ['#d99b8a', '#a8616b'],
    sea: ['#e8a598', '#3d405b'],
    foam: '#fff3e6',
    ink: '#2b2d42',
  },
  {
    paper: '#eef4f0',
    sky: ['#7fc8c2', '#bfe3d6', '#eaf6ec'],
    sun: '#ffd166',
    land: ['#5fa8a0', '#2a7f7b'],
    sea: ['#6cc3b8', '#0b4f5c'],
    foam: '#f2fff9',
    ink: '#083d47',
  },
  {
    paper: '#f1ecf4',
    sky: ['#3b2a5c', '#8d5a97', '#f2a07b'],
    sun: '#ffd9a0',
    land: ['#5f3b72', '#3a2552'],
    sea: ['#8a5a92', '#1c1636'],
    foam: '#ffd8c2',
    ink: '#1b1233',
  },
  {
    paper: '#f7ede2',
    sky: ['#5b1a1a', '#b23a2e', '#f4a259'],
    sun: '#ffe1a8',
    land: ['#7c2a26', '#4a1517'],
    sea: ['#b5523b', '#2a0f14'],
    foam: '#ffdcb5',
    ink: '#2a0f14',
  },
  {
    paper: '#f4f7fa',
    sky: ['#b8d4e8', '#dbe9f4', '#f5fafd'],
    sun: '#ffffff',
    land: ['#a9c4d9', '#6f95b5'],
    sea: ['#9cc0da', '#2c4a6b'],
    foam: '#ffffff',
    ink: '#1f3550',
  },
  {
    paper: '#faf1f5',
    sky: ['#e6a4c4', '#f3cfdc', '#fdeff2'],
    sun: '#c9497a',
    land: ['#c78fb3', '#8a5a8c'],
    sea: ['#cf94ba', '#4a2c5e'],
    foam: '#fff4f9',
    ink: '#3a1f4d',
  },
  {
    paper: '#f3f1ec',
    sky: ['#d9d5cb', '#e8e5dd', '#f3f1ec'],
    sun: '#d1372b',
    land: ['#9a968d', '#55534f'],
    sea: ['#8f8c86', '#141416'],
    foam: '#ffffff',
    ink: '#141416',
  },
  {
    paper: '#15140f',
    sky: ['#1a1a1f', '#2a2620', '#4d3f22'],
    sun: '#f4cf73',
    land: ['#4a3d22', '#2b2516'],
    sea: ['#6b5728', '#0d0c09'],
    foam: '#f4cf73',
    ink: '#f4cf73',
  },
]
