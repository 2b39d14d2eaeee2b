import type { DateOrder } from '@harrow/validation/dates';
import type { ThemeConfig } from 'antd';
import type { Sources } from '../sources/sources.ts';
import type { LanguageProps } from './language/LanguageProvider.tsx';
import type { Density } from '../styles/density.ts';

export type ThemeName = 'light' | 'dark' | 'system';

/** antd's theme, with the look that it starts from. */
export interface HarrowTheme extends ThemeConfig {
  appearance?: ThemeName;
}

export interface HarrowProviderProps extends LanguageProps {
  /**
   * A look of ours (`system` follows the operating system), or antd's tokens and components over it.
   * Default: the look of the `ConfigProvider` or `HarrowProvider` above, else `light`.
   */
  theme?: ThemeName | HarrowTheme;
  /** Spacing of rows and fields: `default`, `compact`, or `roomy`. Default: that of the provider above, else `default`. */
  density?: Density;
  /** `#rrggbb`. Default: that of the provider above, else #1890FF. Text and filled buttons use the nearest shade that can be read. */
  primaryColor?: string;
  /** Colours that can be told apart without red and green, stronger contrast, underlined links. Default: as above, else false. */
  colorWeak?: boolean;
  /** For pages with a content security policy: the nonce that styles are to have. The first one stays. Default: that of the `ConfigProvider` above. */
  csp?: { nonce?: string };
  /** In which direction is written. Default: that of the `ConfigProvider` above. */
  direction?: 'ltr' | 'rtl';
  /** IANA zone in which points in time are shown, e.g. `America/Lima`. Default: that of the browser, UTC in what a server renders. */
  timeZone?: string;
  /**
   * Whether 03/04/2026 is the third of April (`dayFirst`) or the fourth of March where a date is typed. The language does not say it: English is
   * written in both orders. Default: that of the browser's region, of the language in what a server renders.
   */
  dateOrder?: DateOrder;
  /** Records on a page of the dialogs of pickers at first, where a picker does not say so itself. Default: the least of its sizes, 5 or 10. */
  pageSize?: number;
  /** Sizes of pages among which users may choose there. Default: those of the picker, up to 30. */
  pageSizes?: readonly number[];
  /** Sources of the application's data for components: dictionaries, users, files. Default: none. */
  sources?: Sources;
}
