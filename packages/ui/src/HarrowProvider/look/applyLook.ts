import { paletteOf, toCssVariables } from './palette.ts';
import { type Density, rowHeights } from '../../styles/density.ts';

export interface Look {
  dark: boolean;
  /** `#rrggbb`. Default #1890FF. */
  primaryColor?: string;
  density?: Density;
  /** Default false. */
  colorWeak?: boolean;
}

/**
 * Puts colours and row height on `<html>` as `--hw-*` variables. `HarrowProvider` does it; a page that comes before it,
 * such as a login without antd, calls this.
 */
export function applyLook({ dark, primaryColor = '#1890FF', density = 'default', colorWeak = false }: Look): void {
  const root = document.documentElement;
  root.dataset['theme'] = dark ? 'dark' : 'light';
  root.toggleAttribute('data-color-weak', colorWeak);
  root.style.colorScheme = dark ? 'dark' : 'light';
  for (const [name, value] of Object.entries(toCssVariables(paletteOf(dark, colorWeak), primaryColor))) root.style.setProperty(name, value);
  root.style.setProperty('--hw-row-height', `${rowHeights[density]}px`);
}
