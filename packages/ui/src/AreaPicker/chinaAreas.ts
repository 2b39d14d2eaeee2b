import { type Area, type AreaSource, chinaCode } from '../sources/areaSource.ts';

/** Provinces, cities and districts of China with their Chinese names. They are data of some 50 kB and come on their own. */
export const chinaAreas: AreaSource = {
  async load() {
    const { areaList } = await import('@vant/area-data');
    const level = (names: Record<string, string>, index: Area['index'], around: (id: string) => string): Area[] =>
      Object.entries(names).map(([id, text]) => ({ id, text, pid: around(id), index }));
    return [
      ...level(areaList.province_list, 1, () => chinaCode),
      ...level(areaList.city_list, 2, (id) => `${id.slice(0, 2)}0000`),
      ...level(areaList.county_list, 3, (id) => `${id.slice(0, 4)}00`),
    ];
  },
};
