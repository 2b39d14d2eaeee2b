import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aliveIds,
  close,
  closeLeft,
  closeOthers,
  closeRight,
  closedUnsaved,
  createTabs,
  homeId,
  markUnsaved,
  move,
  pin,
  redirect,
  refresh,
  rename,
  restoreTabs,
  type Tabs,
  visit,
} from './tabs.ts';

const home = { fullPath: '/dashboard/analysis', title: '首页' };
const page = (fullPath: string) => ({ fullPath, title: fullPath });
const open = (...paths: string[]): Tabs => paths.reduce((tabs, path) => visit(tabs, page(path), 'open'), createTabs(home));
const paths = (tabs: Tabs): string[] => tabs.list.map((tab) => tab.fullPath);
const active = (tabs: Tabs): string | undefined => tabs.list.find((tab) => tab.id === tabs.activeId)?.fullPath;
const idOf = (tabs: Tabs, path: string): string => tabs.list.find((tab) => tab.fullPath === path)!.id;
const closed = (tabs: Tabs, path: string): Tabs => {
  const result = close(tabs, idOf(tabs, path));
  if (typeof result === 'string') throw new Error(result);
  return result;
};

describe('coming to a page', () => {
  test('every full path gets its own tab behind the home tab', () => {
    expect(paths(open('/a', '/b?x=1', '/b?x=2'))).toEqual(['/dashboard/analysis', '/a', '/b?x=1', '/b?x=2']);
  });

  test('coming back reuses the tab and keeps its given title', () => {
    let tabs = open('/a', '/b');
    tabs = rename(tabs, idOf(tabs, '/a'), 'WC2611-0001');
    tabs = visit(tabs, page('/a'), 'open');
    expect(paths(tabs)).toEqual(['/dashboard/analysis', '/a', '/b']);
    expect(active(tabs)).toBe('/a');
    expect(tabs.list[1]?.title).toBe('WC2611-0001');
  });

  test('a changed filter moves the tab along', () => {
    const before = open('/list');
    const after = visit(before, page('/list?page=2'), 'replace');
    expect(paths(after)).toEqual(['/dashboard/analysis', '/list?page=2']);
    expect(after.list[1]?.id).toBe(before.list[1]?.id);
  });

  test('replacing by another page opens a tab', () => {
    expect(paths(visit(open('/list'), page('/detail'), 'replace'))).toEqual(['/dashboard/analysis', '/list', '/detail']);
  });

  test('travelling back through filters stays in the tab of the list', () => {
    let tabs = visit(open('/list'), page('/list?page=2'), 'replace');
    tabs = visit(tabs, page('/detail'), 'open');
    tabs = visit(tabs, page('/list'), 'travel');
    expect(paths(tabs)).toEqual(['/dashboard/analysis', '/list', '/detail']);
    expect(active(tabs)).toBe('/list');
  });
});

describe('giving way to another page', () => {
  const draft = (): Tabs => markUnsaved(visit(open('/list', '/add'), page('/add'), 'open'), 'tab-2', true);

  test('the tab moves along and keeps its place', () => {
    const after = redirect(draft(), 'tab-2', page('/detail/1'));
    expect(paths(after)).toEqual(['/dashboard/analysis', '/list', '/detail/1']);
    expect(after.list[2]).toMatchObject({ id: 'tab-2', unsaved: false });
    expect(active(after)).toBe('/detail/1');
  });

  test('a page that only gets another query keeps its title and its unsaved input', () => {
    const after = redirect(rename(draft(), 'tab-2', 'WC2611-0001'), 'tab-2', page('/add?id=1'));
    expect(after.list[2]).toMatchObject({ fullPath: '/add?id=1', title: 'WC2611-0001', unsaved: true });
  });

  test('in the background it leaves the page that is shown', () => {
    const after = redirect(visit(draft(), page('/list'), 'open'), 'tab-2', page('/detail/1'));
    expect(paths(after)).toEqual(['/dashboard/analysis', '/list', '/detail/1']);
    expect(active(after)).toBe('/list');
  });

  test('where the other page is open already, that one is shown and the tab closes', () => {
    const after = redirect(visit(draft(), page('/add'), 'open'), 'tab-2', page('/list'));
    expect(paths(after)).toEqual(['/dashboard/analysis', '/list']);
    expect(active(after)).toBe('/list');
  });

  test('the home page stays', () => {
    const after = redirect(visit(open('/list'), page('/dashboard/analysis'), 'open'), 'home', page('/detail/1'));
    expect(paths(after)).toEqual(['/dashboard/analysis', '/list', '/detail/1']);
    expect(active(after)).toBe('/detail/1');
  });

  test('a tab that has been closed stays closed', () => {
    const tabs = open('/list');
    expect(redirect(tabs, 'tab-9', page('/detail/1'))).toBe(tabs);
  });
});

describe('closing', () => {
  test('the right neighbour follows the closed tab, else the last one', () => {
    const tabs = open('/a', '/b', '/c');
    expect(active(closed(visit(tabs, page('/a'), 'open'), '/a'))).toBe('/b');
    expect(active(closed(tabs, '/c'))).toBe('/b');
  });

  test('closing a tab in the background leaves the active one', () => {
    expect(active(closed(open('/a', '/b'), '/a'))).toBe('/b');
  });

  test('the home tab stays, and says why', () => {
    expect(close(open('/a'), homeId)).toBe('home');
    expect(close(createTabs(home), homeId)).toBe('last');
  });

  test('close left, right and others keep the home tab and the clicked one', () => {
    const tabs = open('/a', '/b', '/c');
    const b = idOf(tabs, '/b');
    expect(paths(closeLeft(tabs, b))).toEqual(['/dashboard/analysis', '/b', '/c']);
    expect(active(closeLeft(tabs, b))).toBe('/c');
    expect(paths(closeRight(tabs, b))).toEqual(['/dashboard/analysis', '/a', '/b']);
    expect(active(closeRight(tabs, b))).toBe('/b');
    expect(paths(closeOthers(tabs, b))).toEqual(['/dashboard/analysis', '/b']);
    expect(paths(closeOthers(tabs, homeId))).toEqual(['/dashboard/analysis']);
  });
});

test('refresh concerns the clicked tab alone', () => {
  const tabs = open('/a', '/b');
  expect(refresh(tabs, idOf(tabs, '/a')).list.map((tab) => tab.generation)).toEqual([0, 1, 0]);
  expect(refresh(tabs, idOf(tabs, '/a')).activeId).toBe(tabs.activeId);
});

test('only the pages used last stay alive', () => {
  const tabs = visit(open('/a', '/b', '/c'), page('/a'), 'open');
  expect([...aliveIds(tabs, 2)]).toEqual([idOf(tabs, '/a'), idOf(tabs, '/c')]);
});

test('closing a tab with unsaved input is known, whichever way it is closed', () => {
  const tabs = open('/a', '/b', '/c');
  const marked = markUnsaved(tabs, idOf(tabs, '/b'), true);
  expect(markUnsaved(marked, idOf(tabs, '/b'), true)).toBe(marked);
  expect(closedUnsaved(marked, closed(marked, '/a'))).toEqual([]);
  expect(closedUnsaved(marked, closed(marked, '/b')).map(({ fullPath }) => fullPath)).toEqual(['/b']);
  expect(closedUnsaved(marked, closeOthers(marked, idOf(tabs, '/c'))).map(({ fullPath }) => fullPath)).toEqual(['/b']);
  expect(closedUnsaved(markUnsaved(marked, idOf(tabs, '/b'), false), closed(marked, '/b'))).toEqual([]);
});

describe('order', () => {
  const pinned = (...names: string[]): Tabs => names.reduce((tabs, name) => pin(tabs, idOf(tabs, name), true), open('/a', '/b', '/c', '/d'));

  test('pinned tabs stand behind the home tab, in the order they were pinned', () => {
    expect(paths(pinned('/c', '/a'))).toEqual(['/dashboard/analysis', '/c', '/a', '/b', '/d']);
  });

  test('a tab that is let go stands in front of the others', () => {
    const tabs = pinned('/c', '/a');
    expect(paths(pin(tabs, idOf(tabs, '/c'), false))).toEqual(['/dashboard/analysis', '/a', '/c', '/b', '/d']);
  });

  test.each([
    ['/d', 3, ['/c', '/a', '/d', '/b']],
    ['/b', 0, ['/c', '/a', '/b', '/d']],
    ['/a', 1, ['/a', '/c', '/b', '/d']],
    ['/c', 9, ['/a', '/c', '/b', '/d']],
  ])('%s moved to place %i', (path, index, expected) => {
    const tabs = pinned('/c', '/a');
    expect(paths(move(tabs, idOf(tabs, path), index)).slice(1)).toEqual(expected);
  });

  test('the home tab stays where it is', () => {
    const tabs = pinned('/c');
    expect(move(tabs, homeId, 3)).toBe(tabs);
    expect(pin(tabs, homeId, true)).toBe(tabs);
  });

  test('pinned tabs stay when others are closed', () => {
    const tabs = pinned('/c');
    expect(paths(closeOthers(tabs, idOf(tabs, '/b')))).toEqual(['/dashboard/analysis', '/c', '/b']);
    expect(paths(closeLeft(tabs, idOf(tabs, '/d')))).toEqual(['/dashboard/analysis', '/c', '/d']);
    expect(paths(closeRight(tabs, homeId))).toEqual(['/dashboard/analysis', '/c']);
  });

  test('they are pinned again after a reload', () => {
    const tabs = restoreTabs(home, [{ ...page('/c'), pinned: true }, page('/a')]);
    expect(tabs.list.map((tab) => tab.pinned ?? false)).toEqual([false, true, false]);
  });
});

test('how often a page was shown', () => {
  let tabs = open('/a', '/b');
  const shown = (path: string) => tabs.list.find((tab) => tab.fullPath === path)?.shown;
  expect(shown('/a')).toBe(1);
  tabs = visit(tabs, page('/a'), 'open');
  tabs = visit(tabs, page('/a'), 'open');
  expect(shown('/a')).toBe(2);
});

test('tabs of an earlier visit come back behind the home tab', () => {
  expect(paths(restoreTabs(home, [page('/dashboard/analysis'), page('/a'), page('/b')]))).toEqual(['/dashboard/analysis', '/a', '/b']);
});

test('whatever is done: one home tab in front, no path twice, the active tab is open and used last', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('visit' as const),
      path: fc.constantFrom('/a', '/b', '/a?p=1', '/c', '/a?p=2'),
      arrival: fc.constantFrom('open' as const, 'travel' as const),
    }),
    fc.record({ kind: fc.constantFrom('close' as const, 'left' as const, 'right' as const, 'others' as const), index: fc.nat(6) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let tabs = createTabs(home);
      for (const one of steps) {
        if (one.kind === 'visit') tabs = visit(tabs, page(one.path), one.arrival);
        else {
          const id = tabs.list[one.index % tabs.list.length]!.id;
          const result = { close, left: closeLeft, right: closeRight, others: closeOthers }[one.kind](tabs, id);
          if (typeof result !== 'string') tabs = result;
        }
        expect(tabs.list.filter((tab) => tab.id === homeId)).toHaveLength(1);
        expect(tabs.list[0]?.id).toBe(homeId);
        expect(new Set(paths(tabs)).size).toBe(tabs.list.length);
        expect(active(tabs)).toBeDefined();
        expect(tabs.recent[0]).toBe(tabs.activeId);
        expect([...tabs.recent].sort()).toEqual(tabs.list.map((tab) => tab.id).sort());
      }
    }),
  );
});
