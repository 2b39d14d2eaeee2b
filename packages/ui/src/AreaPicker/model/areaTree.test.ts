import { beforeAll, describe, expect, test } from 'vitest';
import { oddAreas } from '../AreaPicker.fixtures.ts';
import { chinaAreas } from '../chinaAreas.ts';
import { type AreaTree, createAreaTree, cutLevels } from './areaTree.ts';
import { areaText, toPath, toStored } from './areaValue.ts';

const odd = createAreaTree(oddAreas);
const codes = (tree: AreaTree, code: string) => tree.path(code).map((node) => node.code);
const labels = (nodes: readonly { label: string }[]) => nodes.map(({ label }) => label);

describe('areas by their parents', () => {
  test.each([
    ['110101', ['110000', '110101'], 'a district directly in a province'],
    ['429004', ['420000', '429000', '429004'], 'counties under a province'],
    ['710000', ['710000', '710000'], 'one code on two levels: the inner one'],
    ['820000', ['820000'], 'a province without cities'],
    ['999999', ['999999'], 'a parent that is not there'],
    ['000000', [], 'not known'],
  ])('%s lies in %j (%s)', (code, path) => expect(codes(odd, code)).toEqual(path));

  test('offer what lies in a code, also in one that is no area', () => {
    expect(labels(odd.within('86'))).toEqual(['北京市', '湖北省', '吉林省', '台湾省', '澳门特别行政区']);
    expect(labels(odd.within('420000'))).toEqual(['武汉市', '省直辖县']);
    expect(odd.within('XX')).toEqual([]);
  });

  test('a name may stand for several', () => expect(odd.named('朝阳区').map(({ code }) => code)).toEqual(['110105', '220104']));

  test('levels below the wanted one are cut off', () => {
    const [hubei] = cutLevels(odd.within('86'), 2).filter(({ label }) => label === '湖北省');
    expect(labels(hubei!.children!)).toEqual(['武汉市', '省直辖县']);
    expect(hubei!.children!.every(({ children }) => children === undefined)).toBe(true);
    expect(cutLevels(odd.within('86'), 1).every(({ children }) => children === undefined)).toBe(true);
  });
});

describe('stored values', () => {
  test.each([
    ['429004', '86', '湖北省/省直辖县/仙桃市'],
    ['420000,429000,429004', '86', '湖北省/省直辖县/仙桃市'],
    ['429004', '420000', '省直辖县/仙桃市'],
    ['710000', '86', '台湾省/台湾'],
    ['110101,420102', '86', '北京市/东城区, 湖北省/武汉市/江岸区'],
    ['110101,gone', '86', '北京市/东城区, gone'],
    ['gone', '86', 'gone'],
    ['', '86', ''],
    [null, '86', ''],
  ])('%s below %s reads %s', (value, root, text) => expect(areaText(odd, value, root)).toBe(text));

  test('are read back as they were written', () => {
    for (const { code } of odd.nodes.filter((node) => node.code !== '710000')) {
      const path = odd.path(code);
      expect(toPath(odd, toStored(path, 'code'), '86')).toEqual(path);
      expect(toPath(odd, toStored(path, 'path'), '86')).toEqual(path);
    }
  });
});

describe('the areas of China', () => {
  let tree: AreaTree;
  beforeAll(async () => void (tree = createAreaTree(await chinaAreas.load('zh-cn'))));

  test('all lie in a province, whatever their level', () => {
    expect(tree.within('86')).toHaveLength(34);
    expect(tree.nodes.filter(({ code }) => tree.path(code)[0]?.index !== 1)).toEqual([]);
  });

  test.each([
    ['110101', '北京市/北京市/东城区'],
    ['810101', '香港特别行政区/香港岛/中西区'],
    ['820102', '澳门特别行政区/澳门半岛/花地玛堂区'],
    ['710101', '台湾省/台北市/中正区'],
    ['429004', '湖北省/省直辖县/仙桃市'],
    ['370283', '山东省/青岛市/平度市'],
  ])('%s is %s', (code, text) => expect(areaText(tree, code, '86')).toBe(text));
});
