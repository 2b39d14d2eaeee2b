import type { ThemeConfig } from 'antd';
import type { AreaSource } from '../AreaPicker/areas.ts';
import type { FileStore } from '../attachments/fileStore.ts';
import type { TablePermissions } from '../EditableTable/model/columns/tablePermissions.ts';
import type { DictionarySource } from '../DictSelect/dictionary.ts';
import type { ReportSource } from '../pickers/reportSource.ts';
import type { DepartmentSource, PositionSource, RoleSource, UserSource } from '../pickers/sources.ts';
import type { LayoutStore } from '../ListPage/model/layoutStore.ts';
import type { ViewStore } from '../ListPage/views.types.ts';
import type { CategorySource, TreeSource } from '../trees/treeSources.ts';
import type { LanguageProps } from './LanguageProvider.tsx';
import type { Density } from './density.ts';

export type ThemeName = 'light' | 'dark' | 'system';

/** antd's theme, with the look that it starts from. */
export interface HarrowTheme extends ThemeConfig {
  appearance?: ThemeName;
}

/** Where components get their data. Each application hands in its own; a component that needs a missing one throws. */
export interface Sources {
  dictionary?: DictionarySource;
  /** Files of records. */
  files?: FileStore;
  /** Files of upload fields, known by their paths: a stored file's `id` is its path. */
  uploads?: FileStore;
  /** May the user use what has this code? See `Permission`. Default: everything. */
  canUse?: (code: string) => boolean;
  /** What the user may not do in editable tables that have a permission prefix. */
  permissions?: TablePermissions;
  users?: UserSource;
  departments?: DepartmentSource;
  roles?: RoleSource;
  positions?: PositionSource;
  reports?: ReportSource;
  trees?: TreeSource;
  categories?: CategorySource;
  /** Default: the areas of China. */
  areas?: AreaSource;
  /** Where columns and density of lists are remembered. Default: in this browser. */
  layouts?: LayoutStore;
  /** Where saved views of lists are kept. Default: in this browser, for nobody else. */
  views?: ViewStore;
}

export interface HarrowProviderProps extends LanguageProps {
  /**
   * A look of ours (`system` follows the operating system), or antd's tokens and components over it.
   * Default: the look of the `ConfigProvider` or `HarrowProvider` above, else `light`.
   */
  theme?: ThemeName | HarrowTheme;
  /** Default: that of the provider above, else `default`. */
  density?: Density;
  /** `#rrggbb`. Default: that of the provider above, else #1890FF. Text and filled buttons use the nearest shade that can be read. */
  primaryColor?: string;
  /** Colours that can be told apart without red and green, stronger contrast, underlined links. Default: as above, else false. */
  colorWeak?: boolean;
  /** For pages with a content security policy: the nonce that styles are to have. Default: that of the `ConfigProvider` above. */
  csp?: { nonce?: string };
  /** In which direction is written. Default: that of the `ConfigProvider` above. */
  direction?: 'ltr' | 'rtl';
  /** IANA zone in which points in time are shown, e.g. `America/Lima`. Default: that of the browser, UTC in what a server renders. */
  timeZone?: string;
  sources?: Sources;
}
