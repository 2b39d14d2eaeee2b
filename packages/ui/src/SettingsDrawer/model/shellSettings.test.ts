import { expect, test } from 'vitest';
import { changeSettings, defaultShellSettings, disabledSettings, readShellSettings, type ShellSettings, writeShellSettings } from './shellSettings.ts';

const settings = (part: Partial<ShellSettings>): ShellSettings => ({ ...defaultShellSettings, ...part });

test.each<[Partial<ShellSettings>, (keyof ShellSettings)[]]>([
  [{}, ['contentWidth']],
  [{ layout: 'topmenu' }, ['fixedSideMenu']],
  [{ fixedHeader: false }, ['contentWidth', 'autoHideHeader']],
])('%j leaves no choice for %j', (part, names) => {
  expect([...disabledSettings(settings(part))]).toEqual(names);
});

test('back to the side menu the width is fixed again', () => {
  const top = changeSettings(settings({ layout: 'topmenu' }), { contentWidth: 'Fluid' });
  expect(top.contentWidth).toBe('Fluid');
  expect(changeSettings(top, { layout: 'sidemenu' }).contentWidth).toBe('Fixed');
});

test('a header that is not fixed does not hide', () => {
  const hiding = changeSettings(defaultShellSettings, { autoHideHeader: true });
  expect(changeSettings(hiding, { fixedHeader: false }).autoHideHeader).toBe(false);
});

test('settings are read back as they were written', () => {
  const own = settings({ layout: 'topmenu', contentWidth: 'Fluid', primaryColor: '#722ED1', colorWeak: true, multiTab: false });
  expect(readShellSettings(JSON.parse(writeShellSettings(own)) as object)).toEqual(own);
});

test('what makes no sense takes the default', () => {
  expect(readShellSettings({ theme: 'purple', primaryColor: 'red', fixedHeader: 'yes', density: 'roomy', other: 1 })).toEqual(settings({ density: 'roomy' }));
});
