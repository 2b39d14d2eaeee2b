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
  applyToPage({ dark, colorWeak }, { ...toCssVariables(paletteOf(dark, colorWeak), primaryColor), '--hw-row-height': `${rowHeights[density]}px` });
}

/** Puts colours that are worked out already on `<html>`. */
export function applyToPage({ dark, colorWeak = false }: Look, variables: Readonly<Record<string, string>>): void {
  const root = document.documentElement;
  root.dataset['theme'] = dark ? 'dark' : 'light';
  root.toggleAttribute('data-color-weak', colorWeak);
  root.style.colorScheme = dark ? 'dark' : 'light';
  for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
}
