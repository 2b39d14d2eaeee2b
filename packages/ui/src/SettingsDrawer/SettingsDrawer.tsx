import { Drawer, Segmented } from 'antd';
import { Suspense } from 'react';
import { changeSettings, disabledSettings, type ShellSettings } from './model/shellSettings.ts';
import { ColorChoice } from './parts/ColorChoice.tsx';
import { PictureChoice } from './parts/PictureChoice.tsx';
import { Section } from './parts/Section.tsx';
import { SettingRow } from './parts/SettingRow.tsx';
import { SettingsFoot } from './parts/SettingsFoot.tsx';
import { SwitchRow } from './parts/SwitchRow.tsx';
import type { SettingsDrawerProps } from './SettingsDrawer.types.ts';
import { useSettingsTexts } from './useSettingsTexts.ts';

/** Look and layout of the application, changed at once. Where the choices are kept is the application's affair. */
export function SettingsDrawer(props: SettingsDrawerProps) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}

function Content({ open, onClose, settings, onChange, hidden = [] }: SettingsDrawerProps) {
  const { t } = useSettingsTexts();
  const disabled = disabledSettings(settings);
  const change = (part: Partial<ShellSettings>): void => onChange(changeSettings(settings, part));
  const isShown = (...names: (keyof ShellSettings)[]): boolean => names.some((name) => !hidden.includes(name));
  const row = (name: 'fixedHeader' | 'autoHideHeader' | 'fixedSideMenu' | 'colorWeak' | 'multiTab') =>
    isShown(name) && (
      <SwitchRow
        label={t(`${name}.label`)}
        hint={t(`${name}.hint`)}
        checked={settings[name]}
        disabled={disabled.has(name)}
        onChange={(checked) => change({ [name]: checked })}
      />
    );

  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="right"
      size="min(320px, 92vw)"
      title={t('title')}
      closable={{ 'aria-label': t('close') }}
      styles={{ body: { padding: '8px 20px 16px' }, header: { padding: '12px 20px' }, footer: { padding: '12px 20px' } }}
      footer={<SettingsFoot settings={settings} onChange={onChange} />}
    >
      <Section title={t('style')}>
        <SettingRow label={t('theme.label')} stacked>
          <Segmented
            block
            aria-label={t('theme.label')}
            value={settings.theme}
            onChange={(theme) => change({ theme })}
            options={(['light', 'dark', 'system'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
          />
        </SettingRow>
        {isShown('menuTheme') && (
          <PictureChoice
            label={t('menuTheme.label')}
            value={settings.menuTheme}
            onChange={(menuTheme) => change({ menuTheme })}
            options={[
              { value: 'dark', label: t('menuTheme.dark'), picture: 'darkMenu' },
              { value: 'light', label: t('menuTheme.light'), picture: 'lightMenu' },
            ]}
          />
        )}
        <ColorChoice value={settings.primaryColor} onChange={(primaryColor) => change({ primaryColor })} />
      </Section>
      {isShown('layout') && (
        <Section title={t('navigation')}>
          <PictureChoice
            label={t('layout.label')}
            value={settings.layout}
            onChange={(layout) => change({ layout })}
            options={[
              { value: 'sidemenu', label: t('layout.sidemenu'), picture: 'sideMenu' },
              { value: 'topmenu', label: t('layout.topmenu'), picture: 'topMenu' },
            ]}
          />
          <SettingRow stacked label={t('contentWidth.label')} hint={t('contentWidth.hint')}>
            <Segmented
              block
              aria-label={t('contentWidth.label')}
              value={settings.contentWidth}
              onChange={(contentWidth) => change({ contentWidth })}
              options={(['Fixed', 'Fluid'] as const).map((value) => ({
                value,
                label: t(`contentWidth.${value}`),
                disabled: value === 'Fluid' && disabled.has('contentWidth'),
              }))}
            />
          </SettingRow>
          {row('fixedHeader')}
          {row('autoHideHeader')}
          {row('fixedSideMenu')}
        </Section>
      )}
      <Section title={t('other')}>
        <SettingRow label={t('density.label')} stacked>
          <Segmented
            block
            aria-label={t('density.label')}
            value={settings.density}
            onChange={(density) => change({ density })}
            options={(['compact', 'default', 'roomy'] as const).map((value) => ({ value, label: t(`density.${value}`) }))}
          />
        </SettingRow>
        {row('colorWeak')}
        {row('multiTab')}
      </Section>
    </Drawer>
  );
}
