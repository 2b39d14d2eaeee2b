import type { Area, AreaSource } from '../sources/areaSource.ts';

/** Shapes that real data have: a district directly in a province, a code on two levels, a province without cities, one name twice. */
export const oddAreas: readonly Area[] = [
  { id: '110000', text: '北京市', pid: '86', index: 1 },
  { id: '110101', text: '东城区', pid: '110000', index: 3 },
  { id: '110105', text: '朝阳区', pid: '110000', index: 3 },
  { id: '420000', text: '湖北省', pid: '86', index: 1 },
  { id: '420100', text: '武汉市', pid: '420000', index: 2 },
  { id: '420102', text: '江岸区', pid: '420100', index: 3 },
  { id: '429000', text: '省直辖县', pid: '420000', index: 2 },
  { id: '429004', text: '仙桃市', pid: '429000', index: 3 },
  { id: '220000', text: '吉林省', pid: '86', index: 1 },
  { id: '220100', text: '长春市', pid: '220000', index: 2 },
  { id: '220104', text: '朝阳区', pid: '220100', index: 3 },
  { id: '710000', text: '台湾省', pid: '86', index: 1 },
  { id: '710000', text: '台湾', pid: '710000', index: 2 },
  { id: '820000', text: '澳门特别行政区', pid: '86', index: 1 },
  { id: '999999', text: '孤立', pid: '990000', index: 3 },
];

/** Regions of Peru, as an application brings its own. */
export const peru: AreaSource = {
  load: async () => [
    { id: 'LIM', text: 'Lima', pid: 'PE', index: 1 },
    { id: 'LIM-1', text: 'Cañete', pid: 'LIM', index: 2 },
    { id: 'LIM-2', text: 'Huaral', pid: 'LIM', index: 2 },
    { id: 'ICA', text: 'Ica', pid: 'PE', index: 1 },
    { id: 'ICA-1', text: 'Chincha', pid: 'ICA', index: 2 },
  ],
};

/** 10 provinces of 10 cities of 100 districts. */
export const manyAreas: AreaSource = {
  load: async () =>
    Array.from({ length: 10_110 }, (_, at): Area => {
      if (at < 10) return { id: `p${at}`, text: `Province ${at}`, pid: '86', index: 1 };
      if (at < 110) return { id: `c${at - 10}`, text: `City ${at - 10}`, pid: `p${Math.floor((at - 10) / 10)}`, index: 2 };
      return { id: `d${at - 110}`, text: `District ${at - 110}`, pid: `c${Math.floor((at - 110) / 100)}`, index: 3 };
    }),
};

let isDown = true;
/** Cannot be reached at first, and then can. */
export const shakyAreas: AreaSource = {
  async load() {
    if (isDown) {
      isDown = false;
      throw new Error('The server does not answer');
    }
    return oddAreas;
  },
};
